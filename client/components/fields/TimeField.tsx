import { TextInput } from '@mantine/core'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './form-field.ts'

interface TimeFieldProps extends FieldProps<string> {
  readonly type: 'date' | 'time' | 'datetime-local'
}

/** A day, a time, or both: `2026-06-12`, `18:00`, `2026-06-12T18:00`; empty for none. */
export const TimeField = ({ field, ...input }: TimeFieldProps) => (
  <FieldFrame field={field} textOf={time => time.replace('T', ' ')}>
    <TextInput {...input} value={field.value} onChange={event => field.set(event.currentTarget.value)} />
  </FieldFrame>
)
