import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'

describe('the table of a season', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let season: number
  let teams: number[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const organization_id = (await office.make('organizations', { name: 'Football' })).id
    const league_id = (await office.make('leagues', { name: 'League', sport: 'soccer', organization_id })).id
    season = (await office.make('seasons', { name: '2026', league_id })).id
    teams = []
    for (const name of ['Ants', 'Bees', 'Cats'])
      teams.push((await office.make('teams', { name, season_id: season })).id)
    await play(1, 2, 2, 0, '2026-08-01T20:00:00Z')
    await play(2, 3, 1, 1, '2026-08-08T20:00:00Z')
    await play(3, 1, 0, 3, '2026-08-15T20:00:00Z')
  })
  afterAll(() => server.stop())

  async function play(one: number, two: number, scored: number, allowed: number, start_time: string) {
    const game = await office.make('games', {
      season_id: season,
      team_1_id: teams[one - 1],
      team_2_id: teams[two - 1],
      start_time,
    })
    await office.make('game_scores', {
      game_id: game.id,
      team_1_score: scored,
      team_2_score: allowed,
      is_final: true,
    })
    return game.id
  }
  const change = async (values: Body) => {
    const { status, body } = await office.send('PUT', `/seasons/${season}/`, values)
    return { status, errors: body.errors }
  }
  const table = async (query = ''): Promise<Body[]> =>
    objectsIn((await office.get(`/seasons/${season}/standings/${query}`)).body.standings)
  const placed = async (query = '') =>
    (await table(query)).map(({ place, team_id, points }) => [
      place,
      teams.indexOf(Number(team_id)) + 1,
      points,
    ])

  test('is by the rules of its sport, each place with its reason in words and codes', async () => {
    const [first, second, third] = await table()
    expect(first).toMatchObject({
      place: 1,
      team_id: teams[0],
      team: { name: 'Ants' },
      games_played: 2,
      wins: 2,
      ties: 0,
      losses: 0,
      points_scored: 5,
      points_allowed: 0,
      plus_minus: 5,
      points: 6,
      form: ['win', 'win'],
      reason: 'ahead of Bees: more points (6 against 1)',
      reason_code: {
        kind: 'criterion',
        metric: 'points',
        scope: 'pool',
        own: 6,
        below: 1,
        below_id: teams[1],
      },
    })
    expect(second).toMatchObject({
      points: 1,
      plus_minus: -2,
      reason: expect.stringContaining('−2 against −3') as unknown,
    })
    expect(third).toMatchObject({ place: 3, reason: null, reason_code: null })
  })

  test('can be of a part of it', async () => {
    expect(await placed('?venue=home')).toEqual([
      [1, 1, 3],
      [2, 2, 1],
      [3, 3, 0],
    ])
    expect(await placed('?venue=away')).toEqual([
      [1, 1, 3],
      [2, 3, 1],
      [3, 2, 0],
    ])
    expect(await placed('?last=1')).toEqual([
      [1, 1, 3],
      [2, 2, 1],
      [3, 3, 0],
    ])
    expect(await placed('?date=2026-08-08')).toEqual([
      [1, 1, 3],
      [2, 3, 1],
      [3, 2, 1],
    ])
  })

  test('says what cannot be asked for', async () => {
    for (const query of ['?venue=moon', '?last=0', '?date=tomorrow', '?strict=true&round=3'])
      expect((await office.get(`/seasons/${season}/standings/${query}`)).status).toBe(400)
    expect((await office.get('/seasons/999999/standings/')).status).toBe(404)
    expect((await office.post(`/seasons/${season}/standings/`, {})).status).toBe(405)
  })

  test('is given as rows too', async () => {
    const response = await fetch(`${server.url}/v1/seasons/${season}/standings/?format=csv`, {
      headers: { Authorization: `Bearer ${await server.signIn('owner')}` },
    })
    const [head, first] = (await response.text()).split('\r\n')
    expect(head).toMatch(/^\uFEFF?place,division,team_id,team.name,games_played,wins/)
    expect(first).toMatch(new RegExp(`^1,,${teams[0]},Ants,2,2,0,0,0,`))
  })

  test('has points that were taken, with their reason, from their day on, and keeps who took them', async () => {
    const decision = { team_id: teams[0], points: -6, reason: 'Late accounts', date: '2026-09-01' }
    expect(await change({ point_decisions: [decision] })).toMatchObject({ status: 202 })
    expect(await placed()).toEqual([
      [1, 2, 1],
      [2, 3, 1],
      [3, 1, 0],
    ])
    expect(await placed('?date=2026-08-31')).toEqual([
      [1, 1, 6],
      [2, 2, 1],
      [3, 3, 1],
    ])
    const [noted] = (await office.list(`/audit/?family=seasons&record=${season}`)).objects
    expect(JSON.stringify(noted)).toContain('Late accounts')
    expect(await change({ point_decisions: [{ ...decision, team_id: 999_999 }] })).toMatchObject({
      status: 400,
      errors: { point_decisions: ['names teams that do not play in the season: 999999'] },
    })
    expect(await change({ point_decisions: [{ ...decision, reason: '' }] })).toMatchObject({ status: 400 })
    expect(await change({ point_decisions: [] })).toMatchObject({ status: 202 })
  })

  test('marks level teams, until somebody has decided', async () => {
    const [second, third] = [teams[1], teams[2]]
    const extra = await play(2, 3, 0, 0, '2026-08-22T20:00:00Z')
    expect(
      await change({ point_decisions: [{ team_id: third, points: 0, reason: 'Nothing' }] }),
    ).toMatchObject({ status: 202 })
    // By the points alone Bees and Cats are level.
    expect(await change({ tie_break_criteria: [{ metric: 'points' }] })).toMatchObject({ status: 202 })
    expect(await table()).toMatchObject([
      { place: 1, is_unresolved: false },
      { place: 2, is_shared: true, is_unresolved: true, reason_code: { kind: 'level' } },
      { place: 2, is_shared: true, is_unresolved: true },
    ])
    expect(
      await change({ tie_decisions: [{ team_ids: [third, second], method: 'coin toss' }] }),
    ).toMatchObject({ status: 202 })
    expect(await table()).toMatchObject([
      { place: 1 },
      {
        place: 2,
        team_id: third,
        is_unresolved: false,
        reason_code: { kind: 'decision', method: 'coin toss' },
      },
      { place: 3, team_id: second },
    ])
    expect(await change({ tie_break_criteria: [], tie_decisions: [], point_decisions: [] })).toMatchObject({
      status: 202,
    })
    await office.delete(`/games/${extra}/?cascade=true`)
  })

  test('counts by points of its own, and games that were decided in overtime', async () => {
    const game = await play(3, 2, 2, 1, '2026-08-23T20:00:00Z')
    expect(
      await change({ tie_break_preset: 'Liiga', points_for_win: 5, points_for_overtime_win: 4 }),
    ).toMatchObject({ status: 202 })
    expect((await placed()).map(([, team, points]) => [team, points])).toEqual([
      [1, 10],
      [3, 6],
      [2, 1],
    ])
    await office.send('PUT', `/games/${game}/`, { decided_in: 'shoot-out' })
    expect((await placed()).map(([, team, points]) => [team, points])).toEqual([
      [1, 10],
      [3, 5],
      [2, 2],
    ])
    await office.delete(`/games/${game}/?cascade=true`)
    await change({ tie_break_preset: null, points_for_win: null, points_for_overtime_win: null })
  })

  test('is counted in each division', async () => {
    await office.send('PUT', `/teams/${teams[0]}/`, { division: 'North' })
    await office.send('PUT', `/teams/${teams[2]}/`, { division: 'North' })
    expect((await table()).map(({ division, place, team_id }) => [division, place, team_id])).toEqual([
      ['', 1, teams[1]],
      ['North', 1, teams[0]],
      ['North', 2, teams[2]],
    ])
    expect((await table('?division=North')).map(({ team_id }) => team_id)).toEqual([teams[0], teams[2]])
    for (const team of teams) await office.send('PUT', `/teams/${team}/`, { division: '' })
  })

  test('is read by people who may read the season, and decided by people who may change it', async () => {
    const nobody = new Client(server.url)
    expect((await nobody.get(`/seasons/${season}/standings/`)).status).toBe(401)
    const elsewhere = (await office.make('organizations', { name: 'Elsewhere' })).id
    const other = new Client(server.url, await server.signIn('owner', elsewhere))
    expect((await other.get(`/seasons/${season}/standings/`)).status).toBe(404)
    expect((await other.send('PUT', `/seasons/${season}/`, { point_decisions: [] })).status).not.toBe(200)
  })
})
