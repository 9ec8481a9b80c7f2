import { Button } from '@mantine/core'
import { useCallback } from 'react'
import { previewDecision, type Choice } from '../../office/disputes.ts'
import type { Side } from '../../scoring/game-view.ts'
import { problemText } from '../asking/problem-text.ts'
import { useAnswer } from '../asking/use-answer.ts'
import classes from './disputes.module.css'
import { scoreText } from './dispute-text.ts'

interface MergeBarProps {
  readonly gameId: number
  readonly choice: Choice
  readonly sides: readonly [Side, Side]
  /** Whether anything else is ticked than what counts now. */
  readonly isMerged: boolean
  readonly busy: boolean
  readonly onSave: () => void
}

/** What the ticked plays come to, as the server counts them, before they are saved. */
export function MergeBar({ gameId, choice, sides: [one, two], isMerged, busy, onSave }: MergeBarProps) {
  const preview = useAnswer(useCallback((signal: AbortSignal) => previewDecision(gameId, choice, signal), [gameId, choice]))
  return (
    <div className={classes.bar}>
      <span role="status" data-testid="merged-score">
        {preview.error !== null ? problemText(preview.error)
          : preview.value ? <>Ticked: <bdi>{one.name}</bdi> <b>{scoreText(preview.value)}</b> <bdi>{two.name}</bdi></> : 'Counting…'}
      </span>
      <Button size="lg" disabled={!isMerged || !preview.value} loading={busy} onClick={onSave}>The ticked plays count</Button>
    </div>
  )
}
