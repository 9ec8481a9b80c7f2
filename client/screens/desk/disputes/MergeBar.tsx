import { Button } from '@mantine/core'
import { Tagged } from '../../../components/Tagged.tsx'
import { previewDecision, type Choice } from '../../../reading/desk/disputes.ts'
import type { Side } from '../../../scoring/game-view.ts'
import { problemText } from '../../../components/problem-text.ts'
import { useQuery } from '@tanstack/react-query'
import classes from './disputes.module.css'
import { scoreText } from './dispute-text.ts'
import { t } from '../../../texts/t.ts'

interface MergeBarProps {
  readonly gameId: number
  readonly choice: Choice
  readonly sides: readonly [Side, Side]
  /** Whether the ticked plays differ from those that count now. */
  readonly isMerged: boolean
  readonly busy: boolean
  readonly onSave: () => void
}

/** The result of the ticked plays, counted by the server, before they are saved. */
export function MergeBar({ gameId, choice, sides: [one, two], isMerged, busy, onSave }: MergeBarProps) {
  const preview = useQuery({
    queryKey: ['decision', gameId, choice],
    queryFn: ({ signal }) => previewDecision(gameId, choice, signal),
  })
  return (
    <div className={classes.bar}>
      <span role="status" data-testid="merged-score">
        {preview.error !== null ? (
          problemText(preview.error)
        ) : preview.data ? (
          <Tagged
            text="disputes.ticked"
            values={{ one: one.name, score: scoreText(preview.data), two: two.name }}
          />
        ) : (
          t('disputes.counting')
        )}
      </span>
      <Button size="lg" disabled={!isMerged || !preview.data} loading={busy} onClick={onSave}>
        {t('disputes.chooseTicked')}
      </Button>
    </div>
  )
}
