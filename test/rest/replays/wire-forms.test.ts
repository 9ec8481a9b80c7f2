import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { someText } from '../../support/matchers.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'
import { makeSeason, makeTeams } from './league.ts'
import { putBack } from './put-back.ts'

describe('the forms in which values come and go', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let season: number
  let tournament: number
  let poolRound: number
  let teams: number[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    season = (await makeSeason(office)).season
    tournament = (
      await office.make('tournaments', { name: 'Cup', season_id: season, timezone: 'Europe/Amsterdam' })
    ).id
    teams = await makeTeams(office, season, ['One', 'Two'])
    const pool = await office.make('pools', { name: 'A', tournament_id: tournament })
    poolRound = (await office.make('pool_rounds', { pool_id: pool.id })).id
  })
  afterAll(() => server.stop())

  const game = (values: Body) =>
    office.make('games', { season_id: season, start_time: '2013-06-01T12:00:00+02:00', ...values })

  describe('a game of a tournament', () => {
    test('is a pool game: its pool round gives it its pool and its tournament', async () => {
      expect(await game({ pool_round_id: String(poolRound) })).toMatchObject({
        tournament_id: tournament,
        pool_id: 1,
        pool_round_id: poolRound,
      })
    })

    test('or one of a bracket or swiss round, which make their own: by itself it is refused', async () => {
      const { status, body } = await office.post('/games/', {
        season_id: season,
        tournament_id: tournament,
        start_time: '2013-06-01T12:00:00Z',
      })
      expect(status).toBe(400)
      expect(body.errors).toEqual({ pool_round_id: [someText(/needed for a tournament game/)] })
      const single = await game({})
      expect((await office.put(`/games/${single.id}/`, { tournament_id: tournament })).status).toBe(400)
      expect((await office.put(`/games/${single.id}/`, { pool_round_id: poolRound })).body).toMatchObject({
        tournament_id: tournament,
        pool_round_id: poolRound,
      })
    })

    test('is not one of two tournaments', async () => {
      const other = await office.make('tournaments', { name: 'Other', season_id: season })
      const { status, body } = await office.post('/games/', {
        season_id: season,
        tournament_id: other.id,
        pool_round_id: poolRound,
        start_time: '2013-06-01T12:00:00Z',
      })
      expect(status).toBe(400)
      expect(body.errors).toHaveProperty('pool_round_id')
    })

    test('cannot be put into a bracket or swiss round by hand', async () => {
      const bracket = await office.make('brackets', {
        tournament_id: tournament,
        number_of_rounds: 1,
        start_time: '2013-06-01T12:00:00Z',
      })
      expect(await game({ bracket_id: bracket.id, swiss_round_id: 5, pool_id: 1 })).toMatchObject({
        bracket_id: null,
        swiss_round_id: null,
        pool_id: null,
      })
    })
  })

  describe('a time', () => {
    test.each([
      ['2013-06-01T12:21:49.076518+02:00', '2013-06-01T12:21:49.076518+02:00'],
      ['2013-06-01T12:21:49+0200', '2013-06-01T12:21:49+02:00'],
      ['2013-06-01T12:21:49 02:00', '2013-06-01T12:21:49+02:00'],
      ['2013-06-01T10:21:49Z', '2013-06-01T10:21:49+00:00'],
      ['2013-06-01T10:21:49.427Z', '2013-06-01T10:21:49.427000+00:00'],
      ['2013-6-1T9:5:3', '2013-06-01T09:05:03+00:00'],
      ['2013-06-01 09:05', '2013-06-01T09:05:00+00:00'],
      ['2013-06-01T12:21:49-05:30', '2013-06-01T12:21:49-05:30'],
    ])('%s is shown as %s: with its offset, never with Z', async (sent, shown) => {
      expect((await game({ start_time: sent })).start_time).toBe(shown)
    })

    test.each([
      '2013-02-30T12:00:00Z',
      '2013-06-01',
      '0013-06-01T12:00:00Z',
      '9999-12-31T23:59:59Z',
      '2013-06-01T12:00:00+15:00',
      '2013-06-01T25:00:00Z',
      'noon',
      5,
      [],
      {},
    ])('%j is none', async sent => {
      const { status, body } = await office.post('/games/', { season_id: season, start_time: sent })
      expect(status).toBe(400)
      expect(body.errors).toEqual({ start_time: ['must be a time such as 2012-06-17T12:00:00+02:00'] })
    })

    test('gives a game the zone of its offset, where it has no tournament and that is not the one it has', async () => {
      const pool = { pool_round_id: poolRound }
      expect(await game({ ...pool, start_time: '2013-06-01T12:00:00+02:00' })).toMatchObject({
        timezone: 'Europe/Amsterdam',
      })
      expect(await game({ ...pool, start_time: '2013-06-01T12:00:00' })).toMatchObject({
        timezone: 'Europe/Amsterdam',
        start_time: '2013-06-01T12:00:00+02:00',
      })
      const abroad = await game({ start_time: '2013-06-01T12:00:00-05:00' })
      expect(abroad.start_time).toBe('2013-06-01T12:00:00-05:00')
      expect(
        (await office.put(`/games/${abroad.id}/`, { start_time: '2013-12-01T12:00:00+01:00' })).body,
      ).toMatchObject({ start_time: '2013-12-01T12:00:00+01:00' })
    })

    test('that the server stamps is UTC with microseconds', async () => {
      expect((await game({})).time_created).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00$/)
    })
  })

  test('decimals are text, and keep every digit they came with', async () => {
    for (const [sent, shown] of [
      ['1.0', '1.0'],
      ['12.50', '12.50'],
      [12.5, '12.5'],
      ['007', '7'],
      ['-0.0', '0.0'],
    ] as const) {
      const { body } = await office.put(`/tournaments/${tournament}/`, { swiss_points_for_bye: sent })
      expect(body.swiss_points_for_bye).toBe(shown)
    }
    expect(
      (await office.put(`/tournaments/${tournament}/`, { swiss_points_for_bye: 'NaN' })).body.errors,
    ).toHaveProperty('swiss_points_for_bye')
  })

  test('a team names the same club in other seasons, in numbers or text', async () => {
    const sent = { name: 'One', season_id: season, related_team_ids: [String(teams[0]), teams[1]] }
    const team = await office.make('teams', sent)
    expect(team.related_team_ids).toEqual(teams)
    expect(
      (await office.put(`/teams/${team.id}/`, putBack(team, { related_team_ids: `[${teams[1]}]` }))).body
        .related_team_ids,
    ).toEqual([teams[1]])
    expect(
      (await office.put(`/teams/${team.id}/`, { related_team_ids: null })).body.related_team_ids,
    ).toEqual([teams[1]])
    expect((await office.put(`/teams/${team.id}/`, { related_team_ids: [] })).body.related_team_ids).toEqual(
      [],
    )
  })

  test('memberships are named by both ids, in the order of their path', async () => {
    const player = await office.make('players', { first_name: 'Eva' })
    const enlisted = await office.post('/team_players/', {
      team_id: teams[0],
      player_id: player.id,
      number: '7',
    })
    expect(enlisted.body).toMatchObject({
      number: 7,
      resource_uri: `${server.url}/v1/team_players/${teams[0]}/${player.id}/`,
    })
    expect(enlisted.body).not.toHaveProperty('id')
    const entered = await office.post('/tournament_teams/', { tournament_id: tournament, team_id: teams[1] })
    expect(entered.body.resource_uri).toBe(`${server.url}/v1/tournament_teams/${tournament}/${teams[1]}/`)
    const moved = await office.put(`/tournament_teams/${tournament}/${teams[1]}/`, {
      team_id: teams[0],
      seed: 3,
    })
    expect(moved.body).toMatchObject({ team_id: teams[1], seed: 3 })
    expect((await office.get(`/tournament_teams/${teams[1]}/${tournament}0/`)).status).toBe(404)
  })

  describe('a name', () => {
    test.each(['', ' ', '\u00a0\t', null])('cannot be %j', async name => {
      expect((await office.post('/teams/', { name, season_id: season })).status).toBe(400)
    })

    test('may look like a number, and may hold every character there is', async () => {
      for (const name of ['007', '1e5', 'null', 'Réunion \u{1F94F} Ω', '<b>&amp;"\'\\']) {
        const team = await office.make('teams', { name, season_id: season })
        expect(team.name).toBe(name)
        expect(await office.column(`/teams/?name=${encodeURIComponent(name)}`, 'id')).toEqual([team.id])
      }
      expect((await office.make('teams', { name: 1908, season_id: season })).name).toBe('1908')
    })

    test.each([
      ['a NUL character', 'a\u0000'],
      ['half of a character', 'a\ud83e'],
      ['a list', ['a']],
      ['a truth', true],
    ])('cannot hold %s', async (_what, name) => {
      const { status, body } = await office.post('/teams/', { name, season_id: season })
      expect(status).toBe(400)
      expect(body.errors).toHaveProperty('name')
    })

    test('finds records of every family that has one', async () => {
      for (const family of [
        'organizations',
        'leagues',
        'seasons',
        'teams',
        'tournaments',
        'pools',
        'event_sites',
        'game_sites',
        'brackets',
        'players',
      ]) {
        expect((await office.list(`/${family}/?name=no+such+name`)).meta.total_count, family).toBe(0)
      }
    })
  })

  test.each([
    ['a number that would lose digits', '{"name":9007199254740993}'],
    ['a number beyond all', '{"info":"x","no_such":1e400}'],
    ['lists within lists without end', `{"no_such":${'['.repeat(1000)}${']'.repeat(1000)}}`],
  ])('a body with %s is 400', async (_what, text) => {
    const { status, body } = await office.post('/teams/', text)
    expect(status).toBe(400)
    expect(body.errors).toEqual({ body: [someText()] })
  })

  test('keys that nobody knows are passed over, even those of every object', async () => {
    const { status, body } = await office.post(
      '/teams/',
      `{"name":"x","season_id":"${season}","__proto__":{"admin":true},"constructor":1,"final":"True","season":{"id":99}}`,
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'x', season_id: season })
  })
})
