import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import type { FieldProps } from './form-field.ts'

interface PasswordFieldProps extends FieldProps<string>, Pick<PasswordInputProps, 'autoFocus'> {
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password: required wherever a form asks for one, and never in conflict with another person's. */
export const PasswordField = ({ field, ...input }: PasswordFieldProps) => (
  <PasswordInput
    {...input}
    required
    value={field.value}
    onChange={event => field.set(event.currentTarget.value)}
  />
)
