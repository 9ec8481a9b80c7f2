import type { FieldProps } from '../../components/fields/form-field.ts'
import { TextField } from '../../components/fields/TextField.tsx'
import { t } from '../../texts/t.ts'

interface EmailFieldProps extends Omit<FieldProps<string>, 'label'> {
  /** By default browsers offer the addresses of accounts. */
  readonly autoComplete?: string
}

/** The address of an account. */
export const EmailField = ({ autoComplete = 'username', ...input }: EmailFieldProps) => (
  <TextField {...input} label={t('account.email')} type="email" required autoComplete={autoComplete} />
)
