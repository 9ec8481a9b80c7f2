import { UnstyledButton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import { deepEqual } from 'rxdb'
import { clockTime } from '../../replication/sync-words.ts'
import type { TimelineLine } from '../../scoring/timeline.ts'
import classes from './game.module.css'
import { MarkText } from './MarkText.tsx'

interface PlayLineProps {
  readonly line: TimelineLine
  /** Its place in the game, from 1. */
  readonly place: number
  /** Opens the line of an entry to be corrected; null where it cannot be. */
  readonly onOpen: ((root: string) => void) | null
}

/**
 * One line of the play-by-play, with what became of it. The whole line is the button's target. Each tap makes all lines
 * anew, so those that say the same are not drawn again: what was tapped is sent after the drawing.
 */
export const PlayLine = memo(function PlayLine({ line: { root, title, detail, score, mark, reason }, place, onOpen }: PlayLineProps) {
  return (
    <li className={classes.line} data-testid="play" data-mark={mark} data-kind={root.kind}>
      <span className={classes.lineHead}>
        <b>{title}</b>
        {score && <strong className={classes.lineScore}>{score[0]}–{score[1]}</strong>}
      </span>
      {detail !== '' && <span className={classes.lineDetail}>{detail}</span>}
      <MarkText mark={mark} time={clockTime(Date.parse(root.recorded_at))} />
      {onOpen && (
        <UnstyledButton className={classes.lineButton} aria-label={`Correct play ${place}`} onClick={() => onOpen(root.id)}>
          <IconPencil size={22} aria-hidden />
        </UnstyledButton>
      )}
      {reason !== null && <span className={classes.lineReason}>{reason}</span>}
    </li>
  )
}, deepEqual)
