import { sql } from 'kysely'
import { kept } from '../database/kept.ts'
import type { Tx } from '../database/transaction.ts'

/** SQL that is true where another game sends a team to a slot of this row of `games`. */
export const isFed = (slot: 1 | 2) => sql<boolean>`exists (select from games as feeder where
  (feeder.next_game_for_winner_id = games.id and feeder.next_team_for_winner = ${slot})
  or (feeder.next_game_for_loser_id = games.id and feeder.next_team_for_loser = ${slot}))`

/** A game as it stands in its season, with what is known of it beside its entries; undefined where there is none. */
export async function gameToFold(tx: Tx, gameId: number) {
  return tx.selectFrom('games')
    .innerJoin('seasons', 'seasons.id', 'games.season_id').innerJoin('leagues', 'leagues.id', 'seasons.league_id')
    .leftJoin('swiss_rounds', 'swiss_rounds.id', 'games.swiss_round_id')
    .select([
      'games.id', 'games.owner_id', 'games.tournament_id', 'games.season_id', 'seasons.league_id', 'leagues.sport', 'games.timezone',
      'games.team_1_id', 'games.team_2_id', 'games.sent_team_1_id', 'games.sent_team_2_id', 'games.teams_decided', 'games.needs_decision',
      'games.next_game_for_winner_id', 'games.next_team_for_winner', 'games.next_game_for_loser_id', 'games.next_team_for_loser',
      'games.settled', 'swiss_rounds.visibility',
    ])
    .select([isFed(1).as('is_fed_1'), isFed(2).as('is_fed_2')])
    .where('games.id', '=', gameId).modifyEnd(kept).executeTakeFirst()
}

export type GameToFold = NonNullable<Awaited<ReturnType<typeof gameToFold>>>
