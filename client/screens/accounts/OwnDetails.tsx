import { Stack } from '@mantine/core'
import { passwordLength } from '../../../shared-schema/api/accounts/password-length.ts'
import { changeEmail, changeName, changePassword } from '../../accounts/own-account.ts'
import type { Account } from '../../accounts/person.ts'
import { PasswordField } from '../../components/fields/PasswordField.tsx'
import { TextField } from '../../components/fields/TextField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { useServices } from '../../components/services.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { t } from '../../texts/t.ts'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { EmailField } from './EmailField.tsx'

/** The editable details of one's own account. */
export function OwnDetails({ account }: { account: Account }) {
  return (
    <Stack>
      <Name key={account.person.name} name={account.person.name} />
      <Email key={account.person.email} email={account.person.email ?? ''} />
      {account.asks_to_verify_email && <ConfirmEmail />}
      <Password />
      <DeleteAccount />
    </Stack>
  )
}

function Name({ name }: { name: string }) {
  const { session } = useServices()
  const form = useFields({ name })
  const save = async (): Promise<void> => {
    await changeName(form.values.name.trim())
    await session.refresh()
  }
  return (
    <ServerForm
      label={t('account.yourName')}
      submitName={t('account.saveName')}
      onSubmit={save}
      labels={{ name: t('account.name') }}
      onFieldErrors={form.showErrors}
    >
      <TextField
        label={t('account.name')}
        description={t('account.nameWhat')}
        required
        autoComplete="name"
        error={form.errors.name}
        field={form.field('name')}
      />
    </ServerForm>
  )
}

function Email({ email }: { email: string }) {
  const { session } = useServices()
  const form = useFields({ email, password: '' })
  const save = async (): Promise<void> => {
    await changeEmail(form.values.email.trim(), form.values.password)
    await session.refresh()
  }
  return (
    <ServerForm
      label={t('account.yourEmail')}
      submitName={t('account.saveEmail')}
      onSubmit={save}
      labels={{ email: t('account.email'), password: t('account.yourPassword') }}
      onFieldErrors={form.showErrors}
    >
      <EmailField
        description={t('account.emailWhat')}
        error={form.errors.email}
        field={form.field('email')}
      />
      <PasswordField
        label={t('account.yourPassword')}
        autoComplete="current-password"
        error={form.errors.password}
        field={form.field('password')}
      />
    </ServerForm>
  )
}

function Password() {
  const form = useFields({ current_password: '', new_password: '' })
  const save = async (): Promise<void> => {
    const { current_password, new_password } = form.values
    await changePassword(current_password, new_password)
    form.reset()
  }
  return (
    <ServerForm
      label={t('account.yourPassword')}
      submitName={t('account.changePassword')}
      onSubmit={save}
      labels={{ current_password: t('account.presentPassword'), new_password: t('account.newPassword') }}
      onFieldErrors={form.showErrors}
    >
      <PasswordField
        label={t('account.presentPassword')}
        autoComplete="current-password"
        error={form.errors.current_password}
        field={form.field('current_password')}
      />
      <PasswordField
        label={t('account.newPassword')}
        description={t('account.newPasswordWhat', { count: passwordLength.least })}
        autoComplete="new-password"
        error={form.errors.new_password}
        field={form.field('new_password')}
      />
    </ServerForm>
  )
}
