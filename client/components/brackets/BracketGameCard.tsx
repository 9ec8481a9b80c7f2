import { Link } from 'wouter'
import type { BracketGame, BracketSide } from '../../reading/events/bracket-columns.ts'
import { statusText } from '../../scoring/play-text.ts'
import classes from './bracket.module.css'
import { t } from '../../texts/t.ts'

/** One game of a bracket: its label, its time and field or its score, the winner, and the places decided. */
export function BracketGameCard({
  game: { id, label, sides, status, when, isForfeit, ruling, needsDecision, isOnlyIfNeeded },
  to,
}: {
  game: BracketGame
  /** The address of its page; null if it has none. */
  to: string | null
}) {
  const hasStatusText = status === 'live' || status === 'not needed' || isForfeit || ruling !== 'none'
  const card = { className: classes.game, 'data-status': status, 'data-testid': `bracket-game-${id}` }
  const content = (
    <>
      <span className={classes.about}>
        <strong>{label}</strong>
        {needsDecision ? (
          <span className={classes.decision}>{t('events.whoPlays')}</span>
        ) : (
          <span className={classes.when}>
            {hasStatusText
              ? statusText(status, isForfeit, ruling)
              : isOnlyIfNeeded
                ? t('reading.onlyIfNeeded')
                : status === 'scheduled' && when}
          </span>
        )}
      </span>
      {sides.map((side, index) => (
        <Side key={index} side={side} />
      ))}
    </>
  )
  return to === null ? (
    <div {...card}>{content}</div>
  ) : (
    <Link {...card} href={to}>
      {content}
    </Link>
  )
}

function Side({ side: { team, teamId, seed, score, shootout, isWinner, place } }: { side: BracketSide }) {
  return (
    <span
      className={classes.side}
      data-winner={isWinner || undefined}
      data-open={teamId === null || undefined}
    >
      {seed !== null && (
        <small className={classes.seed} title={t('reading.seed', { seed })}>
          {seed}
        </small>
      )}
      <span className={classes.team}>
        {team}
        {place !== null && (
          <span className={classes.placeWon}>
            {/^\d+$/.test(place) ? t('events.place', { place }) : t('reading.places', { places: place })}
          </span>
        )}
      </span>
      <span className={classes.score}>
        {score}
        {shootout !== null && <small> ({shootout})</small>}
      </span>
    </span>
  )
}
