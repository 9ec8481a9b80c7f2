import type { Kysely } from 'kysely'
import type { Database } from '../../../server/database/schema.ts'
import { make } from '../../support/league.ts'

/**
 * The records of all writers: two tournaments that share teams, players and fields, and further games of the
 * season.
 */
export interface World {
  readonly db: Kysely<Database>
  readonly organization: number
  readonly leagues: readonly number[]
  readonly season: number
  readonly teams: readonly Team[]
  readonly tournaments: readonly Tournament[]
  readonly sites: readonly number[]
  readonly seasonGames: readonly Game[]
}

interface Team {
  readonly id: number
  readonly players: readonly number[]
}

export interface Tournament {
  readonly id: number
  readonly teams: readonly Team[]
  readonly pool: number
  readonly poolRound: number
  readonly games: readonly Game[]
}

export interface Game {
  readonly id: number
  readonly teams: readonly [Team, Team]
}

const TEAMS = 6
/** The second tournament has two of the teams of the first. */
const enteredIn = [
  [0, 1, 2, 3],
  [2, 3, 4, 5],
]

export async function makeWorld(db: Kysely<Database>): Promise<World> {
  const organization = await make(db, 'organizations', { name: 'Everybody', is_public: true })
  const leagues = [
    await make(db, 'leagues', { name: 'Mixed', organization_id: organization }),
    await make(db, 'leagues', { name: 'Masters', organization_id: organization }),
  ]
  const season = await make(db, 'seasons', { name: '2026', league_id: leagues[0] })
  const teams: Team[] = []
  for (let number = 0; number < TEAMS; number++) teams.push(await makeTeam(db, season, number))
  const tournaments: Tournament[] = []
  for (const entered of enteredIn)
    tournaments.push(
      await makeTournament(
        db,
        season,
        teams.filter((_team, index) => entered.includes(index)),
      ),
    )
  const park = await make(db, 'event_sites', { name: 'Park', tournament_id: tournaments[0]?.id })
  const sites: number[] = []
  for (const name of ['Field 1', 'Field 2'])
    sites.push(await make(db, 'game_sites', { name, event_site_id: park }))
  const seasonGames: Game[] = []
  for (const pair of pairsOf(teams).slice(0, 3)) {
    const [one, two] = pair
    seasonGames.push({
      id: await make(db, 'games', {
        season_id: season,
        start_time: '2026-05-01T18:00',
        team_1_id: one.id,
        team_2_id: two.id,
      }),
      teams: pair,
    })
  }
  return { db, organization, leagues, season, teams, tournaments, sites, seasonGames }
}

async function makeTeam(db: Kysely<Database>, season: number, number: number): Promise<Team> {
  const id = await make(db, 'teams', { name: `Team ${number}`, season_id: season })
  const players: number[] = []
  for (const first_name of ['Ann', 'Bob', 'Cas']) {
    const player = await make(db, 'players', { first_name, last_name: `of ${number}` })
    await make(db, 'team_players', { team_id: id, player_id: player })
    players.push(player)
  }
  return { id, players }
}

async function makeTournament(
  db: Kysely<Database>,
  season: number,
  teams: readonly Team[],
): Promise<Tournament> {
  const id = await make(db, 'tournaments', {
    name: 'Cup',
    season_id: season,
    timezone: 'Europe/Amsterdam',
    start_date: '2026-06-13',
    end_date: '2026-06-14',
  })
  for (const team of teams) await make(db, 'tournament_teams', { tournament_id: id, team_id: team.id })
  const pool = await make(db, 'pools', { name: 'A', tournament_id: id, team_ids: teams.map(team => team.id) })
  const poolRound = await make(db, 'pool_rounds', { pool_id: pool })
  const games: Game[] = []
  for (const pair of pairsOf(teams)) {
    const [one, two] = pair
    games.push({
      id: await make(db, 'games', {
        pool_round_id: poolRound,
        start_time: '2026-06-13T10:00',
        team_1_id: one.id,
        team_2_id: two.id,
      }),
      teams: pair,
    })
  }
  return { id, teams, pool, poolRound, games }
}

const pairsOf = (teams: readonly Team[]): (readonly [Team, Team])[] =>
  teams.flatMap((one, index) => teams.slice(index + 1).map(two => [one, two] as const))
