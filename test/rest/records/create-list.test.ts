import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn } from '../client.ts'

describe('a POST of a list', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let token: string
  let league: SmallLeague

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    token = await server.signIn('owner')
    office = new Client(server.url, token)
    league = await makeLeague(server.db)
  })
  afterAll(() => server.stop())

  const postList = async (
    family: string,
    values: unknown,
    headers: Record<string, string> = {},
    by = token,
  ) => {
    const response = await fetch(`${server.url}/v1/${family}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${by}`, ...headers },
      body: JSON.stringify(values),
    })
    const body: unknown = await response.json()
    return { status: response.status, headers: response.headers, body }
  }
  const errorIn = (body: unknown) =>
    z.object({ error_message: z.string(), errors: z.record(z.string(), z.array(z.string())) }).parse(body)
  const teamsOf = async (season: number) =>
    (await office.list(`/teams/?season_id=${season}&limit=200&order_by=[id]`)).objects
  const freshSeason = async () =>
    (await office.make('seasons', { name: 'fresh', league_id: league.league })).id

  test('makes 24 teams, and answers with all of them in its order, as they are read', async () => {
    const season_id = await freshSeason()
    const { status, body } = await postList(
      'teams',
      Array.from({ length: 24 }, (_, place) => ({ name: `Team ${place}`, season_id })),
    )
    expect(status).toBe(201)
    expect(objectsIn(body).map(({ name }) => name)).toEqual(
      Array.from({ length: 24 }, (_, place) => `Team ${place}`),
    )
    expect(await teamsOf(season_id)).toEqual(body)
  })

  test('makes memberships, and games of several tournaments', async () => {
    const [team] = league.teams
    const players = objectsIn(
      (await postList('players', [{ first_name: 'Dee' }, { first_name: 'Eve' }])).body,
    )
    const roster = await postList(
      'team_players',
      players.map(({ id }, number) => ({ team_id: team, player_id: id, number })),
    )
    expect(objectsIn(roster.body).map(({ player_id }) => player_id)).toEqual(players.map(({ id }) => id))
    const other = await makeLeague(server.db)
    const games = await postList(
      'games',
      [league, other].map(({ season, tournament, poolRound, teams }) => ({
        season_id: season,
        tournament_id: tournament,
        pool_round_id: poolRound,
        team_1_id: teams[0],
        team_2_id: teams[1],
        start_time: '2026-06-01T10:00:00',
      })),
    )
    expect(objectsIn(games.body).map(({ tournament_id }) => tournament_id)).toEqual([
      league.tournament,
      other.tournament,
    ])
  })

  test('counts the scores of one game one after the other', async () => {
    const game_id = await makeGame(server.db, league)
    expect(
      (
        await postList(
          'game_scores',
          [1, 2, 3].map(team_1_score => ({ game_id, team_1_score, team_2_score: 0 })),
        )
      ).status,
    ).toBe(201)
    expect((await office.get(`/games/${game_id}/`)).body.team_1_score).toBe(3)
  })

  test('with wrong records makes none, and names all that is wrong by the place of its record', async () => {
    const season_id = await freshSeason()
    const { status, body } = await postList('teams', [
      { name: 'Good', season_id },
      { season_id: 'x' },
      5,
      { name: ' ', season_id },
    ])
    expect(status).toBe(400)
    expect(errorIn(body).errors).toEqual({
      '1.name': ['is required'],
      '1.season_id': ['must be a whole number'],
      2: ['must be a JSON object'],
      '3.name': ['must not be empty'],
    })
    expect(errorIn(body).error_message).toContain('Record 1 of the list')
    expect(await teamsOf(season_id)).toEqual([])
  })

  test('of which a later one breaks a rule makes none', async () => {
    const season_id = await freshSeason()
    const { status, body } = await postList('teams', [
      { name: 'Good', season_id },
      { name: 'Lost', season_id: 4711 },
    ])
    expect(status).toBe(400)
    expect(errorIn(body).errors).toEqual({ '1.season_id': ['there is no season 4711'] })
    expect(await teamsOf(season_id)).toEqual([])
  })

  test('names of its wrong records the first, whatever is wrong with a later one', async () => {
    const season_id = await freshSeason()
    const [team] = league.teams
    const [[player = 0]] = league.players
    const { id: free } = await office.make('players', { first_name: 'Free' })
    const lists: [string, object[], string[]][] = [
      // The first is refused by the rules of its family, the second because of a link.
      [
        'teams',
        [
          { name: 'Good', season_id },
          { name: 'Left', season_id, status: 'withdrawn', games_after_leaving: 'annul from' },
          { name: 'Lost', season_id: 4711 },
        ],
        ['1.left_on'],
      ],
      // The first is there already, which the database finds; the second is nobody.
      [
        'team_players',
        [
          { team_id: team, player_id: free, number: 31 },
          { team_id: team, player_id: player, number: 32 },
          { team_id: team, player_id: 4711, number: 33 },
        ],
        ['1.team_id', '1.player_id'],
      ],
      [
        'team_players',
        [31, 32].map(number => ({ team_id: team, player_id: free, number })),
        ['1.team_id', '1.player_id'],
      ],
    ]
    for (const [family, list, wrong] of lists)
      expect(Object.keys(errorIn((await postList(family, list)).body).errors ?? {})).toEqual(wrong)
    expect(await teamsOf(season_id)).toEqual([])
    expect((await office.list(`/team_players/?player_id=${free}`)).objects).toEqual([])
  })

  test('needs the right to each of its records', async () => {
    const other = await makeLeague(server.db)
    const admin = await server.signIn('admin', league.organization)
    const before = await teamsOf(league.season)
    const { status, body } = await postList(
      'teams',
      [
        { name: 'Mine', season_id: league.season },
        { name: 'Theirs', season_id: other.season },
      ],
      {},
      admin,
    )
    expect(status).toBe(403)
    expect(errorIn(body).errors).toEqual({ 1: [expect.stringMatching(/^Only an owner or admin/)] })
    expect(await teamsOf(league.season)).toEqual(before)
  })

  test('with an Idempotency-Key is done once', async () => {
    const season_id = await freshSeason()
    const send = () =>
      postList(
        'teams',
        [
          { name: 'A', season_id },
          { name: 'B', season_id },
        ],
        { 'Idempotency-Key': 'two-teams' },
      )
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status, second.headers.get('idempotency-replayed')]).toEqual([
      201,
      201,
      'true',
    ])
    expect(second.body).toEqual(first.body)
    expect(await teamsOf(season_id)).toHaveLength(2)
  })

  test('holds 1 to 500 records, and is not previewed', async () => {
    for (const list of [[], Array.from({ length: 501 }, () => ({ name: 'x', season_id: league.season }))]) {
      expect(errorIn((await postList('teams', list)).body).errors).toEqual({
        body: ['must be one record, or a list of 1 to 500'],
      })
    }
    const preview = await fetch(`${server.url}/v1/teams/?preview=true`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify([{ name: 'x', season_id: league.season }]),
    })
    expect(preview.status).toBe(400)
  })
})

describe('a PATCH', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('is a PUT by another name', async () => {
    const server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const office = new Client(server.url, await server.signIn('owner'))
    const organization = await office.make('organizations', { name: 'Org', info: 'stays' })
    const patched = await office.send(
      'PATCH',
      `/organizations/${organization.id}/`,
      { name: 'New' },
      { 'Content-Type': 'application/merge-patch+json' },
    )
    expect(patched.status).toBe(202)
    expect(patched.body).toMatchObject({ name: 'New', info: 'stays' })
    expect(patched.headers.get('etag')).toBe(
      (await office.get(`/organizations/${organization.id}/`)).headers.get('etag'),
    )
    expect(
      (
        await office.send(
          'PATCH',
          `/organizations/${organization.id}/`,
          { name: 'Late' },
          { 'If-Match': '"old"' },
        )
      ).status,
    ).toBe(412)
    expect((await office.send('PATCH', '/organizations/4711/', {})).status).toBe(404)
    await server.stop()
  })
})
