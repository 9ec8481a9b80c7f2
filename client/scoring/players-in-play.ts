import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import type { Watched } from '../../shared-schema/scoring/watch-plays.ts'
import { onFieldAfter } from '../../shared-schema/sports/model/on-field.ts'
import { places } from '../../shared-schema/sports/model/play-kind.ts'
import type { PlayerReference } from '../../shared-schema/sports/model/player-reference.ts'
import type { PlayerRecord } from '../sync/storage/catalog-records.ts'
import { once } from './once.ts'

/** Who plays in a game, and who no longer does. */
export interface PlayersInPlay {
  /** True if a player was sent off or has too many fouls. */
  readonly isOut: (player: PlayerReference) => boolean
  /** True if the recorded substitutions leave a player on the field. */
  readonly isOnField: (player: PlayerReference) => boolean
  /** The number of plays before the last one that names the player; null if none does. */
  readonly namedAt: (player: PlayerReference) => number | null
  /** True if two references name one player: the entry of a walk-on, and the id that the server gave them. */
  readonly samePlayer: (a: PlayerReference, b: PlayerReference) => boolean
}

/** Each tap makes a view, so the plays are read at the first question only. */
export function playersInPlay(
  state: GameState,
  players: readonly PlayerRecord[],
  watched: () => Watched,
): PlayersInPlay {
  const mentions = once(() => mentionsOf(state, players))
  return {
    isOut: player => watched().out.has(player),
    isOnField: player => mentions().isOnField(player),
    namedAt: player => mentions().namedAt(player),
    samePlayer: (a, b) =>
      players.some(({ id, entry_id }) => (id === a && entry_id === b) || (id === b && entry_id === a)),
  }
}

/** The players on the field, and the last mention of each: a walk-on by either of the two references. */
function mentionsOf(
  { plays }: GameState,
  players: readonly PlayerRecord[],
): Pick<PlayersInPlay, 'isOnField' | 'namedAt'> {
  const ids = new Map(players.flatMap(({ id, entry_id }) => (entry_id ? [[entry_id, id] as const] : [])))
  const known = (player: PlayerReference): PlayerReference => ids.get(String(player)) ?? player
  const on = new Set([...onFieldAfter(plays.map(({ play }) => play))].map(known))
  const named = new Map(
    plays.flatMap(({ play }, index) =>
      places.flatMap(place => {
        const player = play[`player_${place}_id`]
        return player === null ? [] : [[known(player), index] as const]
      }),
    ),
  )
  return { isOnField: player => on.has(known(player)), namedAt: player => named.get(known(player)) ?? null }
}
