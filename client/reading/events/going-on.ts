import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { PlayedGame } from '../../scoring/played-games.ts'
import type { BracketRecord, TournamentRecords } from '../../sync/storage/tournament-records.ts'
import { inScreenOrder } from '../../../shared-schema/rules/brackets/game-labels.ts'

/** The teams of pools and swiss rounds that go on into a bracket, read from the brackets alone. */
export interface GoingOn {
  /** The bracket that a team is in, undefined if it is in none. */
  readonly bracketOf: (teamId: number) => BracketRecord | undefined
  /**
   * The number of places per table in the best bracket while no team is in it; null if it cannot be
   * determined. The tables are those of the pools that supply its teams; without pools that of the swiss rounds.
   */
  readonly room: {
    readonly bracket: BracketRecord
    readonly places: number
    readonly pools: readonly number[]
  } | null
}

/**
 * The teams that go on, and the number that can: from the teams that the office has put into brackets, and
 * the places that no game fills.
 */
export function goingOn(
  games: readonly PlayedGame[],
  { brackets, pools }: Pick<TournamentRecords, 'brackets' | 'pools'>,
): GoingOn {
  const byBracket = groupBy(games, ({ bracket_id }) => bracket_id)
  const main = inScreenOrder(brackets).filter(({ main_bracket_id }) => main_bracket_id === null)
  const fed = new Set(
    games.flatMap(game => [
      `${game.next_game_for_winner_id}/${game.next_team_for_winner}`,
      `${game.next_game_for_loser_id}/${game.next_team_for_loser}`,
    ]),
  )
  const bracketOfTeam = new Map<number, BracketRecord>()
  const open = new Map<number, number>()
  const sources = new Map<number, Set<number>>()
  for (const bracket of main) {
    for (const game of byBracket.get(bracket.id) ?? []) {
      for (const [slot, teamId] of [game.team_1_id, game.team_2_id].entries()) {
        if (fed.has(`${game.id}/${slot + 1}`)) continue
        if (teamId === null) {
          open.set(bracket.id, (open.get(bracket.id) ?? 0) + 1)
          const pool = slot === 0 ? game.team_1_pool_id : game.team_2_pool_id
          if (pool != null) sources.set(bracket.id, (sources.get(bracket.id) ?? new Set()).add(pool))
        } else if (!bracketOfTeam.has(teamId)) bracketOfTeam.set(teamId, bracket)
      }
    }
  }
  const [best] = main
  const places = (best && open.get(best.id)) ?? 0
  const named = [...((best && sources.get(best.id)) ?? [])]
  const supplying = named.length > 0 ? named : lastPools(pools)
  const tables = Math.max(1, supplying.length)
  return {
    bracketOf: teamId => bracketOfTeam.get(teamId),
    room:
      best && places > 0 && places % tables === 0 && ![...bracketOfTeam.values()].includes(best)
        ? { bracket: best, places: places / tables, pools: supplying }
        : null,
  }
}

/** The pools of the last stage. */
function lastPools(pools: TournamentRecords['pools']): number[] {
  const later = pools.filter(({ first_place }) => first_place !== null)
  return (later.length > 0 ? later : pools).map(({ id }) => id)
}
