import { Alert, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { mailReset } from '../../accounts/own-account.ts'
import { useServices } from '../../app/services.ts'
import { ServerForm } from '../asking/ServerForm.tsx'
import { Page } from '../Page.tsx'

/** Has a link for a new password mailed. */
export function LostPasswordScreen() {
  const { session } = useServices()
  const [email, setEmail] = useState(session.remembered.account$.value?.person.email ?? '')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const ask = async (): Promise<void> => {
    await mailReset(email.trim())
    setSentTo(email.trim())
  }
  return (
    <Page title="Lost the password?" back={{ to: '/sign-in', name: 'Back' }} narrow>
      {sentTo === null
        ? (
            <ServerForm submitName="Send me a link" onSubmit={ask}>
              <Text>You get a mail with a link, by which you choose a new password.</Text>
              <TextInput label="Email" type="email" required autoComplete="username" value={email} onChange={event => setEmail(event.currentTarget.value)} />
            </ServerForm>
          )
        : (
            <Alert color="field" role="status" title="Look into your mail">
              If there is an account with the address <b><bdi>{sentTo}</bdi></b>, a mail is on its way to it. The link in it works once, within a day. Nothing there after some
              minutes? Look among the unwanted mails, or ask an owner or admin of your organization for a link.
            </Alert>
          )}
    </Page>
  )
}
