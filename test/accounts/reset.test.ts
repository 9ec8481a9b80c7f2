import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../support/database.ts'
import { make, makeLeague, type SmallLeague } from '../support/league.ts'
import { someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Browser } from './browser.ts'
import { Member, openWays, PASSWORD } from './ways-in.ts'

const NEW_PASSWORD = 'violet lantern 42'

describe('L12: a link to choose a new password', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let owner: Member
  let admin: Member

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    owner = await Member.joins(server, 'owner')
    admin = await Member.joins(server, 'admin', league.organization)
  })
  afterAll(() => server.stop())

  const linkFor = async (maker: Member, member: Member) =>
    maker.browser.post(`/accounts/people/${await member.id()}/reset-link`, {})
  const codeFor = async (maker: Member, member: Member) =>
    String((await linkFor(maker, member)).body.url).split('#')[1] ?? ''
  const use = (code: string, password = NEW_PASSWORD) =>
    new Browser(server.url).post('/accounts/password/reset', { code, password })

  test('is made by an admin, and lets its holder in with a password of their own', async () => {
    const sam = await Member.joins(server, 'scorekeeper', league.organization)
    const { status, body } = await linkFor(admin, sam)
    expect(status).toBe(201)
    expect(body).toEqual({ url: someText(new RegExp(`^${server.url}/reset#[\\w-]{32}$`)) })
    expect(await use(String(body.url).split('#')[1] ?? '')).toMatchObject({
      status: 200,
      body: { email: sam.email },
    })
    expect((await sam.signIn(NEW_PASSWORD)).status).toBe(200)
    expect((await sam.signIn(PASSWORD)).status).toBe(401)
  })

  test('ends every other way in', async () => {
    const sam = await Member.joins(server, 'scorekeeper', league.organization)
    const ways = await sam.makeWaysIn()
    expect((await use(await codeFor(admin, sam))).status).toBe(200)
    expect(await openWays(ways)).toEqual([])
    expect((await sam.browser.get('/accounts/me')).status).toBe(401)
  })

  test('is stored as a hash alone', async () => {
    const code = await codeFor(owner, admin)
    const { rows } = await sql<{
      text: string
    }>`select account_links::text as text from account_links`.execute(server.db)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ text }) => text).join()).not.toContain(code)
  })

  test('works once, also when it is used several times at the same moment', async () => {
    const sam = await Member.joins(server, 'scorekeeper', league.organization)
    const code = await codeFor(admin, sam)
    const replies = await Promise.all([1, 2, 3].map(number => use(code, `violet lantern ${number}`)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(replies.find(({ status }) => status === 400)?.body).toEqual({
      error_message: 'This link was used already or has expired. Ask for a new one.',
      code: 'link_expired',
      errors: { code: ['is no longer valid'] },
    })
  })

  test('works for a day, is replaced by a newer one, and is not used up by a password that is no good', async () => {
    const sam = await Member.joins(server, 'scorekeeper', league.organization)
    const [first, second] = [await codeFor(admin, sam), await codeFor(admin, sam)]
    expect((await use(first)).status).toBe(400)
    expect(await use(second, 'short')).toMatchObject({
      status: 400,
      body: { errors: { password: [someText()] } },
    })
    const move = (hours: number) =>
      sql`update account_links set expires_at = expires_at - make_interval(hours => ${hours}) where used_at is null`.execute(
        server.db,
      )
    await move(23)
    expect((await use(second)).status).toBe(200)
    const third = await codeFor(admin, sam)
    await move(24)
    expect((await use(third)).status).toBe(400)
  })

  describe('gives nobody what they could not give anyway', () => {
    test('an admin makes none for an owner of the organization, an owner of all makes one for everybody', async () => {
      const chief = await Member.joins(server, 'owner', league.organization)
      expect(await linkFor(admin, chief)).toMatchObject({
        status: 403,
        body: { error_message: someText(/\w+ \w+/) },
      })
      for (const member of [chief, admin, await Member.joins(server, 'owner')])
        expect((await linkFor(owner, member)).status).toBe(201)
    })

    test('an admin makes none for somebody who has a role elsewhere too', async () => {
      const elsewhere = await make(server.db, 'organizations', { name: 'Elsewhere' })
      const sam = await Member.joins(server, 'scorekeeper', league.organization)
      await sam.follow(server, 'viewer', elsewhere)
      expect((await linkFor(admin, sam)).status).toBe(403)
      await admin.follow(server, 'admin', elsewhere)
      expect((await linkFor(admin, sam)).status).toBe(201)
    })

    test('nobody else makes any', async () => {
      const sam = await Member.joins(server, 'scorekeeper', league.organization)
      for (const maker of [
        sam,
        await Member.joins(server, 'scorekeeper', league.organization),
        await Member.joins(server, 'captain', league.organization),
      ]) {
        expect((await linkFor(maker, sam)).status).toBe(403)
      }
      expect(
        (await new Browser(server.url).post(`/accounts/people/${await sam.id()}/reset-link`, {})).status,
      ).toBe(401)
      expect((await owner.browser.post('/accounts/people/nobody/reset-link', {})).status).toBe(404)
    })
  })
})
