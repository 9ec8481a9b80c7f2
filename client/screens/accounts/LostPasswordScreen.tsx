import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { Tagged } from '../../components/Tagged.tsx'
import { mailReset } from '../../accounts/own-account.ts'
import { useFields } from '../../components/fields/use-fields.ts'
import { useServices } from '../../components/services.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { Page } from '../../components/page/Page.tsx'
import { t } from '../../texts/t.ts'
import { EmailField } from './EmailField.tsx'

/** Has a link for a new password mailed. */
export function LostPasswordScreen() {
  const { session } = useServices()
  const form = useFields({ email: session.remembered.account$.value?.person.email ?? '' })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const ask = async (): Promise<void> => {
    const email = form.values.email.trim()
    await mailReset(email)
    setSentTo(email)
  }
  return (
    <Page title={t('signIn.lostPassword')} back={{ to: '/sign-in', name: t('common.back') }} narrow>
      {sentTo === null ? (
        <ServerForm
          submitName={t('signIn.mailLink')}
          onSubmit={ask}
          labels={{ email: t('account.email') }}
          onFieldErrors={form.showErrors}
        >
          <Text>{t('signIn.mailLinkWhat')}</Text>
          <EmailField error={form.errors.email} field={form.field('email')} />
        </ServerForm>
      ) : (
        <Alert color="field" role="status" title={t('signIn.mailSent')}>
          <Tagged text="signIn.mailSentWhat" values={{ email: sentTo }} />
        </Alert>
      )}
    </Page>
  )
}
