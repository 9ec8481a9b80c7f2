import { Link } from 'wouter'
import type { BracketGame } from '../../events/bracket-columns.ts'
import { statusText } from '../../scoring/play-text.ts'
import classes from './event.module.css'
import { t } from '../../texts/t.ts'

/** One game of a bracket: who won it, and the places that it gave. */
export function BracketGameCard({
  game: { id, sides, status, when, isForfeit, needsDecision },
  scope,
}: {
  game: BracketGame
  scope: string
}) {
  return (
    <Link
      href={`/events/${scope}/games/${id}`}
      className={classes.bracketGame}
      data-status={status}
      data-testid={`bracket-game-${id}`}
    >
      {sides.map(({ team, score, isWinner, place }, index) => (
        <span key={index} className={classes.bracketSide} data-winner={isWinner || undefined}>
          <span>
            {team}
            {place !== null && <span className={classes.placeWon}>{t('events.place', { place })}</span>}
          </span>
          <span className={classes.bracketScore}>{score}</span>
        </span>
      ))}
      {status === 'scheduled' && <span className={classes.when}>{when}</span>}
      {(status === 'live' || status === 'not needed' || isForfeit) && (
        <span className={classes.status}>{statusText(status, isForfeit)}</span>
      )}
      {needsDecision && <span className={classes.decision}>{t('events.whoPlays')}</span>}
    </Link>
  )
}
