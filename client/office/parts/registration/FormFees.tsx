import { currencies } from '../../../../shared-schema/texts/currencies.ts'
import { LongTextField } from '../../../components/fields/LongTextField.tsx'
import { SelectField } from '../../../components/fields/SelectField.tsx'
import type { FormOfRecord } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import { FeeFields } from './FeeFields.tsx'
import type { WrittenSettings } from './settings.ts'

interface FormFeesProps {
  readonly field: FormOfRecord<WrittenSettings>['field']
  readonly currency: string
  readonly wrong: Readonly<Record<string, string>>
}

/** The currency of a form, its fees, and how teams pay. */
export const FormFees = ({ field, currency, wrong }: FormFeesProps) => (
  <>
    <SelectField
      label={t('registration.currency')}
      description={t('registration.currencyWhat')}
      searchable
      error={wrong.currency}
      field={field('currency')}
      options={[
        { value: '', label: t('registration.noFees') },
        ...currencies.map(value => ({ value, label: value })),
      ]}
    />
    {currency !== '' && (
      <>
        <FeeFields
          legend={t('registration.fees')}
          description={t('registration.feesWhat')}
          field={field('fees')}
          currency={currency}
          wrong={wrong}
        />
        <LongTextField
          label={t('registration.howToPay')}
          description={t('registration.howToPayWhat')}
          minRows={3}
          error={wrong.payment_instructions}
          field={field('payment_instructions')}
        />
      </>
    )}
  </>
)
