import { sql } from 'kysely'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import type { Kept } from '../../shared-schema/rules/progress/sent-on.ts'
import { keyArray } from '../database/key-array.ts'
import { prepared } from '../database/prepared-statement.ts'
import type { Tx } from '../database/transaction.ts'
import { teamsCounted } from './counted-games.ts'

/** A game with data from its own record and those of its season and league. */
export type GameToFold = Omit<Selected, 'entries'>

/** An entry of a game that may count, with its recorder and whether the feed holds a verdict on it. */
export interface EntryToFold {
  readonly document: Entry
  readonly person_id: string | null
  readonly has_verdict: boolean
}

/** Everything from which a game is folded. */
export interface FoundGame {
  readonly game: GameToFold
  readonly entries: readonly EntryToFold[]
}

/** A game and its entries; undefined if the game does not exist. */
export const gameToFold = async (tx: Tx, gameId: number): Promise<FoundGame | undefined> =>
  (await gamesToFold(tx, [gameId]))[0]

/** The existing games among these, with their entries. */
export const gamesToFold = async (tx: Tx, ids: readonly number[]): Promise<FoundGame[]> =>
  (await selectGames(tx, ids).modifyEnd(prepared).execute()).map(({ entries, ...game }) => ({
    game,
    entries,
  }))

type Selected = Awaited<ReturnType<ReturnType<typeof selectGames>['execute']>>[number]

/** The query for them, for callers who select further columns. */
export function selectGames(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('games')
    .innerJoin('seasons', 'seasons.id', 'games.season_id')
    .innerJoin('leagues', 'leagues.id', 'seasons.league_id')
    .leftJoin('swiss_rounds', 'swiss_rounds.id', 'games.swiss_round_id')
    .select([
      'games.id',
      'games.owner_id',
      'games.tournament_id',
      'games.pool_id',
      'games.season_id',
      'seasons.league_id',
      'leagues.sport',
      'games.timezone',
      'games.team_1_id',
      'games.team_2_id',
      'games.sent_team_1_id',
      'games.sent_team_2_id',
      'games.sent_nobody_1',
      'games.sent_nobody_2',
      'games.no_team_1',
      'games.no_team_2',
      'games.teams_decided',
      'games.needs_decision',
      'games.next_game_for_winner_id',
      'games.next_team_for_winner',
      'games.next_game_for_loser_id',
      'games.next_team_for_loser',
      'games.settled',
      'games.ruling',
      'swiss_rounds.visibility',
    ])
    .select([
      isFed(1).as('is_fed_1'),
      isFed(2).as('is_fed_2'),
      keptAfterIt.as('kept'),
      teamsCounted.as('counted'),
      entriesOfIt.as('entries'),
    ])
    .where(sql<boolean>`games.id = any(${keyArray(ids)}::integer[])`)
}

/** SQL: true if another game, or a pool, sends a team to a slot of this row of `games`. */
export const isFed = (
  slot: 1 | 2,
) => sql<boolean>`(${sql.ref(`games.team_${slot}_pool_id`)} is not null or exists (select from games as feeder where
  (feeder.next_game_for_winner_id = games.id and feeder.next_team_for_winner = ${slot})
  or (feeder.next_game_for_loser_id = games.id and feeder.next_team_for_loser = ${slot})))`

const keptIn = (way: 'winner' | 'loser') => sql<number | null>`(
  select case ${sql.ref(`games.next_team_for_${way}`)} when 2 then next.team_2_id else next.team_1_id end
  from games as next where next.id = ${sql.ref(`games.next_game_for_${way}_id`)} and next.teams_decided)`

/** The teams that the office keeps in the games that follow this one. */
const keptAfterIt = sql<Kept>`json_build_object('winner', ${keptIn('winner')}, 'loser', ${keptIn('loser')})`

const entriesOfIt = sql<EntryToFold[]>`coalesce((
  select json_agg(json_build_object('document', document, 'person_id', person_id, 'has_verdict', exists (
    select from feed where feed.collection = 'results' and feed.id = 'verdict/' || entries.id and not feed.deleted)))
  from entries where entries.game_id = games.id and refusal is null), '[]')`
