import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn } from '../client.ts'
import { enterTeams, makeTeams } from '../replays/league.ts'

// A cup of four in one pool, and a season with a game of its own.
describe('a team that comes in the place of another', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let league: number
  let season: number
  let tournament: number
  let teams: readonly number[]
  let late: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const organization_id = (await office.make('organizations', { name: 'Org', is_public: true })).id
    league = (await office.make('leagues', { name: 'League', organization_id })).id
  })
  afterAll(() => server.stop())

  beforeEach(async () => {
    season = (await office.make('seasons', { name: 'Season', league_id: league })).id
    const [ants = 0, bees = 0, cats = 0, dogs = 0, eels = 0] = await makeTeams(office, season, [
      'Ants',
      'Bees',
      'Cats',
      'Dogs',
      'Eels',
    ])
    teams = [ants, bees, cats, dogs]
    late = eels
    tournament = (await office.make('tournaments', { name: 'Cup', season_id: season })).id
    await enterTeams(office, tournament, teams)
    await office.put(`/tournament_teams/${tournament}/${ants}/`, { seed: 1 })
    await office.make('pools', {
      name: 'A',
      tournament_id: tournament,
      team_ids: teams,
      generate_matchups: true,
      start_time: '2026-06-13T10:00:00',
    })
  })

  const replace = (team_id: number, query = '') =>
    office.post(`/tournament_teams/${query}`, {
      tournament_id: tournament,
      team_id,
      replaces_team_id: teams[0],
    })
  const gamesOf = async (team: number) =>
    (await office.list(`/games/?tournament_id=${tournament}&team_id=${team}`)).meta.total_count
  const entered = async () =>
    (await office.column(`/tournament_teams/?tournament_id=${tournament}&order_by=[team_id]`, 'team_id')).map(
      Number,
    )

  test('has its seed, its pool and its games, and that is said before', async () => {
    const asked = await replace(late, '?preview=true')
    expect([asked.status, objectsIn(asked.body.consequences).length]).toEqual([200, 3])
    expect([await gamesOf(late), await entered()]).toEqual([0, teams])
    const { status, body } = await replace(late)
    expect([status, body.seed]).toEqual([201, 1])
    expect([await gamesOf(late), await gamesOf(teams[0] ?? 0)]).toEqual([3, 0])
    expect(await entered()).toEqual([...teams.slice(1), late])
    const [pool] = (await office.list(`/pools/?tournament_id=${tournament}`)).objects
    expect(pool?.team_ids).toEqual([late, ...teams.slice(1)])
  })

  test('of two at once one takes the place', async () => {
    const other = (await office.make('teams', { name: 'Foxes', season_id: season })).id
    const both = await Promise.all([replace(late), replace(other)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
    expect((await entered()).length).toBe(4)
  })

  test('comes too late once one of the games has begun, and is told what else can be done', async () => {
    const [game] = await office.column(`/games/?tournament_id=${tournament}&team_id=${teams[0]}`, 'id')
    await office.make('game_scores', { game_id: game, team_1_score: 1, team_2_score: 0 })
    const { status, body } = await replace(late)
    expect([status, body.code]).toEqual([409, 'history_stays'])
    expect(String(body.error_message)).toContain('withdraw')
    expect(await entered()).toEqual(teams)
  })

  test('must replace one that is in the tournament', async () => {
    const { status, body } = await office.post('/tournament_teams/', {
      tournament_id: tournament,
      team_id: late,
      replaces_team_id: late,
    })
    expect([status, body.errors]).toEqual([
      400,
      { replaces_team_id: ['must be another team that is in the tournament'] },
    ])
  })

  test('takes over the games of a season, and the other one has left it', async () => {
    const game = await office.make('games', {
      season_id: season,
      team_1_id: teams[0],
      team_2_id: teams[1],
      start_time: '2026-07-01T18:00:00Z',
    })
    const made = await office.make('teams', {
      name: 'Gnats',
      season_id: season,
      replaces_team_id: teams[0],
    })
    expect((await office.get(`/games/${game.id}/`)).body).toMatchObject({
      team_1_id: made.id,
      ruling: 'none',
    })
    expect((await office.get(`/teams/${teams[0]}/`)).body.status).toBe('withdrawn')
  })
})
