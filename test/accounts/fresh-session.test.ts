import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAuth, type Auth } from '../../server/accounts/sessions/auth.ts'
import { authorByFreshSession } from '../../server/accounts/sessions/fresh-session.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, TEST_SECRET, type TestServer } from '../support/server.ts'
import { Browser } from './browser.ts'
import { Member, PASSWORD } from './ways-in.ts'

/** The server's own look-up must agree with the account library for every possible session. */
describe('the quick look at a session', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let auth: Auth

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    auth = openAuth(server.db, TEST_SECRET, server.url, pino({ level: 'silent' }))
  })
  afterAll(() => server.stop())

  /** The people that the quick look and the library find behind a request's headers. */
  const found = async (headers: Record<string, string>) => {
    const quick = await authorByFreshSession(server.db, await auth.$context, { headers })
    const library = await auth.api.getSession({ headers: new Headers(headers) })
    return { quick: quick?.person_id, library: library?.user.id }
  }
  const nobody = { quick: undefined, library: undefined }

  async function signedIn() {
    const member = await Member.joins(server, 'scorekeeper', league.organization)
    const browser = new Browser(server.url)
    const token = (await member.signIn(PASSWORD, browser)).headers.get('set-auth-token') ?? ''
    const id = await member.id()
    return {
      member,
      browser,
      token,
      asBoth: { quick: id, library: id },
      cookie: { cookie: browser.cookie ?? '' },
      bearer: { authorization: `Bearer ${token}` },
    }
  }
  const lastsDaysLess = (token: string, days: number) =>
    sql`update sessions set expires_at = expires_at - ${days} * interval '1 day' where token = ${token.split('.')[0]}`.execute(
      server.db,
    )

  test('finds whose it is, by cookie and by token', async () => {
    const { asBoth, cookie, bearer } = await signedIn()
    expect(await found(cookie)).toEqual(asBoth)
    expect(await found(bearer)).toEqual(asBoth)
  })

  test('believes no forged one', async () => {
    const [ada, bob] = [await signedIn(), await signedIn()]
    const [value = '', signature = ''] = decodeURIComponent(ada.token).split('.')
    const byAnotherSecret = createHmac('sha256', 'another secret').update(value).digest('base64')
    const forged = [
      value,
      `${value}.`,
      `${value}.${byAnotherSecret}`,
      `${value}.${decodeURIComponent(bob.token).split('.')[1]}`,
      `${value}.${signature}.${signature}`,
      `${value.toUpperCase()}.${signature}`,
      `.${signature}`,
      '',
    ]
    const name = ada.browser.cookie?.split('=')[0] ?? ''
    for (const one of forged) {
      expect(await found({ authorization: `Bearer ${encodeURIComponent(one)}` }), one).toEqual(nobody)
      expect(await found({ cookie: `${name}=${encodeURIComponent(one)}` }), one).toEqual(nobody)
    }
  })

  test('leaves one to the library that is to be extended, and finds none that is over', async () => {
    const { token, asBoth, cookie } = await signedIn()
    await lastsDaysLess(token, 50)
    expect(await found(cookie)).toEqual({ ...asBoth, quick: undefined })
    expect(await found(cookie), 'extended').toEqual(asBoth)
    await lastsDaysLess(token, 61)
    expect(await found(cookie)).toEqual(nobody)
  })

  test('finds none that was revoked, by signing out or by another password', async () => {
    const out = await signedIn()
    await out.browser.post('/accounts/auth/sign-out', {})
    expect(await found(out.cookie)).toEqual(nobody)
    expect(await found(out.bearer)).toEqual(nobody)

    const { member, browser, asBoth, cookie, bearer } = await signedIn()
    const elsewhere = new Browser(server.url)
    await member.signIn(PASSWORD, elsewhere)
    expect(await found({ cookie: elsewhere.cookie ?? '' })).toEqual(asBoth)
    const changed = { current_password: PASSWORD, new_password: 'seven quiet lanterns' }
    expect((await browser.post('/accounts/password', changed)).status).toBeLessThan(300)
    expect(await found({ cookie: elsewhere.cookie ?? '' })).toEqual(nobody)
    // The one that changed it goes on, and if it got another token, only by that.
    expect(await found({ cookie: browser.cookie ?? '' })).toEqual(asBoth)
    const isRotated = browser.cookie !== cookie.cookie
    expect([await found(cookie), await found(bearer)]).toEqual(
      isRotated ? [nobody, nobody] : [asBoth, asBoth],
    )
  })
})
