import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../support/database.ts'
import { someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Client } from './client.ts'

describe('what cannot be done', () => {
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
      const reply = await office.post('/leagues/', { gender: 'unknown', organization_id: 'me', name: 'x'.repeat(201) })
      expect(reply.status).toBe(400)
      expect(reply.body).toEqual({
        error_message: someText(),
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

    test.each([['[]'], ['[{"name":"x"}]'], ['"text"'], ['null'], ['5']])('%s, which is no object, is 400', async text => {
      const reply = await office.post('/leagues/', text)
      expect(reply.status).toBe(400)
      expect(reply.body).toEqual({ error_message: someText(), errors: { body: [someText()] } })
    })

    test('that is no JSON is 400', async () => {
      const reply = await office.post('/leagues/', '{"name":')
      expect(reply.status).toBe(400)
      expect(reply.body.error_message).toBe('The body is not valid JSON.')
    })

    test('of another type is 415', async () => {
      const reply = await office.send('POST', '/leagues/', 'name=x', { 'Content-Type': 'application/x-www-form-urlencoded' })
      expect(reply.status).toBe(415)
      expect(reply.body.error_message).toBe('The body must be JSON, with Content-Type: application/json.')
    })

    test('that is too large is 413', async () => {
      const reply = await office.post('/leagues/', { name: 'x'.repeat(1_100_000) })
      expect(reply.status).toBe(413)
      expect(reply.body).toEqual({ error_message: 'The body is too large.' })
    })

    test('that is missing lacks all required fields', async () => {
      const reply = await office.send('POST', '/leagues/', undefined)
      expect(reply.status).toBe(400)
      expect(reply.body.errors).toEqual({ body: ['must be a JSON object'] })
    })

    test.each([['a NUL character', { name: 'a\u0000b' }], ['too large a number', { name: 'x', organization_id: 3e9 }]])(
      'with %s is 400', async (_what, values) => {
        expect((await office.post('/leagues/', { organization_id: organization, ...values })).status).toBe(400)
      })
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
    expect((await office.put(`/tournament_teams/${tournament.id}/${team.id}/`, { seed: '3' })).body.seed).toBe(3)
  })

  test('a record that others hang on is not deleted: 409', async () => {
    const reply = await office.delete(`/organizations/${organization}/`)
    expect(reply.status).toBe(409)
    expect(reply.body.error_message).toMatch(/1 league/)
  })

  test.each(['/games/4711/', '/games/0/', '/games/99999999999/', '/games/x/', '/team_players/1/2/', '/game_scores/-1/'])(
    '%s, which is not there, is 404 with an error_message', async path => {
      const reply = await office.get(path)
      expect(reply.status).toBe(404)
      expect(reply.body).toEqual({ error_message: someText() })
    })

  test.each(['/', '/leagues/1/2/', '/no_such_family/', '/team_players/1/', '/stats/ultimate/'])('%s, which is no path, is 404', async path => {
    const reply = await office.get(path)
    expect(reply.status).toBe(404)
    expect(reply.body.error_message).toBe(`There is nothing at /v1${path}.`)
  })

  test('an address that cannot be decoded is 400', async () => {
    expect((await office.get('/games/%E0%A4%A/')).status).toBe(400)
  })

  test.each([
    ['PATCH', '/games/', 'GET, HEAD, POST, OPTIONS'],
    ['DELETE', '/games/', 'GET, HEAD, POST, OPTIONS'],
    ['POST', '/games/1/', 'GET, HEAD, PUT, DELETE, OPTIONS'],
    ['PUT', '/game_scores/1/', 'GET, HEAD, DELETE, OPTIONS'],
    ['POST', '/stats/ultimate/team_stats_per_season/', 'GET, HEAD, OPTIONS'],
  ])('%s %s is 405 and says what is possible', async (method, path, allowed) => {
    const reply = await office.send(method, path)
    expect(reply.status).toBe(405)
    expect(reply.headers.get('allow')).toBe(allowed)
    expect(reply.body).toEqual({ error_message: someText() })
  })

  test('a slash at the end may be left out, and nothing is redirected', async () => {
    for (const path of ['/organizations', `/organizations/${organization}`]) {
      expect((await office.get(path)).body).toEqual((await office.get(`${path}/`)).body)
    }
    expect((await office.post('/leagues?', { name: 'x', organization_id: organization })).status).toBe(201)
  })

  test('what only the server sets, and what it does not know, is passed over', async () => {
    const league = await office.make('leagues', { name: 'x', organization_id: organization, id: 4711, time_created: 'never', resource_uri: 5, organization: {}, final: 'True' })
    expect(league.id).not.toBe(4711)
    const { body } = await office.put(`/leagues/${league.id}/`, { id: 4712, name: 'y', nonsense: [] })
    expect(body).toMatchObject({ id: league.id, name: 'y' })
  })

  test('a write that fails half-way leaves nothing behind', async () => {
    const before = (await office.list('/pools/')).meta.total_count
    const league = await office.make('leagues', { name: 'x', organization_id: organization })
    const season = await office.make('seasons', { name: 'x', league_id: league.id })
    const tournament = await office.make('tournaments', { name: 'x', season_id: season.id })
    expect((await office.post('/pools/', { name: 'A', tournament_id: tournament.id, team_ids: [4711], generate_matchups: true, start_time: '2026-01-01T10:00:00Z' })).status).toBe(400)
    expect((await office.list('/pools/')).meta.total_count).toBe(before)
  })
})
