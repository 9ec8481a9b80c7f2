import { CloseButton, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { canTakeBack } from '../../data/can-take-back.ts'
import { stepText } from '../../data/history-text.ts'
import { linesOfStep } from '../../data/history.ts'
import { t } from '../../texts/t.ts'
import { useLastChange, type LastChange } from '../../frame/last-change.ts'
import classes from './history.module.css'
import { TakeBack } from './TakeBack.tsx'

/** The last change on this page, with Undo, until the next change, or until it is dismissed or the page left. */
export function UndoNotice() {
  const { last, setLast } = useLastChange()
  return (
    <div role="status">
      {last && <Undo key={JSON.stringify(last)} change={last} onDismiss={() => setLast(null)} />}
    </div>
  )
}

function Undo({ change, onDismiss }: { change: LastChange; onDismiss: () => void }) {
  const { data: lines = [] } = useQuery(linesOfStep(change))
  if (lines.length === 0 || !lines.every(canTakeBack)) return null
  return (
    <Group className={classes.notice} justify="space-between" wrap="nowrap" gap="xs">
      <Text size="sm">{stepText(lines)}</Text>
      <Group wrap="nowrap" gap={4}>
        <TakeBack lines={lines} name={t('history.undo')} />
        <CloseButton size={36} aria-label={t('history.dismiss')} onClick={onDismiss} />
      </Group>
    </Group>
  )
}
