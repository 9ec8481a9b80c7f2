import { passwordLength } from '../../../shared-schema/api/accounts/password-length.ts'
import { PasswordField } from '../../components/fields/PasswordField.tsx'
import type { useFields } from '../../components/fields/use-fields.ts'
import { t } from '../../texts/t.ts'
import { EmailField } from './EmailField.tsx'

interface NewAccountFieldsProps {
  readonly form: ReturnType<typeof useFields<{ email: string; password: string }>>
}

/** The address and the password of a new account. */
export const NewAccountFields = ({ form }: NewAccountFieldsProps) => (
  <>
    <EmailField error={form.errors.email} field={form.field('email')} />
    <PasswordField
      label={t('account.password')}
      description={t('account.length', { count: passwordLength.least })}
      autoComplete="new-password"
      error={form.errors.password}
      field={form.field('password')}
    />
  </>
)
