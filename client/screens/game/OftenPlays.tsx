import type { PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import { kindOf } from '../../../shared-schema/sports/model/sport.ts'
import type { NextPlay } from '../../../shared-schema/sports/model/situation.ts'
import type { GameView } from '../../scoring/game-view.ts'
import classes from './game.module.css'
import { PlayGrid } from './PlayGrid.tsx'
import { t } from '../../texts/t.ts'

interface OftenPlaysProps {
  readonly view: GameView
  readonly kinds: readonly PlayKind[]
  /** The plays that can come next, in display order; empty if any can. */
  readonly next: readonly NextPlay[]
  readonly onChoose: (kind: PlayKind, own: number, other: number | null) => void
}

/**
 * The plays that happen all the time, each one tap away, also while a question is open: those of both teams, of
 * the one on turn, or of each one in the situation. In a column of their own they stay above the questions; on
 * a phone they follow them.
 */
export function OftenPlays({ next, ...props }: OftenPlaysProps) {
  const { sport, board } = props.view
  const { onTurn } = board.situation
  const kindsOf = ([0, 1] as const).map(side =>
    next.filter(one => one.side === side).flatMap(one => kindOf(sport.rules, one) ?? []),
  )
  return (
    <section className={classes.often} aria-label={t('game.oftenPlays')}>
      {/* With each turn they are other buttons at other places, not the same ones that have moved. */}
      <PlayGrid
        key={sport.takesTurns || next.length > 0 ? onTurn : null}
        {...props}
        kindsOf={next.length === 0 ? undefined : kindsOf}
        only={sport.takesTurns ? onTurn : null}
      />
    </section>
  )
}
