import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { postgresDatabases } from '../support/database.ts'
import { makeLeague, type SmallLeague } from '../support/league.ts'
import { someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Authenticator } from './authenticator.ts'
import { Browser } from './browser.ts'
import { codeOf } from './phone-app.ts'
import { Member, PASSWORD } from './ways-in.ts'

const added = z.object({ id: z.string() })

describe('L12: passkeys', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
  })
  afterAll(() => server.stop())

  const begin = async (browser: Browser, values = {}) => browser.post('/accounts/passkeys/challenge', values)
  const finish = (browser: Browser, response: object, name = 'Phone') =>
    browser.post('/accounts/passkeys', { name, response })
  const add = async (browser: Browser, device: Authenticator, name?: string) =>
    finish(browser, device.make((await begin(browser)).body), name)
  const challenge = async (browser: Browser) =>
    (await browser.post('/accounts/sign-in/passkey/challenge', {})).body
  const show = (browser: Browser, response: object) => browser.post('/accounts/sign-in/passkey', { response })
  const signIn = async (device: Authenticator, browser = new Browser(server.url)) =>
    show(browser, device.show(await challenge(browser)))
  const isIn = async (browser: Browser) => (await browser.get('/accounts/me')).status === 200
  const list = async (browser: Browser) =>
    z.array(z.record(z.string(), z.unknown())).parse((await browser.get('/accounts/passkeys')).body.passkeys)
  const joins = () => Member.joins(server, 'scorekeeper', league.organization)

  /** Somebody who has added a passkey. */
  async function withPasskey() {
    const [member, device] = [await joins(), new Authenticator(server.url)]
    const { id } = added.parse((await add(member.browser, device)).body)
    return { member, device, id }
  }

  test('are added by people who are signed in, and let them in without a password', async () => {
    const [sam, device, browser] = [await joins(), new Authenticator(server.url), new Browser(server.url)]
    const options = (await begin(sam.browser)).body
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Sideline' },
      user: { name: sam.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(await finish(sam.browser, device.make(options), 'My phone')).toMatchObject({
      status: 201,
      body: { id: someText(), name: 'My phone' },
    })
    expect(await list(sam.browser)).toEqual([
      { id: someText(), name: 'My phone', time_created: someText(), time_last_used: null },
    ])

    const asked = await challenge(browser)
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(asked, 'who has a passkey is told to nobody').not.toHaveProperty('allowCredentials')
    const reply = await show(browser, device.show(asked))
    expect(reply).toMatchObject({ status: 204 })
    expect(reply.headers.get('set-auth-token')).not.toBe('')
    expect((await browser.get('/accounts/me')).body).toMatchObject({
      person: { email: sam.email },
      roles: [{ role: 'scorekeeper' }],
    })
    expect(await list(sam.browser)).toMatchObject([{ time_last_used: someText() }])
    expect(await browser.deviceName()).toBe('node')
  })

  test('are offered for the host of the public address, where that is a name', async () => {
    for (const [PUBLIC_URL, passkeys_for] of [
      ['https://scores.example.org/', 'scores.example.org'],
      ['http://192.0.2.7:8080', null],
      ['https://[2001:db8::1]', null],
      ['', 'localhost'],
    ]) {
      const other = await startTestServer({
        databaseUrl: await freshDatabaseUrl(),
        env: { PUBLIC_URL: PUBLIC_URL ?? '' },
      })
      expect((await new Browser(other.url).get('/accounts/sign-in')).body).toMatchObject({ passkeys_for })
      await other.stop()
    }
  })

  test('count for pages of the public address alone', async () => {
    const origin = 'https://scores.example.org'
    const other = await startTestServer({
      databaseUrl: await freshDatabaseUrl(),
      env: { PUBLIC_URL: origin },
    })
    const member = await Member.joins(other, 'owner')
    // Unlike a real browser, this one also sends Secure cookies over http.
    const page = (from: string) => new Browser(other.url, from, member.browser.cookie)
    const [device, elsewhere] = [
      new Authenticator(origin),
      new Authenticator('https://scores.example.org:8443'),
    ]
    expect((await add(page(origin), elsewhere)).status).toBe(400)
    expect((await add(page(origin), device)).status).toBe(201)
    expect((await signIn(device, page(origin))).status).toBe(204)
    device.page = 'https://another.example.org'
    expect((await signIn(device, page(origin))).status).toBe(400)
    device.page = other.url
    expect((await signIn(device, page(other.url))).status, 'the server by another name').toBe(400)
    await other.stop()
  })

  test('need the password of a person who signed in a while ago', async () => {
    const sam = await joins()
    expect((await sam.browser.get('/accounts/passkeys')).body).toEqual({
      passkeys: [],
      asks_for_password: false,
    })
    await sql`update sessions set created_at = created_at - interval '11 minutes' where user_id = ${await sam.id()}`.execute(
      server.db,
    )
    expect((await sam.browser.get('/accounts/passkeys')).body).toEqual({
      passkeys: [],
      asks_for_password: true,
    })
    for (const values of [{}, { password: 'wrong password' }])
      expect(await begin(sam.browser, values)).toMatchObject({
        status: 400,
        body: { errors: { password: [someText()] } },
      })
    const { body } = await begin(sam.browser, { password: PASSWORD })
    expect((await finish(sam.browser, new Authenticator(server.url).make(body))).status).toBe(201)
  })

  test('are refused where the device did not check the person, when they are made and when they are shown', async () => {
    const [sam, device] = [await joins(), new Authenticator(server.url)]
    device.checksPerson = false
    expect(await add(sam.browser, device)).toMatchObject({
      status: 400,
      body: { error_message: someText(/did not check that it is you/) },
    })
    expect(await list(sam.browser)).toEqual([])
    device.checksPerson = true
    expect((await add(sam.browser, device)).status).toBe(201)
    device.checksPerson = false
    const browser = new Browser(server.url)
    expect(await signIn(device, browser)).toMatchObject({
      status: 400,
      body: { error_message: someText(/did not check that it is you/) },
    })
    expect(await isIn(browser)).toBe(false)
  })

  test('stand for both steps: no code is asked for after one', async () => {
    const { member, device } = await withPasskey()
    const {
      body: { key },
    } = await member.browser.post('/accounts/second-factor', { password: PASSWORD })
    await member.browser.post('/accounts/second-factor/confirm', { code: codeOf(String(key)) })
    expect((await member.signIn()).body).toMatchObject({ twoFactorRedirect: true })
    const browser = new Browser(server.url)
    expect((await signIn(device, browser)).status).toBe(204)
    expect(await isIn(browser)).toBe(true)
  })

  test('take each challenge once, for its purpose, from the browser or person it was made for', async () => {
    const { member, device } = await withPasskey()
    const browser = new Browser(server.url)
    const answer = device.show(await challenge(browser))
    const replies = await Promise.all([
      show(browser, answer),
      show(new Browser(server.url, server.url, browser.cookie), answer),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 400])
    expect(await show(new Browser(server.url, server.url, browser.cookie), answer)).toMatchObject({
      status: 400,
      body: { error_message: someText(/Try again/) },
    })
    expect(
      (await show(new Browser(server.url), device.show(await challenge(new Browser(server.url))))).status,
      'the challenge of another browser',
    ).toBe(400)

    const another = new Authenticator(server.url)
    const made = another.make((await begin(member.browser)).body)
    const twice = await Promise.all([finish(member.browser, made), finish(member.browser, made)])
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(
      (await finish(member.browser, new Authenticator(server.url).make(await challenge(member.browser))))
        .status,
      'one for signing in',
    ).toBe(400)

    const rita = await joins()
    const begun = await begin(member.browser)
    const mixed = new Browser(server.url, server.url, [member.browser.cookie, rita.browser.cookie].join('; '))
    expect(
      (await finish(mixed, new Authenticator(server.url).make(begun.body))).status,
      'one that somebody else asked for',
    ).toBe(400)
    expect(await list(rita.browser)).toEqual([])
  })

  test('are none once their challenge is five minutes old', async () => {
    const { device } = await withPasskey()
    const browser = new Browser(server.url)
    const asked = await challenge(browser)
    await sql`update verifications set expires_at = now() at time zone 'UTC' - interval '1 second'`.execute(
      server.db,
    )
    expect(await show(browser, device.show(asked))).toMatchObject({
      status: 400,
      body: { error_message: someText(/too long/) },
    })
  })

  test('belong to one account each, also where two add the same at once', async () => {
    const { device } = await withPasskey()
    const [rita, sam] = [await joins(), await joins()]
    const copy = new Authenticator(server.url, device.id)
    expect(await add(rita.browser, copy)).toMatchObject({
      status: 409,
      body: { error_message: someText(/known to the server/) },
    })
    const same = new Authenticator(server.url)
    const replies = await Promise.all([rita, sam].map(({ browser }) => add(browser, same)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 400 || status === 409)).toHaveLength(1)
  })

  test('are several of one account, which two devices may add at once', async () => {
    const sam = await joins()
    const phone = sam.browser
    const tablet = new Browser(server.url)
    await sam.signIn(PASSWORD, tablet)
    const replies = await Promise.all([
      add(phone, new Authenticator(server.url), 'Phone'),
      add(tablet, new Authenticator(server.url), 'Tablet'),
    ])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect((await list(phone)).map(({ name }) => name).sort()).toEqual(['Phone', 'Tablet'])
    expect((await begin(phone)).body.excludeCredentials).toHaveLength(2)
  })

  test('are renamed and removed by their person alone', async () => {
    const { member, device, id } = await withPasskey()
    const rita = await joins()
    const rename = ({ browser }: Member, name: string) =>
      browser.send('PUT', `/accounts/passkeys/${id}`, { name })
    const remove = ({ browser }: Member) => browser.send('DELETE', `/accounts/passkeys/${id}`)
    expect(await list(rita.browser)).toEqual([])
    expect((await rename(rita, 'Mine')).status).toBe(404)
    expect((await remove(rita)).status).toBe(404)
    expect((await rename(member, ' ')).status).toBe(400)
    expect((await rename(member, ' Old phone ')).status).toBe(204)
    expect(await list(member.browser)).toMatchObject([{ name: 'Old phone' }])
    expect((await signIn(device)).status).toBe(204)
    expect((await remove(member)).status).toBe(204)
    expect((await remove(member)).status).toBe(404)
    expect(await signIn(device)).toMatchObject({ status: 400, body: { error_message: someText(/removed/) } })
    expect(await isIn(member.browser)).toBe(true)
  })

  test('that count their uses must count up: a copy is behind, also at the same moment', async () => {
    const { device } = await withPasskey()
    device.counter = 5
    expect((await signIn(device)).status).toBe(204)
    expect((await signIn(device)).status, 'the same count').toBe(400)
    device.counter = 4
    expect((await signIn(device)).status).toBe(400)
    device.counter = 6
    const replies = await Promise.all(Array.from({ length: 4 }, () => signIn(device)))
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400])
    device.counter = 7
    expect((await signIn(device)).status).toBe(204)
  })

  test('are refused where another key signed, or what was sent is no passkey at all', async () => {
    const { device } = await withPasskey()
    expect((await signIn(new Authenticator(server.url, device.id))).status, 'another key').toBe(400)
    const sam = await joins()
    for (const response of [
      undefined,
      null,
      'x',
      {},
      { id: ['a'] },
      { id: 'a\0', rawId: 'a', type: 'public-key', response: {} },
    ]) {
      expect((await sam.browser.post('/accounts/sign-in/passkey', { response })).status).toBe(400)
      expect((await sam.browser.post('/accounts/passkeys', { name: 'Phone', response })).status).toBe(400)
    }
    const shapely = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    }
    await begin(sam.browser)
    expect((await finish(sam.browser, shapely)).status).toBe(400)
  })

  test('cannot be guessed without end', async () => {
    const { device } = await withPasskey()
    const other = await withPasskey()
    const replies: number[] = []
    for (let guess = 0; guess < 21; guess++)
      replies.push((await signIn(new Authenticator(server.url, device.id))).status)
    expect(replies.at(19)).toBe(400)
    expect(replies.at(20)).toBe(429)
    expect((await signIn(other.device)).status).toBe(204)
  })

  test('let nobody in whose account is disabled, until it is enabled again', async () => {
    const owner = await Member.joins(server, 'owner')
    const { member, device } = await withPasskey()
    const id = await member.id()
    expect((await owner.browser.post(`/accounts/people/${id}/disable`, {})).status).toBe(204)
    expect(await signIn(device)).toMatchObject({ status: 403, body: { error_message: someText(/disabled/) } })
    await owner.browser.post(`/accounts/people/${id}/enable`, {})
    expect((await signIn(device)).status).toBe(204)
  })

  test('go with the account that is deleted, and with the password that is reset', async () => {
    const admin = await Member.joins(server, 'admin', league.organization)
    for (const end of [
      (member: Member) => member.browser.send('DELETE', '/accounts/me', { password: PASSWORD }),
      async (member: Member) => {
        const { body } = await admin.browser.post(`/accounts/people/${await member.id()}/reset-link`, {})
        return new Browser(server.url).post('/accounts/password/reset', {
          code: String(body.url).split('#')[1],
          password: 'violet lantern 42',
        })
      },
    ]) {
      const { member, device, id } = await withPasskey()
      expect((await end(member)).status).toBeLessThan(300)
      expect((await signIn(device)).status).toBe(400)
      expect((await sql`select from passkeys where id = ${id}`.execute(server.db)).rows).toEqual([])
    }
  })

  test('stay where somebody signs out everywhere else: what they opened ends', async () => {
    const { member, device } = await withPasskey()
    const browser = new Browser(server.url)
    await signIn(device, browser)
    expect((await member.browser.send('DELETE', '/accounts/sessions')).status).toBe(204)
    expect(await isIn(browser)).toBe(false)
    expect((await signIn(device)).status).toBe(204)
  })

  test('that are added or shown while all access of their person ends open nothing afterwards', async () => {
    const { member, device } = await withPasskey()
    const [id, later, browser] = [await member.id(), new Authenticator(server.url), new Browser(server.url)]
    const made = later.make((await begin(member.browser)).body)
    const shown = device.show(await challenge(browser))
    const replies = await server.db.transaction().execute(async tx => {
      await sql`select from people where id = ${id} for no key update`.execute(tx)
      const sent = [finish(member.browser, made), show(browser, shown)]
      await vi.waitFor(
        async () => {
          const { rows } =
            await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
              server.db,
            )
          expect(rows).toHaveLength(2)
        },
        { timeout: 60_000 },
      )
      await sql`delete from passkeys where user_id = ${id}`.execute(tx)
      await sql`delete from sessions where user_id = ${id}`.execute(tx)
      return () => Promise.all(sent)
    })
    expect((await replies()).map(({ status }) => status)).toEqual([401, 400])
    expect(await isIn(browser)).toBe(false)
    for (const authenticator of [later, device]) expect((await signIn(authenticator)).status).toBe(400)
  })

  test('are nothing that a token reaches, nor the token of a session without a browser', async () => {
    const { member, id } = await withPasskey()
    const {
      body: { token },
    } = await member.browser.post('/accounts/tokens', { name: 'Script' })
    const bearer = (await member.signIn()).headers.get('set-auth-token')
    const send = async (shown: unknown, method: string, path: string, values?: object) =>
      (
        await fetch(server.url + path, {
          method,
          headers: { Authorization: `Bearer ${String(shown)}`, 'Content-Type': 'application/json' },
          ...(values && { body: JSON.stringify(values) }),
        })
      ).status
    for (const [method, path] of [
      ['GET', '/accounts/passkeys'],
      ['DELETE', `/accounts/passkeys/${id}`],
      ['POST', '/accounts/passkeys/challenge'],
    ] as const) {
      expect(await send(token, method, path)).toBe(403)
    }
    expect(await send(bearer, 'POST', '/accounts/passkeys/challenge', {})).toBe(403)
    for (const path of [
      'passkey/list-user-passkeys',
      'passkey/generate-register-options',
      'passkey/verify-authentication',
    ]) {
      expect(await send(bearer, 'GET', `/accounts/auth/${path}`), 'the library’s own address').toBe(404)
    }
  })
})
