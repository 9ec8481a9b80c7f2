import type { PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import type { GameView } from '../../scoring/game-view.ts'
import classes from './game.module.css'
import { PlayGrid } from './PlayGrid.tsx'
import { t } from '../../texts/t.ts'

interface OftenPlaysProps {
  readonly view: GameView
  readonly kinds: readonly PlayKind[]
  readonly onChoose: (kind: PlayKind, own: number, other: number | null) => void
}

/** The plays that happen all the time, each one tap away; in some sports those of one team at a time. */
export function OftenPlays(props: OftenPlaysProps) {
  const { sport, board } = props.view
  return (
    <section className={classes.often} aria-label={t('game.oftenPlays')}>
      <PlayGrid {...props} only={sport.takesTurns ? board.situation.onTurn : null} />
    </section>
  )
}
