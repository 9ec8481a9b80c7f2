import { IconCloudUp, IconStarFilled } from '@tabler/icons-react'
import { Link } from 'wouter'
import { hasBegun } from '../../../shared-schema/rules/progress/game-status.ts'
import { PictureOf } from '../../components/PictureOf.tsx'
import type { GameLine } from '../../reading/events/event-view.ts'
import { statusText } from '../../scoring/play-text.ts'
import classes from './game-card.module.css'
import { t } from '../../texts/t.ts'

interface GameCardProps {
  readonly game: GameLine
  readonly part?: string | undefined
  readonly scope: string
  /** The number of its entries that exist on this device only. */
  readonly unsent?: number
  readonly isFollowed?: boolean
}

/** One game in the list: field, part of the event, teams and score. All cards have the same height. */
export function GameCard({ game, part, scope, unsent = 0, isFollowed = false }: GameCardProps) {
  const { teams, score, shootout, status, isForfeit, needsDecision, ruling } = game
  const played = hasBegun(status)
  // An annulled or abandoned game has a score without a winner.
  const isScored = played || ruling === 'annulled' || ruling === 'abandoned'
  const [one, two] = shootout !== null && score[0] === score[1] ? shootout : score
  const leads = [one > two, two > one]
  return (
    <Link
      href={`/events/${scope}/games/${game.id}`}
      className={classes.game}
      data-status={status}
      data-testid={`game-${game.id}`}
    >
      <span className={classes.about}>
        <span className={classes.place}>
          {isFollowed && <IconStarFilled size={16} role="img" aria-label={t('reading.followed')} />}{' '}
          {[game.field, part].filter(Boolean).join(' · ')}
        </span>
        {unsent > 0 && (
          <span className={classes.unsent}>
            <IconCloudUp size={18} aria-hidden /> {t('status.notSent', { count: unsent })}
          </span>
        )}
        {needsDecision ? (
          <span className={classes.decision}>{t('events.whoPlays')}</span>
        ) : (
          (status !== 'scheduled' || ruling !== 'none') && (
            <span className={classes.status}>{statusText(status, isForfeit, ruling)}</span>
          )
        )}
      </span>
      {teams.map((team, side) => (
        <span key={side} className={classes.side} data-leads={(played && leads[side]) || undefined}>
          <PictureOf address={game.pictures?.[side]} size={20} />
          <span className={classes.team}>{team}</span>
          <span className={classes.score}>
            {isScored && score[side]}
            {isScored && shootout && <small> ({shootout[side]})</small>}
          </span>
        </span>
      ))}
    </Link>
  )
}
