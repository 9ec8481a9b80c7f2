import { PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { passwordLength } from '../../../shared-schema/api/accounts/password-length.ts'
import { changeEmail, changeName, changePassword } from '../../accounts/own-account.ts'
import type { Account } from '../../accounts/person.ts'
import { useServices } from '../../components/services.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { t } from '../../texts/t.ts'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'

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
  const form = useForm({ initialValues: { name } })
  const save = async (): Promise<void> => {
    await changeName(form.getValues().name.trim())
    await session.refresh()
  }
  return (
    <ServerForm
      label={t('account.yourName')}
      submitName={t('account.saveName')}
      onSubmit={save}
      labels={{ name: t('account.name') }}
      onFieldErrors={fields => form.setErrors({ ...fields })}
    >
      <TextInput
        label={t('account.name')}
        description={t('account.nameWhat')}
        required
        autoComplete="name"
        {...form.getInputProps('name')}
      />
    </ServerForm>
  )
}

function Email({ email }: { email: string }) {
  const { session } = useServices()
  const form = useForm({ initialValues: { email, password: '' } })
  const save = async (): Promise<void> => {
    const values = form.getValues()
    await changeEmail(values.email.trim(), values.password)
    await session.refresh()
  }
  return (
    <ServerForm
      label={t('account.yourEmail')}
      submitName={t('account.saveEmail')}
      onSubmit={save}
      labels={{ email: t('account.email'), password: t('account.yourPassword') }}
      onFieldErrors={fields => form.setErrors({ ...fields })}
    >
      <TextInput
        label={t('account.email')}
        description={t('account.emailWhat')}
        type="email"
        required
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label={t('account.yourPassword')}
        required
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
    </ServerForm>
  )
}

function Password() {
  const form = useForm({ initialValues: { current_password: '', new_password: '' } })
  const save = async (): Promise<void> => {
    const { current_password, new_password } = form.getValues()
    await changePassword(current_password, new_password)
    form.reset()
  }
  return (
    <ServerForm
      label={t('account.yourPassword')}
      submitName={t('account.changePassword')}
      onSubmit={save}
      labels={{ current_password: t('account.presentPassword'), new_password: t('account.newPassword') }}
      onFieldErrors={fields => form.setErrors({ ...fields })}
    >
      <PasswordInput
        label={t('account.presentPassword')}
        required
        autoComplete="current-password"
        {...form.getInputProps('current_password')}
      />
      <PasswordInput
        label={t('account.newPassword')}
        description={t('account.newPasswordWhat', { count: passwordLength.least })}
        required
        autoComplete="new-password"
        {...form.getInputProps('new_password')}
      />
    </ServerForm>
  )
}
