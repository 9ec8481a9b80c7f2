import { Text } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { t } from '../texts/t.ts'
import { t as clientT } from '../../texts/t.ts'
import { CheckField } from '../../components/fields/CheckField.tsx'
import { ChoiceField } from '../../components/fields/ChoiceField.tsx'
import { Form } from '../../components/fields/Form.tsx'
import { recordOptions, type FormField } from '../../components/fields/form-field.ts'
import { LongTextField } from '../../components/fields/LongTextField.tsx'
import { SelectField } from '../../components/fields/SelectField.tsx'
import { TextField } from '../../components/fields/TextField.tsx'
import { TimeField } from '../../components/fields/TimeField.tsx'
import { TimeZoneField } from './TimeZoneField.tsx'
import { SendButton } from './SendButton.tsx'
import { useChange } from './use-change.ts'
import { useEdits } from './use-edits.ts'

/** One field of a details form, with its input. */
export interface DetailField {
  readonly name: string
  readonly label: string
  readonly description?: string
  readonly kind: 'line' | 'text' | 'day' | 'time' | 'number' | 'choice' | 'record' | 'one of' | 'zone'
  /** The records to choose one from. */
  readonly records?: readonly { readonly id: number; readonly name: string }[]
  /** The label for choosing none, if allowed. */
  readonly none?: string
  /** The choices; an empty value means none. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
const values = z.record(z.string(), value)
type Value = z.infer<typeof value>
type Values = z.infer<typeof values>

interface DetailsFormProps {
  /** The address of the record: `/v1/tournaments/5/`. */
  readonly path: string
  readonly fields: readonly DetailField[]
  readonly record: Readonly<Record<string, unknown>> & { readonly time_last_updated: string }
}

/**
 * The details of a record, for editing by several people at the same time: nobody overwrites another's
 * changes unseen.
 */
export function DetailsForm({ path, fields, record }: DetailsFormProps) {
  const now: Values = Object.fromEntries(fields.map(({ name }) => [name, value.parse(record[name] ?? null)]))
  const form = useEdits(path, now, values)
  const { send, busy, wrong, isChangedSince, problem } = useChange()
  const [stored, setStored] = useState(false)
  const store = async (): Promise<void> => {
    setStored(false)
    const sent = await send({ method: 'PATCH', path, body: form.unsent, asOf: record.time_last_updated })
    if (!sent) return
    form.done()
    setStored(true)
  }
  return (
    <Form maw={640} onSend={store}>
      {fields.map(detail => (
        <Input key={detail.name} detail={detail} field={form.field(detail.name)} error={wrong[detail.name]} />
      ))}
      <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
      <div>
        <SendButton busy={busy} disabled={Object.keys(form.unsent).length === 0}>
          {clientT('common.save')}
        </SendButton>
      </div>
      <Text role="status">{stored ? t('frame.stored') : ''}</Text>
    </Form>
  )
}

interface InputProps {
  readonly detail: DetailField
  readonly field: FormField<Value>
  readonly error: string | undefined
}

function Input({
  detail: { label, description, kind, records = [], none, choices = [] },
  field,
  error,
}: InputProps) {
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
    case 'zone':
      return <TimeZoneField label={label} error={error} field={asText(field)} />
    case 'line':
      return <TextField {...common} field={asText(field)} />
  }
}

const textOrNone = (text: string): string | null => (text === '' ? null : text)

/** The number in a text; the text itself if the server has to refuse it. */
function numberIn(text: string): Value {
  const digits = text.trim()
  return /^\d+$/.test(digits) ? Number(digits) : digits
}

const asText = (field: FormField<Value>, read: (text: string) => Value = text => text): FormField<string> =>
  converted(field, value => String(value ?? ''), read)

/** The field as its input needs it. */
const converted = <T,>(
  { value, set, conflict }: FormField<Value>,
  show: (value: Value) => T,
  read: (shown: T) => Value,
): FormField<T> => ({
  value: show(value),
  set: shown => set(read(shown)),
  conflict: conflict && { ...conflict, theirs: show(conflict.theirs) },
})
