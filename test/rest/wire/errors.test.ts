import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { families, resourceOf } from '../../../shared-schema/resources/index.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague } from '../../support/league.ts'
import { someText } from '../../support/matchers.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Reply } from '../client.ts'

describe('L11: what cannot be done', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let organization: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    organization = (await office.make('organizations', { name: 'Org' })).id
  })
  afterAll(() => server.stop())

  describe('a body', () => {
    test('with wrong fields is 400, each of them named', async () => {
      const reply = await office.post('/leagues/', {
        gender: 'unknown',
        organization_id: 'me',
        name: 'x'.repeat(201),
      })
      expect(reply.status).toBe(400)
      expect(reply.body).toEqual({
        error_message: someText(),
        code: 'wrong_fields',
        errors: {
          name: ['must be at most 200 characters long'],
          gender: ['must be one of: open, mixed, womens, mens'],
          organization_id: ['must be a whole number'],
        },
      })
    })

    test('without a required field is 400', async () => {
      const reply = await office.post('/leagues/', { name: null })
      expect(reply.body.errors).toEqual({ name: ['is required'], organization_id: ['is required'] })
    })

    test('with a link to nothing is 400 at that field', async () => {
      const reply = await office.post('/leagues/', { name: 'x', organization_id: 4711 })
      expect(reply.status).toBe(400)
      expect(reply.body.errors).toEqual({ organization_id: ['there is no organization 4711'] })
    })

    test.each([['[]'], ['"text"'], ['null'], ['5']])(
      '%s, which is no object and no list of them, is 400',
      async text => {
        const reply = await office.post('/leagues/', text)
        expect(reply.status).toBe(400)
        expect(reply.body).toEqual({
          error_message: someText(),
          code: text === '[]' ? 'wrong_fields' : 'broken_json',
          errors: { body: [someText()] },
        })
      },
    )

    test('that is no JSON is 400', async () => {
      const reply = await office.post('/leagues/', '{"name":')
      expect(reply.status).toBe(400)
      expect(reply.body.error_message).toBe('The body is not valid JSON.')
    })

    test('of another type is 415', async () => {
      const reply = await office.send('POST', '/leagues/', 'name=x', {
        'Content-Type': 'application/x-www-form-urlencoded',
      })
      expect(reply.status).toBe(415)
      expect(reply.body.error_message).toBe('The body must be JSON, with Content-Type: application/json.')
    })

    test.each([
      ['/leagues/', 'application/json; charset=utf-16', '{"name":"x"}'],
      ['/games/1/plays/', 'text/csv; charset=iso-8859-1', 'type\n22'],
    ])('of %s in another encoding, %s, is 415 and not read', async (path, type, text) => {
      const reply = await office.send('POST', path, text, { 'Content-Type': type })
      expect([reply.status, reply.body.code]).toEqual([415, 'not_json'])
      expect(reply.body.error_message).toMatch(/UTF-8/)
    })

    test('that is too large is 413', async () => {
      const reply = await office.post('/leagues/', { name: 'x'.repeat(1_100_000) })
      expect(reply.status).toBe(413)
      expect(reply.body).toEqual({ error_message: 'The body is too large.', code: 'too_large' })
    })

    test('that is missing lacks all required fields', async () => {
      const reply = await office.send('POST', '/leagues/', undefined)
      expect(reply.status).toBe(400)
      expect(reply.body.errors).toEqual({ body: ['must be a JSON object'] })
    })

    test.each([
      ['a NUL character', { name: 'a\u0000b' }],
      ['too large a number', { name: 'x', organization_id: 3e9 }],
    ])('with %s is 400', async (_what, values) => {
      expect((await office.post('/leagues/', { organization_id: organization, ...values })).status).toBe(400)
    })
  })

  describe('is said in words for people, whatever is sent:', () => {
    const wrong: unknown[] = [
      true,
      1.5,
      -1,
      1e15,
      'nonsense',
      '[true]',
      'x'.repeat(21_000),
      { a: 1 },
      [true],
      ['nonsense'],
      [1, [2]],
      [{ metric: 'luck', scope: 5 }],
      [{ margin_cap: 0.5 }],
      [{ a: '\u0000' }],
      { '\u0000': 1 },
    ]
    const expectWords = ({ status, body }: Reply, what: string): void => {
      expect(status, what).toBeGreaterThanOrEqual(400)
      if (status === 400) expect(Object.keys(body.errors ?? {}), what).not.toEqual([])
      expect(JSON.stringify(body), what).not.toMatch(
        /invalid|expected|received|too_|undefined|null prototype|\b0 must|\bNaN\b|match(es)? (the )?pattern|"errors":\{\}/i,
      )
    }

    test.each(families)('%s', async family => {
      const { fields, key } = resourceOf(family)
      const names = Object.entries(fields)
        .filter(([, { write }]) => write !== 'never')
        .map(([name]) => name)
      for (const value of wrong) {
        const body = Object.fromEntries(names.map(name => [name, value]))
        const what = `${family} ${JSON.stringify(value).slice(0, 80)}`
        expectWords(await office.post(`/${family}/`, body), what)
        expectWords(await office.post(`/${family}/`, [body]), what)
        if (key.length === 1) expectWords(await office.put(`/${family}/4711/`, body), what)
      }
    })

    test('and what is asked beside the families', async () => {
      const league = await makeLeague(server.db)
      const names = [
        'start_time',
        'game_ids',
        'final_site_id',
        'game_minutes',
        'last_start',
        'date',
        'minutes',
        'sheet_id',
        'version',
        'entry_ids',
        'number_of_pools',
        'generate_matchups',
        'tournament_id',
      ]
      for (const path of ['schedule', 'shift', 'pools']
        .map(part => `/tournaments/${league.tournament}/${part}/`)
        .concat('/games/1/decision/', '/verdicts/', '/handovers/')) {
        for (const value of wrong)
          expectWords(
            await office.post(path, Object.fromEntries(names.map(name => [name, value]))),
            `${path} ${JSON.stringify(value).slice(0, 80)}`,
          )
      }
      const [player] = league.players[0]
      expectWords(await office.post(`/players/merge/${player}/${player}/`, {}), 'merge')
      expectWords(await office.post('/players/?preview=true', { first_name: 'Ann' }), 'preview')
    })

    test('the place in a list counts from 1', async () => {
      const { body } = await office.post('/teams/', { name: 'x', season_id: 1, related_team_ids: [5, 'six'] })
      expect(body.errors).toEqual({ related_team_ids: ['item 2 must be a whole number'] })
      const criteria = await office.post('/tournaments/', {
        name: 'x',
        season_id: 1,
        tie_break_criteria: [{ metric: 'luck' }],
        swiss_points_for_bye: true,
      })
      expect(criteria.body.errors).toEqual({
        tie_break_criteria: [someText(/^item 1: metric must be one of: points, wins, /)],
        swiss_points_for_bye: ['must be a decimal number such as 1.0'],
      })
    })
  })

  test('a bracket without teams has 1 to 8 rounds, whatever is asked for', async () => {
    const { tournament } = await makeLeague(server.db)
    const errorsOf = async (values: object) =>
      (
        await office.post('/brackets/', {
          tournament_id: tournament,
          start_time: '2026-06-13T10:00',
          ...values,
        })
      ).body.errors
    for (const number_of_rounds of [0, 9, 14, 15, -1])
      expect(await errorsOf({ number_of_rounds })).toEqual({ number_of_rounds: ['must be from 1 to 8'] })
    expect(await errorsOf({})).toEqual({ number_of_rounds: ['is needed where no teams are named'] })
  })

  test('a membership that exists already is 400 with errors', async () => {
    const league = await office.make('leagues', { name: 'x', organization_id: organization })
    const season = await office.make('seasons', { name: 'x', league_id: league.id })
    const tournament = await office.make('tournaments', { name: 'x', season_id: season.id })
    const team = await office.make('teams', { name: 'x', season_id: season.id })
    const entry = { tournament_id: tournament.id, team_id: team.id }
    expect((await office.post('/tournament_teams/', entry)).status).toBe(201)
    const again = await office.post('/tournament_teams/', entry)
    expect(again.status).toBe(400)
    expect(again.body).toHaveProperty('errors')
    expect(
      (await office.put(`/tournament_teams/${tournament.id}/${team.id}/`, { seed: '3' })).body.seed,
    ).toBe(3)
  })

  test('a record that others hang on is not deleted: 409', async () => {
    const reply = await office.delete(`/organizations/${organization}/`)
    expect(reply.status).toBe(409)
    expect(reply.body.error_message).toMatch(/1 league/)
  })

  test.each([
    '/games/4711/',
    '/games/0/',
    '/games/99999999999/',
    '/games/x/',
    '/team_players/1/4711/',
    '/game_scores/-1/',
  ])('%s, which is not there, is 404 with an error_message', async path => {
    const reply = await office.get(path)
    expect(reply.status).toBe(404)
    expect(reply.body).toEqual({ error_message: someText(), code: 'not_found' })
  })

  test.each(['/', '/leagues/1/2/', '/no_such_family/', '/team_players/1/', '/stats/ultimate/'])(
    '%s, which is no path, is 404',
    async path => {
      const reply = await office.get(path)
      expect(reply.status).toBe(404)
      expect(reply.body.error_message).toBe(`There is nothing at /v1${path}.`)
    },
  )

  test('an address that cannot be decoded is 400', async () => {
    expect((await office.get('/games/%E0%A4%A/')).status).toBe(400)
  })

  test.each([
    ['PATCH', '/games/', 'GET, HEAD, POST, OPTIONS', 'one game at its own address: /v1/games/{id}/'],
    ['DELETE', '/team_players/', 'GET, HEAD, POST, OPTIONS', '/v1/team_players/{team_id}/{player_id}/'],
    ['POST', '/games/1/', 'GET, HEAD, PUT, PATCH, DELETE, OPTIONS', 'POST to /v1/games/'],
    ['PUT', '/game_scores/1/', 'GET, HEAD, DELETE, OPTIONS', 'POST another one to /v1/game_scores/'],
    ['PATCH', '/game_scores/1/', 'GET, HEAD, DELETE, OPTIONS', 'POST another one to /v1/game_scores/'],
    ['POST', '/stats/ultimate/team_stats_per_season/', 'GET, HEAD, OPTIONS', 'write events and game_scores'],
    ['DELETE', '/tournaments/1/standings/', 'GET, HEAD, POST, OPTIONS', 'write game_scores'],
  ])('%s %s is 405 and says what is possible instead', async (method, path, allowed, instead) => {
    const reply = await office.send(method, path)
    expect(reply.status).toBe(405)
    expect(reply.headers.get('allow')).toBe(allowed)
    expect(reply.body.error_message).toContain(instead)
  })

  test('a slash at the end may be left out, and nothing is redirected', async () => {
    for (const path of ['/organizations', `/organizations/${organization}`]) {
      expect((await office.get(path)).body).toEqual((await office.get(`${path}/`)).body)
    }
    expect((await office.post('/leagues?', { name: 'x', organization_id: organization })).status).toBe(201)
  })

  test('what only the server sets, and what it does not know, is passed over', async () => {
    const league = await office.make('leagues', {
      name: 'x',
      organization_id: organization,
      id: 4711,
      time_created: 'never',
      resource_uri: 5,
      organization: {},
      final: 'True',
    })
    expect(league.id).not.toBe(4711)
    const { body } = await office.put(`/leagues/${league.id}/`, { id: 4712, name: 'y', nonsense: [] })
    expect(body).toMatchObject({ id: league.id, name: 'y' })
  })

  test('a write that fails half-way leaves nothing behind', async () => {
    const before = (await office.list('/pools/')).meta.total_count
    const league = await office.make('leagues', { name: 'x', organization_id: organization })
    const season = await office.make('seasons', { name: 'x', league_id: league.id })
    const tournament = await office.make('tournaments', { name: 'x', season_id: season.id })
    expect(
      (
        await office.post('/pools/', {
          name: 'A',
          tournament_id: tournament.id,
          team_ids: [4711],
          generate_matchups: true,
          start_time: '2026-01-01T10:00:00Z',
        })
      ).status,
    ).toBe(400)
    expect((await office.list('/pools/')).meta.total_count).toBe(before)
  })
})
