import { Anchor, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from 'wouter'
import { fetchSignInOffer } from '../../accounts/own-account.ts'
import { useServices } from '../../app/services.ts'
import { ProblemAlert } from '../asking/ProblemAlert.tsx'
import { ServerForm } from '../asking/ServerForm.tsx'
import { useAnswer } from '../asking/use-answer.ts'
import { CodeForm } from './CodeForm.tsx'

/** Asks who somebody is: for the password, and then for a code where they have two-step sign-in. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [needsCode, setNeedsCode] = useState(false)
  const [why, setWhy] = useState<string | null>(null)
  const back = (reason: string | null): void => {
    setWhy(reason)
    setNeedsCode(false)
  }
  if (needsCode) return <CodeForm onSignedIn={onSignedIn} onBack={back} />
  return (
    <Stack>
      <ProblemAlert problem={why} />
      <PasswordForm onSignedIn={onSignedIn} onCodeNeeded={() => setNeedsCode(true)} />
    </Stack>
  )
}

function PasswordForm({ onSignedIn, onCodeNeeded }: { onSignedIn: () => void; onCodeNeeded: () => void }) {
  const { session } = useServices()
  const { value: offer } = useAnswer(fetchSignInOffer)
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: session.remembered.account$.value?.person.email ?? '', password: '' } })
  const signIn = async (): Promise<void> => {
    const { email, password } = form.getValues()
    if (await session.signIn(email.trim(), password) === 'needs code') onCodeNeeded()
    else onSignedIn()
  }
  return (
    <ServerForm submitName="Sign in" onSubmit={signIn}>
      <TextInput label="Email" type="email" required autoComplete="username" key={form.key('email')} {...form.getInputProps('email')} />
      <PasswordInput label="Password" required autoComplete="current-password" key={form.key('password')} {...form.getInputProps('password')} />
      <Text size="sm">No account yet? Open the invitation link that you were given.</Text>
      {offer?.resets_by_email
        ? <Anchor component={Link} href="/lost-password" py="xs">Lost the password?</Anchor>
        : <Text size="sm">Lost the password? Ask an owner or admin of your organization for a link.</Text>}
    </ServerForm>
  )
}
