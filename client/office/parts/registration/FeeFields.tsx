import { SimpleGrid } from '@mantine/core'
import type { FormField } from '../../../components/fields/form-field.ts'
import { TextField } from '../../../components/fields/TextField.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { t } from '../../texts/t.ts'
import { EditedList } from './EditedList.tsx'
import type { WrittenFee } from './settings.ts'

interface FeeFieldsProps {
  readonly legend: string
  readonly description: string
  readonly field: FormField<WrittenFee[]>
  readonly currency: string
  /** The reasons why fields were refused, by their names in requests. */
  readonly wrong: Readonly<Record<string, string>>
}

/** Fees to be changed: name, amount and day of each. */
export const FeeFields = ({ currency, wrong, ...list }: FeeFieldsProps) => (
  <EditedList
    {...list}
    add={t('registration.addFee')}
    fresh={() => ({ name: '', amount: '', due_date: '' })}
    textOf={({ name }) => name}
  >
    {({ name, amount, due_date }, change, place) => (
      <>
        <TextField
          label={t('registration.feeName')}
          maxLength={100}
          error={wrong[`fees.${place}.name`]}
          field={{ value: name, set: value => change({ name: value }) }}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField
            label={t('registration.amountIn', { currency })}
            error={`fees.${place}.amount` in wrong && t('registration.amountWrong')}
            field={{ value: amount, set: value => change({ amount: value }) }}
          />
          <TimeField
            type="date"
            label={t('registration.dueDate')}
            error={wrong[`fees.${place}.due_date`]}
            field={{ value: due_date, set: value => change({ due_date: value }) }}
          />
        </SimpleGrid>
      </>
    )}
  </EditedList>
)
