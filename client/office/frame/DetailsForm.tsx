import { Checkbox, NativeSelect, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { t } from '../texts/t.ts'
import { t as commonT } from '../../texts/t.ts'
import { EditConflict } from './EditConflict.tsx'
import { SendButton } from './SendButton.tsx'
import { TimeZoneField } from './TimeZoneField.tsx'
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
    <Stack
      component="form"
      maw={640}
      onSubmit={event => {
        event.preventDefault()
        void store()
      }}
    >
      {fields.map(field => (
        <Stack key={field.name} gap={4}>
          <Input
            field={field}
            value={form.values[field.name] ?? null}
            error={wrong[field.name]}
            onChange={next => form.set(field.name, next)}
          />
          {form.conflicts.includes(field.name) && (
            <EditConflict theirs={String(now[field.name] ?? '')} onTake={() => form.takeTheirs(field.name)} />
          )}
        </Stack>
      ))}
      <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
      <div>
        <SendButton busy={busy} disabled={Object.keys(form.unsent).length === 0}>
          {commonT('common.save')}
        </SendButton>
      </div>
      <Text role="status">{stored ? t('frame.stored') : ''}</Text>
    </Stack>
  )
}

interface InputProps {
  readonly field: DetailField
  readonly value: Values[string]
  readonly error: string | undefined
  readonly onChange: (value: Values[string]) => void
}

function Input({
  field: { name, label, description, kind, records = [], none, choices = [] },
  value,
  error,
  onChange,
}: InputProps) {
  const common = { name, label, description, error }
  const text = String(value ?? '')
  switch (kind) {
    case 'choice':
      return (
        <Checkbox
          {...common}
          checked={value === true}
          onChange={event => onChange(event.currentTarget.checked)}
        />
      )
    case 'text':
      return (
        <Textarea
          {...common}
          autosize
          minRows={3}
          value={text}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )
    case 'day':
    case 'time':
      return (
        <TextInput
          {...common}
          type={kind === 'day' ? 'date' : 'time'}
          value={text}
          onChange={event => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
        />
      )
    case 'number':
      return (
        <TextInput
          {...common}
          inputMode="numeric"
          value={text}
          onChange={event => {
            const digits = event.currentTarget.value.trim()
            onChange(/^\d+$/.test(digits) ? Number(digits) : digits)
          }}
        />
      )
    case 'record':
      return (
        <Select
          {...common}
          allowDeselect={false}
          value={text}
          onChange={id => onChange(id ? Number(id) : null)}
          data={[
            ...(none === undefined ? [] : [{ value: '', label: none }]),
            ...records.map(one => ({ value: String(one.id), label: one.name })),
          ]}
        />
      )
    case 'one of':
      return (
        <NativeSelect
          {...common}
          value={text}
          onChange={event => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
          data={[...choices]}
        />
      )
    case 'zone':
      return <TimeZoneField label={label} error={error} value={text} onChange={onChange} />
    case 'line':
      return <TextInput {...common} value={text} onChange={event => onChange(event.currentTarget.value)} />
  }
}
