import { sql } from 'kysely'
import { keyArray } from '../database/key-array.ts'
import { prepared } from '../database/prepared-statement.ts'
import type { Tx } from '../database/transaction.ts'

/** A game with everything that can limit a role to it, and the parts that tablets hold. */
export type GamePlace = NonNullable<Awaited<ReturnType<typeof gamePlace>>>

/** Undefined if the game does not exist. */
export async function gamePlace(tx: Tx, id: number) {
  return select(tx).where('games.id', '=', id).modifyEnd(prepared).executeTakeFirst()
}

export async function gamePlaces(tx: Tx, ids: readonly number[]): Promise<GamePlace[]> {
  return ids.length === 0
    ? []
    : select(tx)
        .where(eb => eb('games.id', '=', eb.fn.any(eb.val(keyArray(ids)))))
        .modifyEnd(prepared)
        .execute()
}

const select = (tx: Tx) =>
  tx
    .selectFrom('games')
    .innerJoin('seasons', 'seasons.id', 'games.season_id')
    .innerJoin('leagues', 'leagues.id', 'seasons.league_id')
    .leftJoin('game_sites', 'game_sites.id', 'games.game_site_id')
    .leftJoin('tournaments', 'tournaments.id', 'games.tournament_id')
    .leftJoin('swiss_rounds', 'swiss_rounds.id', 'games.swiss_round_id')
    .select([
      'games.id',
      'games.owner_id',
      'games.season_id',
      'games.tournament_id',
      'tournaments.meet_id',
      'games.timezone',
      sql<string>`to_char(games.start_time at time zone games.timezone, 'YYYY-MM-DD')`.as('day'),
      'games.game_site_id',
      'game_sites.event_site_id',
      'games.team_1_id',
      'games.team_2_id',
      'games.no_team_1',
      'games.no_team_2',
      'games.settled',
      sql<boolean>`coalesce(tournaments.is_closed, seasons.is_closed)`.as('is_closed'),
      'leagues.sport',
      'games.swiss_round_id',
      'swiss_rounds.visibility',
    ])
