import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { verifyEmail } from '../../accounts/own-account.ts'
import { useServices } from '../../app/services.ts'
import { ServerForm } from '../asking/ServerForm.tsx'
import { Page } from '../Page.tsx'

/** Reached by a mailed link. It asks for a tap: programs that look through mails open links by themselves. */
export function VerifyScreen() {
  const { session } = useServices()
  const [verified, setVerified] = useState<string | null>(null)
  const code = location.hash.slice(1)
  const verify = async (): Promise<void> => {
    setVerified(await verifyEmail(code))
    await session.refresh()
  }
  return (
    <Page title="Is this your address?" back={{ to: '/', name: 'All events' }} narrow>
      {code === ''
        ? <Alert color="red" title="The code is missing">Open the whole link, with what stands behind the #.</Alert>
        : verified !== null
          ? <Alert color="field" role="status" title="Confirmed"><bdi>{verified}</bdi> is your address.</Alert>
          : (
              <ServerForm submitName="It is mine" onSubmit={verify}>
                <Text>Confirm that you got this link by e-mail because you have an account here.</Text>
              </ServerForm>
            )}
    </Page>
  )
}
