import type { Kysely } from 'kysely'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { Sport } from '../../shared-schema/sports/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { Database } from '../../server/database/schema.ts'
import { transaction } from '../../server/database/transaction.ts'
import { operator } from '../../server/access/author.ts'
import { createRecord, createRecords } from '../../server/records/create-records.ts'

/** A small league: two teams of three players in one tournament with one pool round. */
export interface SmallLeague {
  readonly organization: number
  readonly league: number
  readonly season: number
  readonly tournament: number
  readonly poolRound: number
  readonly teams: readonly [number, number]
  readonly players: readonly [readonly number[], readonly number[]]
}

/** The names of the players of a full team, by their numbers from 1. */
export const squad = ['Ann', 'Bob', 'Cas', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kim', 'Lou']

/** Makes a record as the operator and returns its id. */
export async function make(db: Kysely<Database>, family: Family, values: StoredRecord): Promise<number> {
  const [id] = await transaction(db, tx => createRecord(tx, operator, family, values))
  if (id === undefined) throw new Error(`no ${family} was made`)
  return id
}

/** Makes records of one family as the operator, together, and returns the first id of each one's key. */
async function makeAll(
  db: Kysely<Database>,
  family: Family,
  list: readonly StoredRecord[],
): Promise<number[]> {
  const keys = await transaction(db, tx => createRecords(tx, operator, family, list))
  return keys.map(([id = 0]) => id)
}

/**
 * @param names of the players of each team, by their numbers from 1
 * @param teams the names of the teams, which are the last names of their players, too
 */
export async function makeLeague(
  db: Kysely<Database>,
  sport: Sport = 'ultimate',
  names: readonly string[] = ['Ann', 'Bob', 'Cas'],
  teams: readonly [string, string] = ['Sexy Legs', 'Rusty Bikes'],
): Promise<SmallLeague> {
  const organization = await make(db, 'organizations', { name: 'Test Organization', is_public: true })
  const league = await make(db, 'leagues', { name: 'Test League', organization_id: organization, sport })
  const season = await make(db, 'seasons', { name: '2026', league_id: league })
  const tournament = await make(db, 'tournaments', {
    name: 'Test Cup',
    season_id: season,
    timezone: 'Europe/Amsterdam',
  })
  const [one, two] = await makeTeams(db, season, tournament, teams, names)
  const pool = await make(db, 'pools', {
    name: 'A',
    tournament_id: tournament,
    team_ids: [one.team, two.team],
  })
  const poolRound = await make(db, 'pool_rounds', { pool_id: pool })
  return {
    organization,
    league,
    season,
    tournament,
    poolRound,
    teams: [one.team, two.team],
    players: [one.players, two.players],
  }
}

/** Makes both teams with their players. */
async function makeTeams(
  db: Kysely<Database>,
  season: number,
  tournament: number,
  teamNames: readonly [string, string],
  names: readonly string[],
) {
  const teams = await makeAll(
    db,
    'teams',
    teamNames.map(name => ({ name, season_id: season })),
  )
  const entered = teams.map(team_id => ({ tournament_id: tournament, team_id }))
  await makeAll(db, 'tournament_teams', entered)
  const players = await makeAll(
    db,
    'players',
    teamNames.flatMap(last_name => names.map(first_name => ({ first_name, last_name }))),
  )
  const rostered = teams.flatMap((team_id, side) =>
    players
      .slice(side * names.length, (side + 1) * names.length)
      .map((player_id, place) => ({ team_id, player_id, number: place + 1 })),
  )
  await makeAll(db, 'team_players', rostered)
  const sides = teams.map(team => ({
    team,
    players: rostered.filter(({ team_id }) => team_id === team).map(({ player_id }) => player_id),
  }))
  const [one, two] = sides
  if (!one || !two) throw new Error('no two teams were made')
  return [one, two] as const
}

/** A pool game of the league's two teams. */
export function makeGame(db: Kysely<Database>, league: SmallLeague): Promise<number> {
  return make(db, 'games', {
    season_id: league.season,
    tournament_id: league.tournament,
    pool_round_id: league.poolRound,
    team_1_id: league.teams[0],
    team_2_id: league.teams[1],
    start_time: '2026-06-01T10:00:00',
  })
}
