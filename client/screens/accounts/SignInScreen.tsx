import { PasswordInput, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useLocation } from 'wouter'
import { useServices } from '../../app/services.ts'
import { Page } from '../Page.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'

export function SignInScreen() {
  const { session } = useServices()
  const [, go] = useLocation()
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: session.remembered.account$.value?.person.email ?? '', password: '' } })
  const signIn = async (): Promise<void> => {
    const { email, password } = form.getValues()
    await session.signIn(email.trim(), password)
    go('/')
  }
  return (
    <Page title="Sign in" back={{ to: '/', name: 'Back' }}>
      <CredentialsForm submitName="Sign in" onSubmit={signIn}>
        <TextInput label="Email" type="email" required autoComplete="username" key={form.key('email')} {...form.getInputProps('email')} />
        <PasswordInput label="Password" required autoComplete="current-password" key={form.key('password')} {...form.getInputProps('password')} />
        <Text size="sm">No account yet? Open the invitation link that you were given.</Text>
      </CredentialsForm>
    </Page>
  )
}
