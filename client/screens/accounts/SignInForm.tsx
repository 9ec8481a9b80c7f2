import { PasswordInput, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useServices } from '../../app/services.ts'
import { ServerForm } from '../asking/ServerForm.tsx'

/** Asks who somebody is. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { session } = useServices()
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: session.remembered.account$.value?.person.email ?? '', password: '' } })
  const signIn = async (): Promise<void> => {
    const { email, password } = form.getValues()
    await session.signIn(email.trim(), password)
    onSignedIn()
  }
  return (
    <ServerForm submitName="Sign in" onSubmit={signIn}>
      <TextInput label="Email" type="email" required autoComplete="username" key={form.key('email')} {...form.getInputProps('email')} />
      <PasswordInput label="Password" required autoComplete="current-password" key={form.key('password')} {...form.getInputProps('password')} />
      <Text size="sm">
        No account yet? Open the invitation link that you were given. Lost the password? Ask an owner or admin of your organization for a link.
      </Text>
    </ServerForm>
  )
}
