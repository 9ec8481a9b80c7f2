import { questionKinds, type RegistrationForm } from '../../../../shared-schema/api/registration-form.ts'
import { CheckField } from '../../../components/fields/CheckField.tsx'
import { ChoiceField } from '../../../components/fields/ChoiceField.tsx'
import { LongTextField } from '../../../components/fields/LongTextField.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import type { FormField } from '../../../components/fields/form-field.ts'
import { t } from '../../texts/t.ts'
import { EditedList } from './EditedList.tsx'
import { newCode } from './new-code.ts'
import type { WrittenAgreement, WrittenCode, WrittenQuestion } from './settings.ts'

interface ListProps<T> {
  readonly field: FormField<T[]>
  /** The reasons why fields were refused, by their names in requests. */
  readonly wrong: Readonly<Record<string, string>>
}

const newQuestion: WrittenQuestion = {
  id: null,
  kind: 'short text',
  label: '',
  is_required: false,
  choices: '',
}

/** The questions of the organizer. */
export const Questions = ({ field, wrong }: ListProps<WrittenQuestion>) => (
  <EditedList
    legend={t('registration.questions')}
    description={t('registration.questionsWhat')}
    field={field}
    add={t('registration.addQuestion')}
    fresh={() => newQuestion}
    textOf={({ label }) => label}
  >
    {({ kind, label, is_required, choices }, change, place) => (
      <>
        <TextField
          label={t('registration.question')}
          error={wrong[`questions.${place}.label`]}
          field={{ value: label, set: value => change({ label: value }) }}
        />
        <ChoiceField
          label={t('registration.kind')}
          field={{ value: kind, set: value => change({ kind: value }) }}
          options={questionKinds.map(value => ({ value, label: t(`registration.kinds.${value}`) }))}
        />
        {kind === 'choice' && (
          <LongTextField
            label={t('registration.choices')}
            description={t('registration.choicesWhat')}
            minRows={2}
            error={wrong[`questions.${place}.choices`]}
            field={{ value: choices, set: value => change({ choices: value }) }}
          />
        )}
        <CheckField
          label={t('registration.isRequired')}
          field={{ value: is_required, set: value => change({ is_required: value }) }}
        />
      </>
    )}
  </EditedList>
)

/** The texts to agree to. */
export const Agreements = ({
  field,
  wrong,
  form,
}: ListProps<WrittenAgreement> & { readonly form: RegistrationForm }) => (
  <EditedList
    legend={t('registration.agreements')}
    description={t('registration.agreementsWhat')}
    field={field}
    add={t('registration.addAgreement')}
    fresh={() => ({ id: null, title: '', text: '', is_required: true })}
    textOf={({ title }) => title}
  >
    {({ id, title, text, is_required }, change, place) => {
      const stored = form.agreements.find(one => one.id === id)
      return (
        <>
          <TextField
            label={t('registration.agreementTitle')}
            error={wrong[`agreements.${place}.title`]}
            field={{ value: title, set: value => change({ title: value }) }}
          />
          <LongTextField
            label={t('registration.agreementText')}
            description={stored && t('registration.version', { version: stored.version })}
            minRows={4}
            error={wrong[`agreements.${place}.text`]}
            field={{ value: text, set: value => change({ text: value }) }}
          />
          <CheckField
            label={t('registration.mustAgree')}
            field={{ value: is_required, set: value => change({ is_required: value }) }}
          />
        </>
      )
    }}
  </EditedList>
)

/** The codes that invite teams. */
export const Codes = ({
  field,
  wrong,
  form,
}: ListProps<WrittenCode> & { readonly form: RegistrationForm }) => (
  <EditedList
    legend={t('registration.codes')}
    description={t('registration.codesWhat')}
    field={field}
    add={t('registration.addCode')}
    fresh={() => ({ code: newCode(), uses: '1' })}
    textOf={({ code }) => code}
  >
    {({ code, uses }, change, place) => {
      const used = form.codes.find(one => one.code === code)?.used ?? 0
      return (
        <>
          <TextField
            label={t('registration.invitationCode')}
            autoCapitalize="none"
            error={wrong[`codes.${place}.code`]}
            field={{ value: code, set: value => change({ code: value }) }}
          />
          <TextField
            label={t('registration.uses')}
            description={t('registration.used', { count: used })}
            inputMode="numeric"
            error={wrong[`codes.${place}.uses`]}
            field={{ value: uses, set: value => change({ uses: value }) }}
          />
        </>
      )
    }}
  </EditedList>
)
