import { passwordLength } from '../../../shared-schema/api/accounts/password-length.ts'
import { t } from '../../texts/t.ts'

/** The error message of a new password that is too short; undefined if it is long enough. */
export const passwordError = (password: string): string | undefined =>
  password.length < passwordLength.least ? t('account.length', { count: passwordLength.least }) : undefined
