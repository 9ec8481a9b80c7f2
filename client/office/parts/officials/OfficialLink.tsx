import { Modal } from '@mantine/core'
import { useState } from 'react'
import { dutyAnswers } from '../../../../shared-schema/api/duties.ts'
import { OneTimeSecret } from '../../../components/OneTimeSecret.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'

/** A button that makes the private link of an official, and shows it once. */
export function OfficialLink({ id, name }: { readonly id: number; readonly name: string }) {
  const { send, busy, problem } = useChange()
  const [token, setToken] = useState<string | null>(null)
  const make = async (): Promise<void> => {
    const path = `/v1/officials/${id}/link/`
    const sent = await send({ method: 'POST', path, body: {}, shape: dutyAnswers.OfficialLink })
    if (sent) setToken(sent.answer.token)
  }
  const link = `${location.origin}/duties#${token}`
  return (
    <>
      <SendButton
        busy={busy}
        variant="default"
        aria-label={t('officials.linkOf', { name })}
        onClick={() => void make()}
      >
        {t('officials.link')}
      </SendButton>
      <ProblemAlert problem={problem} />
      <Modal
        opened={token !== null}
        onClose={() => setToken(null)}
        title={t('officials.linkOf', { name })}
        size="lg"
      >
        <OneTimeSecret
          title={name}
          warning={t('officials.linkWhat')}
          texts={{ [t('officials.link')]: link }}
          code={link}
          onDone={() => setToken(null)}
        />
      </Modal>
    </>
  )
}
