import type { Tx } from '../../database/transaction.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import { recordDueForfeits } from '../../games/entries/record-entries.ts'

/** A game to create for a bracket, pool or swiss round. */
export interface NewGame {
  readonly start_time: string
  readonly game_site_id: number | null
  readonly team_1_id?: number | null
  readonly team_2_id?: number | null
  readonly team_1_pool_id?: number | null
  readonly team_1_pool_place?: number | null
  readonly team_2_pool_id?: number | null
  readonly team_2_pool_place?: number | null
  readonly pool_id?: number
  readonly pool_round_id?: number
  readonly bracket_id?: number
  readonly bracket_round?: number
  readonly bracket_slot?: number
  readonly swiss_round_id?: number
  readonly next_game_for_winner_id?: number | null
  readonly next_team_for_winner?: number
  readonly next_game_for_loser_id?: number | null
  readonly next_team_for_loser?: number
  readonly place_for_winner?: number | null
  readonly place_for_loser?: number | null
}

/**
 * Creates the games of a round in the given order, with ascending ids.
 * @param round the pool round, bracket or swiss round of the games; they take season, owner and zone from its
 *   tournament
 * @returns the new games' ids, in the same order
 */
export async function makeGames(
  tx: Tx,
  round: { readonly tournament_id: number },
  games: readonly NewGame[],
): Promise<number[]> {
  if (games.length === 0) return []
  const tournament = await tx
    .selectFrom('tournaments')
    .select(['id', 'season_id', 'owner_id', 'timezone'])
    .where('id', '=', round.tournament_id)
    .executeTakeFirstOrThrow()
  const made = await tx
    .insertInto('games')
    .values(
      games.map(game => ({
        season_id: tournament.season_id,
        tournament_id: tournament.id,
        owner_id: tournament.owner_id,
        timezone: tournament.timezone,
        final_at: null,
        team_1_id: null,
        team_2_id: null,
        team_1_pool_id: null,
        team_1_pool_place: null,
        team_2_pool_id: null,
        team_2_pool_place: null,
        pool_id: null,
        pool_round_id: null,
        bracket_id: null,
        bracket_round: null,
        bracket_slot: null,
        swiss_round_id: null,
        next_game_for_winner_id: null,
        next_team_for_winner: 1,
        next_game_for_loser_id: null,
        next_team_for_loser: 1,
        place_for_winner: null,
        place_for_loser: null,
        match_day: null,
        ...game,
      })),
    )
    .returning('id')
    .execute()
  await publish(
    tx,
    made.map(({ id }) => ({ family: 'games', key: [id] })),
  )
  await recordDueForfeits(tx, tournament.id)
  return made.map(({ id }) => id)
}
