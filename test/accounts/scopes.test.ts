import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { someText } from '../support/matchers.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Account, askForToken, CALLBACK, type Credentials } from './account.ts'

describe('L12: the scope of a token', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let game: number
  let ada: Account
  let program: Credentials

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    await server.db.updateTable('organizations').set({ is_public: false }).execute()
    game = await makeGame(server.db, league)
    ada = new Account(server.url, await server.signIn('admin', league.organization))
    program = await ada.register()
  })
  afterAll(() => server.stop())

  /** A token of each kind: one's own, a program's, and that with which a program replaced it. */
  const made = {
    'a personal token': async (scope: string) => (await ada.makeToken({ scope })).token,
    'a program': async (scope: string) => String((await exchange(scope)).access_token),
    'a program that refreshed': async (scope: string) => {
      const { refresh_token } = await exchange(scope)
      return String(
        (
          await askForToken(server.url, {
            grant_type: 'refresh_token',
            refresh_token: String(refresh_token),
            scope: 'universal',
            ...program,
          })
        ).body.access_token,
      )
    },
    'a program that acts alone': async (scope: string) =>
      String(
        (await askForToken(server.url, { grant_type: 'client_credentials', scope, ...program })).body
          .access_token,
      ),
  }

  async function exchange(scope: string) {
    const code = (await ada.decide('allow', { ...program, scope })).searchParams.get('code') ?? ''
    const { body } = await askForToken(server.url, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      ...program,
    })
    expect(body.scope).toBe(scope)
    return body
  }

  const score = { team_1_score: 1, team_2_score: 0, is_final: false }
  const pushes = async (token: string) => {
    const tablet = new Device(server.url, `tournament:${league.tournament}`, token)
    const entry = tablet.entry(game, 'score', { ...score, game_sets: [], what_happened: '' })
    return (
      (await tablet.push([entry])).status === 200 &&
      (
        await server.db
          .selectFrom('entries')
          .select('refusal')
          .where('id', '=', 'id' in entry ? String(entry.id) : '')
          .executeTakeFirst()
      )?.refusal === null
    )
  }

  describe.each(Object.entries(made))('of %s', (_kind, tokenOf) => {
    test.each([
      ['read', [true, false, false, false, false, false]],
      ['record', [true, true, true, false, false, false]],
      ['manage', [true, true, true, true, true, true]],
      ['universal', [true, true, true, true, true, true]],
    ])('%s allows what it says and no more', async (scope, may) => {
      const token = await tokenOf(scope)
      const account = new Account(server.url, token)
      const player = Number((await account.get('/v1/players/me/')).body.id)
      const done = [
        (await account.get(`/v1/seasons/${league.season}/`)).status === 200,
        (await account.post('/v1/game_scores/', { game_id: game, ...score })).status === 201,
        await pushes(token),
        (await account.send('PUT', `/v1/tournaments/${league.tournament}/`, { info: scope })).status === 202,
        (await account.get('/v1/audit/')).status === 200,
        (await account.send('PUT', `/v1/players/${player}/`, { last_name: scope })).status === 202,
      ]
      expect(done).toEqual(may)
    })
  })

  test('is said where it is too narrow, with the one that is needed', async () => {
    const reading = new Account(server.url, (await ada.makeToken({ scope: 'read' })).token)
    expect(await reading.post('/v1/game_scores/', { game_id: game, ...score })).toMatchObject({
      status: 403,
      body: {
        error_message:
          'This token may only read. The token has the scope read; this may need record or manage.',
      },
    })
    const recording = new Account(server.url, (await ada.makeToken({ scope: 'record' })).token)
    const refused = await recording.send('PUT', `/v1/tournaments/${league.tournament}/`, { info: 'x' })
    expect(refused).toMatchObject({
      status: 403,
      body: {
        code: 'token_scope',
        error_message: someText(/The token has the scope record; this may need manage\.$/),
      },
    })
    // The error for a read does not suggest the scope `record`, which adds only writes.
    expect((await reading.get('/v1/audit/')).body).toMatchObject({
      error_message: someText(/The token has the scope read; this may need manage\.$/),
    })
    expect(refused.headers.get('www-authenticate')).toBe(
      'Bearer realm="Sideline", error="insufficient_scope", scope="manage"',
    )
  })

  test('gives nothing that its person may not do themselves', async () => {
    const viewer = new Account(server.url, await server.signIn('viewer', league.organization))
    const { token } = await viewer.makeToken({ scope: 'manage' })
    expect(
      (await new Account(server.url, token).post('/v1/game_scores/', { game_id: game, ...score })).status,
    ).toBe(403)
  })

  test('is universal where a program does not say, and shown to the person who is asked', async () => {
    expect((await exchange('universal')).scope).toBe('universal')
    const query = new URLSearchParams({
      client_id: program.client_id,
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: 'read',
    })
    expect((await ada.get(`/accounts/authorization?${query}`)).body).toMatchObject({ scope: 'read' })
    expect(await ada.get(`/accounts/authorization?${query}x`)).toMatchObject({
      status: 400,
      body: { error_message: someText(/scope must be one of/) },
    })
  })
})
