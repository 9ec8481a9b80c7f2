import { Alert, Button, List, Loader, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { problemText } from '../../frame/problem-text.ts'
import { writtenFields } from '../../data/can-take-back.ts'
import { backText, fieldChangeText } from '../../data/history-text.ts'
import type { HistoryLine } from '../../data/history.ts'
import { undoRequest, undoPreview, type Undone } from '../../data/undo.ts'
import { t } from '../../texts/t.ts'
import { Consequences } from '../../frame/Consequences.tsx'
import { DialogButtons } from '../../frame/DialogButtons.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'

interface TakeBackProps {
  /** The changes to undo as one step. */
  readonly lines: readonly HistoryLine[]
  readonly name: string
}

/** Undoes changes after a preview of the effects; if it is impossible, shows why. */
export function TakeBack({ lines, name }: TakeBackProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {name}
      </Button>
      <Modal opened={asking} onClose={() => setAsking(false)} title={t('history.takeBack')} size="lg">
        <UndoQuestion lines={lines} onClose={() => setAsking(false)} />
      </Modal>
    </>
  )
}

/** At most this many records are listed one by one. */
const TOLD = 12

function UndoQuestion({ lines, onClose }: { lines: readonly HistoryLine[]; onClose: () => void }) {
  const preview = useQuery({ ...undoPreview(lines), retry: false })
  const { send, busy, problem } = useChange()
  const go = async (would: Undone): Promise<void> => {
    if (await send(undoRequest(lines, would))) onClose()
  }
  const { data, error } = preview
  return (
    <Stack>
      {lines.slice(0, TOLD).map(line => (
        <Stack key={line.id} gap={2}>
          <Text fw={700}>{backText(line)}</Text>
          {line.operation === 'update' && (
            <List>
              {writtenFields(line).map(field => (
                <List.Item key={field}>{fieldChangeText(line, field, true)}</List.Item>
              ))}
            </List>
          )}
        </Stack>
      ))}
      {lines.length > TOLD && <Text>{t('history.andMore', { count: lines.length - TOLD })}</Text>}
      {error ? (
        <Alert color="yellow" role="alert" title={t('history.cannot')}>
          {problemText(error)}
        </Alert>
      ) : data ? (
        <>
          <Along text={t('history.comesAlong')} counted={data.comes_along} />
          <Along text={t('history.goesAlong')} counted={data.goes_along} />
          {data.notes.map(note => (
            <Text key={note}>{note}</Text>
          ))}
          <Consequences query={preview} nameOf={() => undefined} />
        </>
      ) : (
        <Loader size="sm" role="status" aria-label={t('frame.asksWhatMoves')} />
      )}
      <ProblemAlert problem={problem} />
      <DialogButtons onCancel={onClose}>
        {!error && (
          <SendButton busy={busy} disabled={!data} onClick={() => data && void go(data)}>
            {t('history.takeBack')}
          </SendButton>
        )}
      </DialogButtons>
    </Stack>
  )
}

/** The records that are restored or deleted too, if any. */
const Along = ({ text, counted }: { text: string; counted: readonly string[] }) =>
  counted.length > 0 && (
    <Stack gap={2}>
      <Text>{text}</Text>
      <List>
        {counted.map((one, place) => (
          <List.Item key={place}>{one}</List.Item>
        ))}
      </List>
    </Stack>
  )
