import { NativeSelect } from '@mantine/core'
import type { Question } from '../../../shared-schema/api/registration-form.ts'
import { LongTextField } from '../../components/fields/LongTextField.tsx'
import { TextField } from '../../components/fields/TextField.tsx'
import type { FormField } from '../../components/fields/form-field.ts'
import { t } from '../../texts/t.ts'

interface QuestionFieldProps {
  readonly question: Question
  /** `yes` and `no` for a question that is answered so; empty without an answer. */
  readonly field: FormField<string>
  readonly error: string | undefined
}

/** The field for the answer to a question of the organizer. */
export function QuestionField({ question, field, error }: QuestionFieldProps) {
  const { kind, label, is_required, choices } = question
  if (kind === 'short text')
    return <TextField label={label} required={is_required} maxLength={300} error={error} field={field} />
  if (kind === 'long text')
    return (
      <LongTextField
        label={is_required ? t('registration.needed', { label }) : label}
        minRows={3}
        error={error}
        field={field}
      />
    )
  const options =
    kind === 'choice'
      ? choices.map(value => ({ value, label: value }))
      : [
          { value: 'yes', label: t('registration.yes') },
          { value: 'no', label: t('registration.no') },
        ]
  return (
    <NativeSelect
      label={label}
      required={is_required}
      error={error}
      value={field.value}
      data={[{ value: '', label: t('registration.choose') }, ...options]}
      onChange={event => field.set(event.currentTarget.value)}
    />
  )
}

/** The answer as it is sent; undefined without one. */
export function answerOf({ kind }: Question, written: string | undefined): string | boolean | undefined {
  if (written === undefined || written === '') return undefined
  return kind === 'yes or no' ? written === 'yes' : written
}
