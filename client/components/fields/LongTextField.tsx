import { Textarea, type TextareaProps } from '@mantine/core'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './form-field.ts'

type Attributes = 'autoCapitalize' | 'autoComplete' | 'placeholder' | 'spellCheck'
type LongTextFieldProps = FieldProps<string> & Pick<TextareaProps, Attributes> & { readonly minRows: number }

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
