import { Button, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { dutyAnswers } from '../../../../shared-schema/api/duties.ts'
import { OneTimeSecret } from '../../../components/OneTimeSecret.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'

interface OfficialLinkProps {
  readonly id: number
  readonly name: string
}

/** A button that makes the private link of an official and shows it once. It says first that earlier links end. */
export function OfficialLink({ id, name }: OfficialLinkProps) {
  const [isOpen, setIsOpen] = useState(false)
  const title = t('officials.linkOf', { name })
  return (
    <>
      <Button variant="default" aria-label={title} onClick={() => setIsOpen(true)}>
        {t('officials.link')}
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={title} size="lg">
        {isOpen && <NewLink id={id} name={name} onDone={() => setIsOpen(false)} />}
      </Modal>
    </>
  )
}

function NewLink({ id, name, onDone }: OfficialLinkProps & { readonly onDone: () => void }) {
  const { send, busy, problem } = useChange()
  const [token, setToken] = useState<string | null>(null)
  const make = async (): Promise<void> => {
    const path = `/v1/officials/${id}/link/`
    const sent = await send({ method: 'POST', path, body: {}, shape: dutyAnswers.OfficialLink })
    if (sent) setToken(sent.answer.token)
  }
  const link = `${location.origin}/duties#${token}`
  if (token !== null)
    return (
      <OneTimeSecret
        title={name}
        warning={t('officials.linkWhat')}
        texts={{ [t('officials.link')]: link }}
        code={link}
        onDone={onDone}
      />
    )
  return (
    <Stack>
      <Text>{t('officials.linkWhat')}</Text>
      <ProblemAlert problem={problem} />
      <div>
        <SendButton busy={busy} onClick={() => void make()}>
          {t('officials.makeLink')}
        </SendButton>
      </div>
    </Stack>
  )
}
