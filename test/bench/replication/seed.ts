import type { Kysely } from 'kysely'
import type pg from 'pg'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { Database } from '../../../server/database/schema.ts'
import { transaction } from '../../../server/database/transaction.ts'
import { operator } from '../../../server/access/author.ts'
import { publishScope } from '../../../server/feed/catalog/catalog.ts'
import { ingest } from '../../../server/games/entries/ingest.ts'
import { measured } from '../rehearsal.ts'
import { recordedGame, type PlayedGame } from './recorded-game.ts'

/** How many documents the tournament that is replicated has. */
export const DOCUMENTS = measured(10_000, 412)

/**
 * The tournament that is synced and watched, and one of the same teams into whose games entries are pushed.
 */
export const CUP = 1
export const PUSHED = 2

const TEAMS = measured(160, 8)
/** Of four teams each. */
const POOLS = TEAMS / 4
const SQUAD = 20
const UNDER_WAY = measured(160, 2)
const GAMES = measured({ [CUP]: 536, [PUSHED]: 2400 }, { [CUP]: 12, [PUSHED]: 40 })

/**
 * Fills a migrated, empty database with two tournaments of 160 teams of 20 players. Of the games of the first
 * one 160 are under way, each with a claim, its start and 13 goals, taken in as from tablets.
 */
export async function seed(client: pg.Client, db: Kysely<Database>): Promise<void> {
  await client.query('set session_replication_role = replica')
  for (const statement of records) await client.query(statement)
  for (const family of numbered)
    await client.query(
      `select setval(pg_get_serial_sequence('${family}', 'id'), (select max(id) from ${family}))`,
    )
  await client.query('set session_replication_role = origin')
  for (const id of [CUP, PUSHED]) await transaction(db, tx => publishScope(tx, tournamentScope(id)))
  const games = await gamesOf(db, CUP)
  for (const game of games.slice(0, UNDER_WAY))
    await ingest(db, tournamentScope(CUP), operator, recordedGame(game, 13))
  await client.query('vacuum analyze')
  const { documents } = await db
    .selectFrom('feed')
    .select(eb => eb.fn.countAll<number>().as('documents'))
    .where('scope', '=', tournamentScope(CUP))
    .where('deleted', '=', false)
    .executeTakeFirstOrThrow()
  if (documents !== DOCUMENTS) throw new Error(`The tournament has ${documents} documents`)
}

/** The games of a tournament in which nothing has happened yet. */
export async function untouchedGames(db: Kysely<Database>, tournament: number): Promise<PlayedGame[]> {
  return (await gamesOf(db, tournament)).filter(({ status }) => status === 'scheduled')
}

async function gamesOf(db: Kysely<Database>, tournament: number) {
  const games = await db
    .selectFrom('games')
    .select(['id', 'team_1_id', 'team_2_id', 'status'])
    .where('tournament_id', '=', tournament)
    .orderBy('id')
    .execute()
  return games.map(game => ({
    ...game,
    players: [squadOf(game.team_1_id), squadOf(game.team_2_id)] as const,
  }))
}

const squadOf = (team: number | null): number[] =>
  Array.from({ length: SQUAD }, (_, index) => ((team ?? 1) - 1) * SQUAD + index + 1)

const numbered = [
  'organizations',
  'leagues',
  'seasons',
  'players',
  'teams',
  'tournaments',
  'event_sites',
  'game_sites',
  'pools',
  'pool_rounds',
  'games',
]

/** @param pools the pools before those of the tournament */
const games = (tournament: number, many: number, before: number, pools: number): string => `
  insert into games (id, owner_id, season_id, tournament_id, start_time, timezone, team_1_id, team_2_id, pool_id, pool_round_id, game_site_id)
  select ${before} + n + 1, 1, 1, ${tournament}, timestamptz '2026-06-12 07:00Z' + n / 20 * interval '90 minutes', 'Europe/Amsterdam',
    pool * 4 + 1 + meeting.one, pool * 4 + 1 + meeting.two, ${pools} + pool + 1, (${pools} + pool) * 3 + 1 + n / ${2 * POOLS} % 3, n % 20 + 1
  from generate_series(0, ${many - 1}) n, lateral (select n / 2 % ${POOLS} as pool) p,
    lateral (select (array[0, 2, 0, 1, 0, 1])[n / ${2 * POOLS} % 3 * 2 + n % 2 + 1] as one, (array[1, 3, 2, 3, 3, 2])[n / ${2 * POOLS} % 3 * 2 + n % 2 + 1] as two) meeting`

const records = [
  "insert into organizations (id, name, is_public) values (1, 'Bench', true)",
  "insert into leagues (id, owner_id, name, sport, gender, organization_id) values (1, 1, 'League', 'ultimate', 'mixed', 1)",
  "insert into seasons (id, owner_id, name, league_id, start_date, end_date) values (1, 1, '2026', 1, '2026-01-01', '2026-12-31')",
  `insert into teams (id, owner_id, name, short_name, season_id, city) select n, 1, 'Team ' || n, 'T' || n, 1, 'City ' || n % 97 from generate_series(1, ${TEAMS}) n`,
  `insert into players (id, owner_id, first_name, last_name, nickname, birth_date)
    select n, 1, 'First ' || n % 311, 'Last ' || n, '', date '1980-01-01' + n % 9000 from generate_series(1, ${TEAMS * SQUAD}) n`,
  `insert into team_players (team_id, player_id, owner_id, number) select (id - 1) / ${SQUAD} + 1, id, 1, id % ${SQUAD} from players`,
  `insert into tournaments (id, owner_id, name, season_id, start_date, end_date, scheduling_format, swiss_scoring_system, swiss_pairing_type,
      swiss_points_for_bye, swiss_victory_points_games_to, swiss_victory_points_cap, timezone, uses_seeds, visibility)
    select id, 1, name, 1, '2026-06-12', '2026-06-14', 'regular', 'victory points', 'adjacent pairing', 1.0, 15, 25, 'Europe/Amsterdam', true, 'live'
    from (values (${CUP}, 'Bench Cup'), (${PUSHED}, 'Pushed Cup')) one (id, name)`,
  `insert into tournament_teams (tournament_id, team_id, owner_id, seed) select t.id, teams.id, 1, teams.id from tournaments t, teams`,
  `insert into event_sites (id, owner_id, name, tournament_id) values (1, 1, 'Site', ${CUP})`,
  "insert into game_sites (id, owner_id, name, event_site_id) select n, 1, 'Field ' || n, 1 from generate_series(1, 20) n",
  `insert into pools (id, owner_id, name, tournament_id, team_ids, timezone)
    select before + n, 1, 'Pool ' || n, cup, array[n * 4 - 3, n * 4 - 2, n * 4 - 1, n * 4], 'Europe/Amsterdam'
    from generate_series(1, ${POOLS}) n, (values (${CUP}, 0), (${PUSHED}, ${POOLS})) as of_cup (cup, before)`,
  `insert into pool_rounds (id, owner_id, pool_id, tournament_id, round_number, timezone)
    select pools.id * 3 - 3 + n, 1, pools.id, pools.tournament_id, n, 'Europe/Amsterdam' from pools, generate_series(1, 3) n`,
  games(CUP, GAMES[CUP], 0, 0),
  games(PUSHED, GAMES[PUSHED], GAMES[CUP], POOLS),
]
