import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { makeTeams } from '../replays/league.ts'
import { FieldOfTeams } from './field-of-teams.ts'

describe('a team that is entered after the games were made', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  async function enterLate(field: FieldOfTeams): Promise<number> {
    const [late = 0] = await makeTeams(office, field.season, ['Late'])
    await office.make('tournament_teams', { tournament_id: field.tournament, team_id: late, seed: 9 })
    return late
  }
  const without = async (field: FieldOfTeams): Promise<unknown[]> =>
    objectsIn((await field.read('open_decisions')).teams_without_games).map(({ team_id }) => team_id)
  const gamesOf = async (field: FieldOfTeams, team: number): Promise<Body[]> =>
    (await field.games()).filter(({ team_1_id, team_2_id }) => team_1_id === team || team_2_id === team)

  test('is named as one without games, and gets those of a pool, after a preview and without any twice', async () => {
    const field = await FieldOfTeams.make(office, 3)
    const pool = await office.make('pools', {
      ...{ tournament_id: field.tournament, name: 'A', team_ids: field.teams, generate_matchups: true },
      ...{ start_time: '2026-06-13T09:00', time_between_rounds: 60 },
    })
    expect(await without(field)).toEqual([])
    const late = await enterLate(field)
    expect(await without(field)).toEqual([late])
    await field.playAll()
    const path = `/tournaments/${field.tournament}/late_teams/`
    const preview = await office.post(`${path}?preview=true`, { team_id: late, pool_id: pool.id })
    expect(preview.status).toBe(200)
    expect(await without(field)).toEqual([late])
    expect((await office.post(path, { team_id: late, pool_id: pool.id })).status).toBe(204)
    expect(await without(field)).toEqual([])
    expect(await gamesOf(field, late)).toHaveLength(3)
    await office.post(path, { team_id: late, pool_id: pool.id })
    expect(await gamesOf(field, late)).toHaveLength(3)
  })

  test('has a bye in the last swiss round; a round drawn on games that are not final says so first', async () => {
    const field = await FieldOfTeams.make(office, 4, { scheduling_format: 'swiss' })
    const draw = { tournament_id: field.tournament, start_time: '2026-06-13T09:00:00' }
    const round = await office.make('swiss_rounds', draw)
    const late = await enterLate(field)
    const path = `/tournaments/${field.tournament}/late_teams/`
    expect((await office.post(path, { team_id: late })).status).toBe(204)
    expect(await gamesOf(field, late)).toMatchObject([{ team_2_id: null, swiss_round_id: round.id }])
    expect((await office.post(path, { team_id: late })).body.errors).toEqual({
      team_id: ['is in a game of that round already'],
    })
    const [first = {}] = objectsIn(round.games)
    await field.report(first)
    const { body } = await office.post('/swiss_rounds/?preview=true', draw)
    expect(objectsIn(body.consequences).filter(({ kind }) => kind === 'decision')).toMatchObject([
      { game_id: objectsIn(round.games)[1]?.id },
    ])
  })

  test('is nowhere to be added if there is neither pool nor swiss round', async () => {
    const field = await FieldOfTeams.make(office, 2)
    const { status, body } = await office.post(`/tournaments/${field.tournament}/late_teams/`, {
      team_id: field.team(1),
    })
    expect([status, body.errors]).toEqual([
      400,
      { pool_id: ['names no pool, and there is no swiss round in which the team could have a bye'] },
    ])
  })
})
