import type { Level, PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { situationAt } from '../../scoring/situation-at.ts'
import classes from './game.module.css'
import { PlayGrid } from './PlayGrid.tsx'
import { t } from '../../texts/t.ts'

interface OftenPlaysProps {
  readonly view: GameView
  readonly level: Level
  readonly kinds: readonly PlayKind[]
  readonly onChoose: (kind: PlayKind, own: number, other: number | null) => void
}

/**
 * The plays that happen all the time, each one tap away: those of both teams, of the one on turn, or of each
 * one in the situation.
 */
export function OftenPlays({ level, ...props }: OftenPlaysProps) {
  const { sport, board } = props.view
  const { atHand, onTurn } = situationAt(level, sport, board.situation)
  const kindsOf = atHand?.map(words =>
    words.flatMap(word => sport.rules.kinds.filter(kind => kind.word === word)),
  )
  return (
    <section className={classes.often} aria-label={t('game.oftenPlays')}>
      <PlayGrid {...props} kindsOf={kindsOf} only={sport.takesTurns ? onTurn : null} />
    </section>
  )
}
