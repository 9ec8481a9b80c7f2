import { Alert, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Tagged } from '../../components/Tagged.tsx'
import { mailReset } from '../../accounts/own-account.ts'
import { useServices } from '../../components/services.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { Page } from '../../components/page/Page.tsx'
import { t } from '../../texts/t.ts'

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
    <Page title={t('signIn.lostPassword')} back={{ to: '/sign-in', name: t('common.back') }} narrow>
      {sentTo === null ? (
        <ServerForm submitName={t('signIn.mailLink')} onSubmit={ask} labels={{ email: t('account.email') }}>
          <Text>{t('signIn.mailLinkWhat')}</Text>
          <TextInput
            label={t('account.email')}
            type="email"
            required
            autoComplete="username"
            value={email}
            onChange={event => setEmail(event.currentTarget.value)}
          />
        </ServerForm>
      ) : (
        <Alert color="field" role="status" title={t('signIn.mailSent')}>
          <Tagged text="signIn.mailSentWhat" values={{ email: sentTo }} />
        </Alert>
      )}
    </Page>
  )
}
