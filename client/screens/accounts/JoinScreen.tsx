import { Alert, PasswordInput, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { cameFrom } from '../../accounts/came-from.ts'
import { useServices } from '../../app/services.ts'
import { ServerForm } from '../asking/ServerForm.tsx'
import { Page } from '../Page.tsx'
import { CodeForm } from './CodeForm.tsx'

const SHORTEST_PASSWORD = 10

/** Reached by an invitation. Its code stands behind the #, so that no server and no log sees it in an address. */
export function JoinScreen() {
  const { session } = useServices()
  const [, go] = useLocation()
  const from = cameFrom(location.search)
  const code = location.hash.slice(1)
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', password: '' },
    validate: {
      name: value => (value.trim() === '' ? 'Please give your name: it stands beside what you record' : null),
      password: value => (value.length < SHORTEST_PASSWORD ? `At least ${SHORTEST_PASSWORD} characters` : null),
    },
  })
  const join = async (): Promise<void> => {
    if (form.validate().hasErrors) return
    const { name, email, password } = form.getValues()
    if (await session.join({ code, name: name.trim(), email: email.trim(), password }) === 'needs code') setNeedsCode(true)
    else go(from)
  }
  return (
    <Page title="Create your account" back={{ to: from, name: 'Back' }} narrow>
      {needsCode
        ? <CodeForm onSignedIn={() => go(from)} onBack={() => go('/sign-in')} />
        : code === ''
        ? <Alert color="red" title="The code is missing">Open the whole invitation link, with what stands behind the #.</Alert>
        : (
            <ServerForm submitName="Create account" onSubmit={join} onFieldErrors={fields => form.setErrors({ ...fields })}>
              <TextInput label="Name" required autoComplete="name" key={form.key('name')} {...form.getInputProps('name')} />
              <TextInput label="Email" type="email" required autoComplete="username" key={form.key('email')} {...form.getInputProps('email')} />
              <PasswordInput
                label="Password" description={`At least ${SHORTEST_PASSWORD} characters`} required autoComplete="new-password"
                key={form.key('password')} {...form.getInputProps('password')}
              />
              <Text size="sm">You stay signed in on this device.</Text>
            </ServerForm>
          )}
    </Page>
  )
}
