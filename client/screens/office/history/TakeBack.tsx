import { Alert, Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { earlierValues, isStillSo } from '../../../office/records/earlier-values.ts'
import { fieldChangeText, recordText } from '../../../office/records/history-words.ts'
import type { HistoryLine } from '../../../office/records/history.ts'
import { previewOf } from '../../../office/records/previews.ts'
import { answerOf } from '../../../office/records/queries.ts'
import { t } from '../../../office/texts/t.ts'
import { RequestError } from '../../../requests/request-error.ts'
import { t as commonT } from '../../../texts/t.ts'
import { Answer } from '../frame/Answer.tsx'
import { Consequences } from '../frame/Consequences.tsx'
import { SendButton } from '../frame/SendButton.tsx'
import { useChange } from '../frame/use-change.ts'

const record = z.looseObject({ time_last_updated: z.string() })

/** Writes the values that a record had before a change, if it still has what that wrote; what would move is said before. */
export function TakeBack({ line, name }: { line: HistoryLine; name: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {name}
      </Button>
      <Modal opened={asking} onClose={() => setAsking(false)} title={t('history.takeBack')} size="lg">
        <AskedBack line={line} onClose={() => setAsking(false)} />
      </Modal>
    </>
  )
}

function AskedBack({ line, onClose }: { line: HistoryLine; onClose: () => void }) {
  const path = `/v1/${line.family}/${line.record}/`
  const body = earlierValues(line)
  const now = useQuery(answerOf(path, record))
  const isSo = now.data !== undefined && isStillSo(line, now.data)
  const preview = useQuery({ ...previewOf({ method: 'PATCH', path, body }), enabled: isSo, retry: false })
  const isOutside = preview.error instanceof RequestError && 'preview' in preview.error.fields
  const { send, busy, problem } = useChange()
  const go = async (asOf: string): Promise<void> => {
    try {
      await send({ method: 'PATCH', path, body, shape: z.unknown(), asOf })
      onClose()
    } catch {
      // It is told below, as `problem`.
    }
  }
  return (
    <Stack>
      <Text fw={700}>{recordText(line)}</Text>
      <Answer query={now}>
        {({ time_last_updated }) =>
          isSo ? (
            <>
              <List>
                {Object.keys(body).map(field => (
                  <List.Item key={field}>{fieldChangeText(line, field, true)}</List.Item>
                ))}
              </List>
              {isOutside ? (
                <Text role="status">{t('frame.nothingMoves')}</Text>
              ) : (
                <Consequences query={preview} nameOf={() => undefined} />
              )}
              <ProblemAlert problem={problem} />
              <Group>
                <SendButton
                  busy={busy}
                  disabled={!isOutside && preview.data === undefined}
                  onClick={() => void go(time_last_updated)}
                >
                  {t('history.takeBack')}
                </SendButton>
                <Button variant="default" onClick={onClose}>
                  {commonT('common.cancel')}
                </Button>
              </Group>
            </>
          ) : (
            <Alert color="yellow" role="alert">
              {t('history.changedAgain')}
            </Alert>
          )
        }
      </Answer>
    </Stack>
  )
}
