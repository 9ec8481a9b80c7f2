import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { deleteAccount } from '../../accounts/own-account.ts'
import { useServices } from '../../app/services.ts'
import { ServerForm } from '../asking/ServerForm.tsx'

/** Deletes the account of whoever is signed in, and asks for the password before. */
export function DeleteAccount() {
  const { session } = useServices()
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  if (!asking) return <Button variant="default" maw={520} onClick={() => setAsking(true)}>Delete this account</Button>
  const remove = async (): Promise<void> => {
    await deleteAccount(password)
    session.forget()
  }
  return (
    <ServerForm label="Delete this account" submitName="Delete for good" onSubmit={remove} otherwise={<Button variant="default" onClick={() => setAsking(false)}>Keep it</Button>}>
      <Stack gap="xs">
        <Text>Nobody can sign in with it any more. What you recorded stays, without your name; your player stays on the rosters.</Text>
        <Text>Send what is still on your devices first.</Text>
      </Stack>
      <PasswordInput label="Your password" required autoComplete="current-password" value={password} onChange={event => setPassword(event.currentTarget.value)} />
    </ServerForm>
  )
}
