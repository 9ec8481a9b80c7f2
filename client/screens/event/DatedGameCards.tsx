import type { GameLine } from '../../reading/events/event-view.ts'
import { shortDay } from '../../base/formats/day-title.ts'
import { GameCard } from './GameCard.tsx'
import classes from './reading.module.css'

interface DatedGameCardsProps {
  readonly games: readonly GameLine[]
  /** The part of the event in which each game is played, by its id. */
  readonly parts: ReadonlyMap<number, string>
  readonly scope: string
}

/** Games of several days, each card with its day. */
export function DatedGameCards({ games, parts, scope }: DatedGameCardsProps) {
  return (
    <div className={classes.cards}>
      {games.map(game => (
        <GameCard
          key={game.id}
          game={{
            ...game,
            field: [game.day && `${shortDay(game.day)} ${game.time}`, game.field].filter(Boolean).join(' · '),
          }}
          part={parts.get(game.id)}
          scope={scope}
        />
      ))}
    </div>
  )
}
