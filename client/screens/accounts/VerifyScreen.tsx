import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { Tagged } from '../../components/Tagged.tsx'
import { verifyEmail } from '../../accounts/own-account.ts'
import { useServices } from '../../components/services.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { Page } from '../../components/page/Page.tsx'
import { t } from '../../texts/t.ts'

/** Opened by a mailed link. It needs a tap, because mail scanners open links automatically. */
export function VerifyScreen() {
  const { session } = useServices()
  const [verified, setVerified] = useState<string | null>(null)
  const code = location.hash.slice(1)
  const verify = async (): Promise<void> => {
    setVerified(await verifyEmail(code))
    await session.refresh()
  }
  return (
    <Page title={t('signIn.verify')} back={{ to: '/', name: t('common.allEvents') }} narrow>
      {code === '' ? (
        <Alert color="red" title={t('signIn.codeMissing')}>
          {t('signIn.wholeLink')}
        </Alert>
      ) : verified !== null ? (
        <Alert color="field" role="status" title={t('signIn.verified')}>
          <Tagged text="signIn.verifiedWhat" values={{ email: verified }} />
        </Alert>
      ) : (
        <ServerForm submitName={t('signIn.verifyNow')} onSubmit={verify}>
          <Text>{t('signIn.verifyWhat')}</Text>
        </ServerForm>
      )}
    </Page>
  )
}
