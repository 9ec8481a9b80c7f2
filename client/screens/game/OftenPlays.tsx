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

/** The plays that happen all the time, each one tap away. */
export function OftenPlays(props: OftenPlaysProps) {
  return (
    <section className={classes.often} aria-label={t('game.oftenPlays')}>
      <PlayGrid {...props} />
    </section>
  )
}
