import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { offerPasskeys, type ShownPasskey } from '../../accounts/passkeys.ts'
import { useServices } from '../../components/services.ts'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { useRequest } from '../../components/use-request.ts'
import { t } from '../../texts/t.ts'

/** Signs in with a passkey: by a tap, or if the browser offers one while the email is typed. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const { session } = useServices()
  const { busy, problem, send } = useRequest()
  const endOffer = useRef<() => void>(undefined)
  const signIn = useEffectEvent((shown: ShownPasskey) =>
    send(() => session.signInByPasskey(shown).then(onSignedIn)),
  )
  useEffect(() => {
    const end = offerPasskeys(shown => void signIn(shown))
    endOffer.current = end
    return end
  }, [])
  const ask = (): void => {
    endOffer.current?.()
    void send(() => session.signInByPasskey().then(onSignedIn))
  }
  return (
    <>
      <Button variant="default" size="lg" leftSection={<IconFingerprint />} loading={busy} onClick={ask}>
        {t('signIn.usePasskey')}
      </Button>
      <ProblemAlert problem={problem} />
    </>
  )
}
