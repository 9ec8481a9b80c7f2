import { Link } from 'wouter'
import type { GameLine } from '../../events/event-view.ts'
import { statusText } from '../../scoring/play-text.ts'
import classes from './event.module.css'

/** One game in the list: where, who, how it stands. */
export function GameCard({ game, scope }: { game: GameLine; scope: string }) {
  const { teams: [one, two], score, status, isForfeit, needsDecision } = game
  const played = status !== 'scheduled'
  return (
    <Link href={`/events/${scope}/games/${game.id}`} className={classes.game} data-status={status} data-testid={`game-${game.id}`}>
      <span className={classes.about}><span>{game.field}</span><span className={classes.status}>{statusText(status, isForfeit)}</span></span>
      <span className={classes.team}>{one}</span><span className={classes.score}>{played && score[0]}</span>
      <span className={classes.team}>{two}</span><span className={classes.score}>{played && score[1]}</span>
      {needsDecision && <span className={classes.decision}>The office must decide who plays</span>}
    </Link>
  )
}
