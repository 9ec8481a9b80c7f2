import { hasBegun } from '../progress/game-status.ts'
import type { Comer } from '../progress/sent-on.ts'
import { isOut } from './entrant.ts'
import { levelGroups } from './level-groups.ts'
import { isPoolOver, poolTable, type TournamentPlay, type TournamentPool } from './tournament-play.ts'

/**
 * The teams on the decided places of a pool, first place first: none while a game is open, and none on places
 * in a tie. A team that is out of the tournament gives its place to the next one, unless it has already begun
 * to play on in a bracket: then it keeps its place, and loses there. If it is level with teams that are not
 * out, it ranks behind them: this needs no decision.
 */
export function decidedPlaces(play: TournamentPlay, pool: TournamentPool): (number | null)[] {
  if (!isPoolOver(play, pool)) return []
  const playedOn = new Set(
    play.games
      .filter(({ bracket_id, status }) => bracket_id !== null && hasBegun(status))
      .flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id]),
  )
  const entrants = play.entrants.map(entrant =>
    playedOn.has(entrant.team_id) ? { ...entrant, status: 'playing' as const } : entrant,
  )
  const out = new Set(entrants.filter(isOut).map(({ team_id }) => team_id))
  const table = poolTable({ ...play, entrants }, pool)
  const asItStands = poolTable(play, pool)
  const open = new Set(asItStands.filter(line => line.is_unresolved).map(({ team_id }) => team_id))
  const groupOf = new Map(levelGroups(table).flatMap(group => group.map(id => [id, group[0] ?? id] as const)))
  const rankOf = new Map(asItStands.map(({ team_id }, rank) => [team_id, rank]))
  return table
    .map(({ team_id }, at) => ({ team_id, group: groupOf.get(team_id) ?? team_id, at }))
    .sort((one, other) =>
      one.group === other.group
        ? (rankOf.get(one.team_id) ?? 0) - (rankOf.get(other.team_id) ?? 0)
        : one.at - other.at,
    )
    .filter(({ team_id }) => !out.has(team_id))
    .map(({ team_id }) => (open.has(team_id) ? null : team_id))
}

/** A team that plays on from a place of its pool, in a game of a bracket. */
export interface PlaysOn {
  readonly place: number
  readonly team_id: number
  /** Whether the office keeps it there; if not, it has begun to play there, even if its place has changed. */
  readonly is_kept: boolean
}

/**
 * The team that comes from each place of a pool, from 1: nobody from the last places once the pool is over
 * and has fewer teams left. If the office keeps a team on another place, the two change places, so that each
 * comes exactly once. A team that has begun to play on from another place comes from its own only once that
 * place is decided.
 */
export function comersOf(
  play: TournamentPlay,
  pool: TournamentPool,
  playing: readonly PlaysOn[],
): (place: number) => Comer {
  const places = decidedPlaces(play, pool)
  for (const { place, team_id } of playing.filter(({ is_kept }) => is_kept)) {
    const own = places.indexOf(team_id)
    if (own < 0 || place > places.length) continue
    places[own] = places[place - 1] ?? null
    places[place - 1] = team_id
  }
  for (const { place, team_id } of playing.filter(({ is_kept }) => !is_kept)) {
    const own = places.indexOf(team_id)
    if (own >= 0 && own !== place - 1) places[own] = null
  }
  const noneLeft: Comer = isPoolOver(play, pool) ? 'nobody' : null
  return place => (place > places.length ? noneLeft : (places[place - 1] ?? null))
}
