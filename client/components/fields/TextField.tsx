import { TextInput, type TextInputProps } from '@mantine/core'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './form-field.ts'

type Typing = 'autoCapitalize' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'maxLength' | 'spellCheck'
type Attributes = Typing | 'onFocus' | 'placeholder' | 'required' | 'size' | 'w'
type TextFieldProps = FieldProps<string> & Pick<TextInputProps, Attributes> & { readonly type?: 'email' }

/** A line of text. */
export const TextField = ({ field, ...input }: TextFieldProps) => (
  <FieldFrame field={field} textOf={String}>
    <TextInput {...input} value={field.value} onChange={event => field.set(event.currentTarget.value)} />
  </FieldFrame>
)
