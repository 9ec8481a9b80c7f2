import { UnstyledButton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import { deepEqual } from 'rxdb'
import type { TimelineLine } from '../../scoring/timeline.ts'
import classes from './game.module.css'
import { LineHead } from './LineHead.tsx'
import { MarkText } from './MarkText.tsx'
import { t } from '../../texts/t.ts'

interface PlayLineProps {
  readonly line: TimelineLine
  /** Its position among the entries in effect, from 1. */
  readonly place: number
  /** Opens the line of an entry for correction; null if it cannot be corrected. */
  readonly onOpen: ((root: string) => void) | null
  /** Whether it shows its state: spectators know that it counts. */
  readonly isMarked: boolean
}

/**
 * One line of the play-by-play, with its state. The whole line is the button's target. Each tap rebuilds all
 * lines, so equal ones are not redrawn: the tap is sent after drawing.
 */
export const PlayLine = memo(function PlayLine({
  line: { root, side, time, title, detail, score, inSet, mark, reason, warnings },
  place,
  onOpen,
  isMarked,
}: PlayLineProps) {
  return (
    <li
      className={classes.line}
      data-testid="play"
      data-mark={mark}
      data-kind={root.kind}
      data-side={side ?? undefined}
    >
      <LineHead title={title} detail={detail} score={score} inSet={inSet} />
      {isMarked ? <MarkText mark={mark} time={time} /> : <span className={classes.lineMark}>{time}</span>}
      {onOpen && (
        <UnstyledButton
          className={classes.lineButton}
          aria-label={t('game.correctPlay', { place })}
          onClick={() => onOpen(root.id)}
        >
          <IconPencil size={22} aria-hidden />
        </UnstyledButton>
      )}
      {warnings.map(warning => (
        <span key={warning} className={classes.lineWarning}>
          {warning}
        </span>
      ))}
      {reason !== null && <span className={classes.lineReason}>{reason}</span>}
    </li>
  )
}, isSame)

/** Whether two lines show the same. Entries never change, so comparing their identity is enough. */
function isSame(one: PlayLineProps, other: PlayLineProps): boolean {
  const { root, entry, before: _before, ...play } = one.line
  const { root: otherRoot, entry: otherEntry, before: _otherBefore, ...otherSaid } = other.line
  return (
    one.place === other.place &&
    one.onOpen === other.onOpen &&
    one.isMarked === other.isMarked &&
    root === otherRoot &&
    entry === otherEntry &&
    deepEqual(play, otherSaid)
  )
}
