import { PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { changeEmail, changeName, changePassword } from '../../accounts/own-account.ts'
import type { Account } from '../../accounts/person.ts'
import { useServices } from '../../app/services.ts'
import { ServerForm } from '../asking/ServerForm.tsx'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'

/** What somebody can change of their own account. */
export function OwnDetails({ account }: { account: Account }) {
  return (
    <Stack>
      <Name key={account.person.name} name={account.person.name} />
      <Email key={account.person.email} email={account.person.email} />
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
    <ServerForm label="Your name" submitName="Save the name" onSubmit={save} onFieldErrors={fields => form.setErrors({ ...fields })}>
      <TextInput label="Name" description="It stands beside what you record" required autoComplete="name" {...form.getInputProps('name')} />
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
    <ServerForm label="Your email" submitName="Save the email" onSubmit={save} onFieldErrors={fields => form.setErrors({ ...fields })}>
      <TextInput label="Email" description="You sign in with it" type="email" required autoComplete="username" {...form.getInputProps('email')} />
      <PasswordInput label="Your password" required autoComplete="current-password" {...form.getInputProps('password')} />
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
    <ServerForm label="Your password" submitName="Change the password" onSubmit={save} onFieldErrors={fields => form.setErrors({ ...fields })}>
      <PasswordInput label="Present password" required autoComplete="current-password" {...form.getInputProps('current_password')} />
      <PasswordInput
        label="New password" description="At least 10 characters. You are signed out everywhere else, and all tokens and programs end." required
        autoComplete="new-password" {...form.getInputProps('new_password')}
      />
    </ServerForm>
  )
}
