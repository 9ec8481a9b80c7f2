import type { Kysely } from 'kysely'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { Sport } from '../../shared-schema/sports/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { Database } from '../../server/database/schema.ts'
import { transaction } from '../../server/database/transaction.ts'
import { operator } from '../../server/access/author.ts'
import { createRecord } from '../../server/records/create-records.ts'

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
  const one = await makeTeam(db, season, tournament, teams[0], names)
  const two = await makeTeam(db, season, tournament, teams[1], names)
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

async function makeTeam(
  db: Kysely<Database>,
  season: number,
  tournament: number,
  name: string,
  names: readonly string[],
) {
  const team = await make(db, 'teams', { name, season_id: season })
  await make(db, 'tournament_teams', { tournament_id: tournament, team_id: team })
  const players: number[] = []
  for (const first_name of names) {
    const player = await make(db, 'players', { first_name, last_name: name })
    await make(db, 'team_players', { team_id: team, player_id: player, number: players.length + 1 })
    players.push(player)
  }
  return { team, players }
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
