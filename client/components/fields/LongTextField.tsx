import { Textarea } from '@mantine/core'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './form-field.ts'

interface LongTextFieldProps extends FieldProps<string> {
  readonly minRows: number
}

/** A text of several lines. */
export const LongTextField = ({ field, ...input }: LongTextFieldProps) => (
  <FieldFrame field={field} textOf={String}>
    <Textarea
      {...input}
      autosize
      value={field.value}
      onChange={event => field.set(event.currentTarget.value)}
    />
  </FieldFrame>
)
