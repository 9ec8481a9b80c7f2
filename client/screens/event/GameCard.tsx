import { Link } from 'wouter'
import { hasBegun } from '../../../shared-schema/rules/progress/game-status.ts'
import type { GameLine } from '../../events/event-view.ts'
import { statusText } from '../../scoring/play-text.ts'
import classes from './event.module.css'
import { t } from '../../texts/t.ts'

/** One game in the list: where, in which part of the event, who, how it stands. */
export function GameCard({
  game,
  part,
  scope,
}: {
  game: GameLine
  part?: string | undefined
  scope: string
}) {
  const {
    teams: [one, two],
    score,
    status,
    isForfeit,
    needsDecision,
  } = game
  const played = hasBegun(status)
  return (
    <Link
      href={`/events/${scope}/games/${game.id}`}
      className={classes.game}
      data-status={status}
      data-testid={`game-${game.id}`}
    >
      <span className={classes.about}>
        <span>{[game.field, part].filter(Boolean).join(' · ')}</span>
        <span className={classes.status}>{statusText(status, isForfeit)}</span>
      </span>
      <span className={classes.team}>{one}</span>
      <span className={classes.score}>{played && score[0]}</span>
      <span className={classes.team}>{two}</span>
      <span className={classes.score}>{played && score[1]}</span>
      {needsDecision && <span className={classes.decision}>{t('events.whoPlays')}</span>}
    </Link>
  )
}
