import { ruleOf } from '../../../shared-schema/rules/standings/rule-of.ts'
import type { TournamentPlay } from '../../../shared-schema/rules/standings/tournament-play.ts'
import type { TournamentRecords } from '../../sync/storage/tournament-records.ts'
import type { PlayedGame } from '../../scoring/played-games.ts'

/** The input of an event's standings, from the data on this device. */
export function playOf(
  games: readonly PlayedGame[],
  { tournament, entrants, pools, poolRounds, swissRounds, decisions }: TournamentRecords,
): TournamentPlay {
  const numbers = new Map(swissRounds.map(({ id, round_number }) => [id, round_number]))
  const drawn = new Set(games.map(({ pool_round_id }) => pool_round_id))
  const undrawn = new Set(poolRounds.filter(({ id }) => !drawn.has(id)).map(({ pool_id }) => pool_id))
  return {
    rule: ruleOf(tournament),
    scoring: tournament,
    entrants,
    decisions,
    games: games.map(game => ({ ...game, round_number: numbers.get(game.swiss_round_id ?? 0) ?? null })),
    pools: pools
      .map(pool => ({ ...pool, has_empty_round: undrawn.has(pool.id) }))
      .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })),
    planned_rounds: tournament.number_of_swiss_rounds,
    last_round: swissRounds.length === 0 ? null : Math.max(...numbers.values()),
  }
}
