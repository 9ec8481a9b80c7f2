import { z } from 'zod'
import { CheckField } from '../../components/fields/CheckField.tsx'
import { ChoiceField } from '../../components/fields/ChoiceField.tsx'
import { recordOptions, type FormField } from '../../components/fields/form-field.ts'
import { LongTextField } from '../../components/fields/LongTextField.tsx'
import { SelectField } from '../../components/fields/SelectField.tsx'
import { TextField } from '../../components/fields/TextField.tsx'
import { TimeField } from '../../components/fields/TimeField.tsx'
import { t as clientT } from '../../texts/t.ts'
import { TimeZoneField } from './TimeZoneField.tsx'

/** One field of a form for a record, with its input. */
export interface DetailField {
  readonly name: string
  readonly label: string
  readonly description?: string
  readonly kind:
    | 'line'
    | 'text'
    | 'day'
    | 'time'
    | 'number'
    | 'choice'
    | 'record'
    | 'one of'
    | 'yes or no'
    | 'zone'
  /** The records to choose one from. */
  readonly records?: readonly { readonly id: number; readonly name: string }[]
  /** The label for choosing none, if allowed; in a field of yes or no, what holds then. */
  readonly none?: string
  /** The choices; an empty value means none. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

export const detailValue = z.union([z.string(), z.number(), z.boolean(), z.null()])
type DetailValue = z.infer<typeof detailValue>

interface DetailInputProps {
  readonly detail: DetailField
  readonly field: FormField<DetailValue>
  readonly error: string | undefined
}

/** The input of a field, of the kind that the field says. */
export function DetailInput({
  detail: { label, description, kind, records = [], none, choices = [] },
  field,
  error,
}: DetailInputProps) {
  const common = { label, description, error }
  switch (kind) {
    case 'choice':
      return (
        <CheckField
          {...common}
          field={converted(
            field,
            value => value === true,
            isOn => isOn,
          )}
        />
      )
    case 'text':
      return <LongTextField {...common} minRows={3} field={asText(field)} />
    case 'day':
      return <TimeField {...common} type="date" field={asText(field, textOrNone)} />
    case 'time':
      return <TimeField {...common} type="time" field={asText(field, textOrNone)} />
    case 'number':
      return <TextField {...common} inputMode="numeric" field={asText(field, numberIn)} />
    case 'record':
      return (
        <SelectField
          {...common}
          field={asText(field, id => (id === '' ? null : Number(id)))}
          options={recordOptions(records, none)}
        />
      )
    case 'one of':
      return <ChoiceField {...common} field={asText(field, textOrNone)} options={choices} />
    case 'yes or no':
      return (
        <ChoiceField
          {...common}
          field={asText(field, text => (text === '' ? null : text === 'true'))}
          options={[
            { value: '', label: none ?? '' },
            { value: 'true', label: clientT('game.yes') },
            { value: 'false', label: clientT('game.no') },
          ]}
        />
      )
    case 'zone':
      return <TimeZoneField label={label} error={error} field={asText(field)} />
    case 'line':
      return <TextField {...common} field={asText(field)} />
  }
}

const textOrNone = (text: string): string | null => (text === '' ? null : text)

/** The number in a text, null if it is empty; the text itself if the server has to refuse it. */
function numberIn(text: string): DetailValue {
  const digits = text.trim()
  if (digits === '') return null
  return /^-?\d+$/.test(digits) ? Number(digits) : digits
}

const asText = (
  field: FormField<DetailValue>,
  read: (text: string) => DetailValue = text => text,
): FormField<string> => converted(field, value => String(value ?? ''), read)

/** The field as its input needs it. */
const converted = <T,>(
  { value, set, conflict }: FormField<DetailValue>,
  show: (value: DetailValue) => T,
  read: (shown: T) => DetailValue,
): FormField<T> => ({
  value: show(value),
  set: shown => set(read(shown)),
  conflict: conflict && { ...conflict, theirs: show(conflict.theirs) },
})
