import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { postgresDatabases } from '../support/database.ts'
import { makeLeague, type SmallLeague } from '../support/league.ts'
import { someText } from '../support/matchers.ts'
import { StreamReader } from '../support/stream-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { OpenStreams } from '../../server/replication/open-streams.ts'
import { Browser } from './browser.ts'
import { Member, openWays } from './ways-in.ts'

const NEW_PASSWORD = 'violet lantern 42'
const everyWay = ['session', 'token', 'program', 'refresh', 'code', 'secret']
const listed = z.object({ sessions: z.array(z.object({ id: z.string(), is_this: z.boolean() })) })

describe('L12: access', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague

  beforeAll(async () => {
    // Streams that ask by themselves only after the tests are over.
    server = await startTestServer({
      databaseUrl: await freshDatabaseUrl(),
      env: { TRUST_PROXY: '1' },
      streams: new OpenStreams({ stalled: 30_000, recheck: 600_000 }),
    })
    league = await makeLeague(server.db)
  })
  afterAll(() => server.stop())

  test('is by sessions, tokens, programs and their secrets, and all of these are open until something ends them', async () => {
    const sam = await Member.joins(server, 'viewer', league.organization)
    expect(await openWays(await sam.makeWaysIn())).toEqual(everyWay)
  })

  test('ends everywhere else when somebody says so, and goes on where they are', async () => {
    const sam = await Member.joins(server, 'viewer', league.organization)
    const ways = await sam.makeWaysIn()
    expect((await sam.browser.send('DELETE', '/accounts/sessions')).status).toBe(204)
    expect(await openWays(ways)).toEqual([])
    expect((await sam.browser.get('/accounts/me')).status).toBe(200)
  })

  test('ends everywhere else when the password changes', async () => {
    const sam = await Member.joins(server, 'viewer', league.organization)
    const ways = await sam.makeWaysIn()
    expect(
      (
        await sam.browser.post('/accounts/password', {
          current_password: 'correct horse battery',
          new_password: NEW_PASSWORD,
        })
      ).status,
    ).toBe(204)
    expect(await openWays(ways)).toEqual([])
    expect((await sam.browser.get('/accounts/me')).status).toBe(200)
    expect((await sam.signIn(NEW_PASSWORD)).status).toBe(200)
  })

  test('by tokens and programs ends with a role, while sessions go on with what is left', async () => {
    const sam = await Member.joins(server, 'scorekeeper', league.organization)
    const ways = await sam.makeWaysIn()
    const admin = await Member.joins(server, 'admin', league.organization)
    const held = await server.db
      .selectFrom('roles')
      .select('id')
      .where('person_id', '=', await sam.id())
      .executeTakeFirstOrThrow()
    expect((await admin.browser.send('DELETE', `/accounts/roles/${held.id}`)).status).toBe(204)
    expect(await openWays({ ...ways, secret: async () => false })).toEqual(['session'])
  })

  test('by one session ends alone, by its person alone', async () => {
    const sam = await Member.joins(server, 'viewer', league.organization)
    const phone = new Browser(server.url)
    await sam.signIn(undefined, phone)
    const { body } = await sam.browser.get('/accounts/sessions')
    expect(body.sessions).toEqual([expect.any(Object), expect.any(Object)])
    expect(JSON.stringify(body), 'nothing that signs in').not.toMatch(/"token"/)
    const { sessions } = listed.parse(body)
    expect(sessions.map(({ is_this }) => is_this).sort()).toEqual([false, true])
    const other = sessions.find(({ is_this }) => !is_this)?.id
    const eve = await Member.joins(server, 'owner')
    expect(await eve.browser.send('DELETE', `/accounts/sessions/${other}`)).toMatchObject({
      status: 404,
      body: { error_message: someText(/\w+ \w+/) },
    })
    expect((await phone.get('/accounts/me')).status).toBe(200)
    expect((await sam.browser.send('DELETE', `/accounts/sessions/${other}`)).status).toBe(204)
    expect((await phone.get('/accounts/me')).status).toBe(401)
    expect((await sam.browser.get('/accounts/me')).status).toBe(200)
  })

  test('that ends also ends the streams that are open by it, at once', async () => {
    const sam = await Member.joins(server, 'viewer', league.organization)
    await server.db
      .updateTable('organizations')
      .set({ is_public: false })
      .where('id', '=', league.organization)
      .execute()
    const bearer = (await sam.signIn()).headers.get('set-auth-token')
    const stream = await StreamReader.open(server.url, `season:${league.season}`, bearer)
    expect(stream.ended).toBe(false)
    await sam.browser.send('DELETE', '/accounts/sessions')
    await vi.waitFor(() => expect(stream.ended).toBe(true), { timeout: 60_000 })
  })

  test.each(['sessions', 'roles', 'tokens', 'people'])(
    'is managed in a session alone: no token may, at %s',
    async what => {
      const owner = await Member.joins(server, 'owner')
      const { body } = await owner.browser.post('/accounts/tokens', { name: 'Script' })
      const sam = await Member.joins(server, 'viewer', league.organization)
      const [id, role] = [
        await sam.id(),
        await server.db
          .selectFrom('roles')
          .select('id')
          .where('person_id', '=', await sam.id())
          .executeTakeFirstOrThrow(),
      ]
      const requests =
        {
          sessions: [
            ['GET', 'sessions'],
            ['DELETE', 'sessions'],
            ['POST', 'password'],
            ['PUT', 'me'],
            ['PUT', 'me/email'],
            ['DELETE', 'me'],
          ],
          roles: [
            ['POST', 'invitations'],
            ['DELETE', `roles/${role.id}`],
          ],
          tokens: [
            ['POST', 'tokens'],
            ['POST', 'programs'],
          ],
          people: [
            ['POST', `people/${id}/disable`],
            ['POST', `people/${id}/enable`],
            ['POST', `people/${id}/reset-link`],
            ['DELETE', `people/${id}`],
          ],
        }[what] ?? []
      for (const [method = '', path] of requests) {
        const reply = await fetch(`${server.url}/accounts/${path}`, {
          method,
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${String(body.token)}` },
          body: method === 'GET' ? null : '{"organization_id":null,"role":"owner"}',
        })
        expect(reply.status, `${method} ${path}`).toBe(403)
      }
    },
  )
})
