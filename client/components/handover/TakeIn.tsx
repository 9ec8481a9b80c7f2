import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconCamera, IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Handover } from '../../../shared-schema/handover/packed.ts'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { messageOf } from '../../base/formats/message-of.ts'
import { useServices } from '../services.ts'
import { readHandover, readPacked } from '../../sync/handover/read-handover.ts'
import { ReadCodes } from './ReadCodes.tsx'
import { t } from '../../texts/t.ts'

type Outcome = { readonly told: string } | { readonly problem: string }

/** Takes in a hand-over from another tablet. */
export function TakeIn() {
  const { known, scopes } = useServices()
  const [reads, setReads] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const take = async (reading: Promise<Handover<Entry>>): Promise<void> => {
    try {
      const handover = await reading
      const stored = await scopes.takeIn(handover)
      known.opened(handover.scope)
      setOutcome({ told: wordsFor(stored.fresh.length, stored.known, known.nameOf(handover.scope) ?? '') })
    } catch (error) {
      setOutcome({ problem: messageOf(error) })
    }
  }
  const readByCamera = (): void => {
    setOutcome(null)
    setReads(true)
  }
  return (
    <Stack gap="xs" align="flex-start">
      <Text>{t('handover.takeIn')}</Text>
      <Group>
        <Button variant="default" leftSection={<IconCamera />} onClick={readByCamera}>
          {t('handover.readCodes')}
        </Button>
        <FileButton
          accept="application/json,.json"
          onChange={file => {
            if (file) void take(file.text().then(readHandover))
          }}
        >
          {props => (
            <Button {...props} variant="default" leftSection={<IconFileUpload />}>
              {t('handover.takeFile')}
            </Button>
          )}
        </FileButton>
      </Group>
      {reads && (
        <ReadCodes
          onClose={() => setReads(false)}
          onRead={packed => {
            setReads(false)
            void take(readPacked(packed))
          }}
        />
      )}
      {outcome &&
        ('told' in outcome ? (
          <Text role="status" fw={700} data-testid="taken-in">
            {outcome.told}
          </Text>
        ) : (
          <Alert color="red" role="alert" title={t('handover.notTakenIn')}>
            {outcome.problem}
          </Alert>
        ))}
    </Stack>
  )
}

function wordsFor(fresh: number, known: number, event: string): string {
  if (fresh === 0) return t('handover.allKnown', { event })
  const taken = t('handover.takenIn', { event, count: fresh })
  return known > 0 ? `${taken} ${t('handover.known', { count: known })}` : taken
}
