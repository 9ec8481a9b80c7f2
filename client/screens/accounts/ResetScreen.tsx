import { Alert, PasswordInput, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { resetPassword } from '../../accounts/own-account.ts'
import { useServices } from '../../app/services.ts'
import { ServerForm } from '../asking/ServerForm.tsx'
import { Page } from '../Page.tsx'
import { CodeForm } from './CodeForm.tsx'

/** Reached by a link for who lost the password. Its code stands behind the #, so that no server and no log sees it in an address. */
export function ResetScreen() {
  const { session } = useServices()
  const [, go] = useLocation()
  const code = location.hash.slice(1)
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm({ initialValues: { password: '' } })
  const reset = async (): Promise<void> => {
    const { password } = form.getValues()
    const step = await session.signIn(await resetPassword(code, password), password)
    if (step === 'needs code') setNeedsCode(true)
    else go('/')
  }
  return (
    <Page title="Choose a new password" back={{ to: '/', name: 'All events' }} narrow>
      {needsCode
        ? <CodeForm onSignedIn={() => go('/')} onBack={() => go('/sign-in')} />
        : code === ''
        ? <Alert color="red" title="The code is missing">Open the whole link, with what stands behind the #.</Alert>
        : (
            <ServerForm submitName="Save and sign in" onSubmit={reset} onFieldErrors={fields => form.setErrors({ ...fields })}>
              <PasswordInput label="New password" description="At least 10 characters" required autoComplete="new-password" {...form.getInputProps('password')} />
              <Text size="sm">You are signed out everywhere else, and your tokens and programs end. What is recorded on your devices stays.</Text>
            </ServerForm>
          )}
    </Page>
  )
}
