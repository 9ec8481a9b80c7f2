import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { postgresDatabases } from '../support/database.ts'
import { makeLeague, type SmallLeague } from '../support/league.ts'
import { someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Browser } from './browser.ts'
import { codeOf, secretOf } from './phone-app.ts'
import { Member, PASSWORD } from './ways-in.ts'

const offer = z.object({ uri: z.string(), key: z.string(), backup_codes: z.array(z.string()) })

describe('L12: two-step sign-in', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
  })
  afterAll(() => server.stop())

  const begin = async (member: Member, password = PASSWORD) =>
    member.browser.post('/accounts/second-factor', { password })
  const confirm = (member: Member, code: string) =>
    member.browser.post('/accounts/second-factor/confirm', { code })
  const enter = (browser: Browser, code: string) => browser.post('/accounts/sign-in/code', { code })
  const isIn = async (browser: Browser) => (await browser.get('/accounts/me')).status === 200
  const state = async (member: Member) => (await member.browser.get('/accounts/second-factor')).body

  /** Somebody who has turned it on. */
  async function withApp() {
    const member = await Member.joins(server, 'scorekeeper', league.organization)
    const { key, backup_codes } = offer.parse((await begin(member)).body)
    expect((await confirm(member, codeOf(key))).status).toBe(204)
    const challenged = async () => {
      const browser = new Browser(server.url)
      await member.signIn(PASSWORD, browser)
      return browser
    }
    return { member, key, backup_codes, challenged }
  }

  test('is off until a code has shown that the app has its key', async () => {
    const sam = await Member.joins(server, 'viewer', league.organization)
    expect(await begin(sam, 'wrong password')).toMatchObject({
      status: 400,
      body: { errors: { password: [someText()] } },
    })
    const reply = await begin(sam)
    expect(reply.status).toBe(201)
    const { uri, key, backup_codes } = offer.parse(reply.body)
    expect(new URL(uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' })
    expect(decodeURIComponent(uri)).toContain(`Sideline:${sam.email}`)
    expect(backup_codes).toHaveLength(10)
    expect(await state(sam)).toEqual({ is_on: false, backup_codes_left: null })
    expect((await sam.signIn()).body).not.toHaveProperty('twoFactorRedirect')
    expect(await confirm(sam, '000000')).toMatchObject({
      status: 400,
      body: { errors: { code: [someText()] } },
    })
    const code = codeOf(key)
    expect((await confirm(sam, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(204)
    expect(await state(sam)).toEqual({ is_on: true, backup_codes_left: 10 })
    expect((await confirm(sam, code)).status, 'the first answer may have got lost').toBe(204)
    expect(await isIn(sam.browser)).toBe(true)
  })

  test('asks for a code after the password, and lets nobody in without', async () => {
    const { member, key, challenged } = await withApp()
    const browser = new Browser(server.url)
    const reply = await member.signIn(PASSWORD, browser)
    expect(reply).toMatchObject({ status: 200, body: { twoFactorRedirect: true } })
    expect(reply.headers.get('set-auth-token')).toBeNull()
    expect(await isIn(browser)).toBe(false)
    expect(await enter(new Browser(server.url), codeOf(key)), 'a code without a password').toMatchObject({
      status: 401,
    })
    for (const attempt of ['first', 'second'])
      expect(await enter(browser, '000000'), attempt).toMatchObject({
        status: 400,
        body: { errors: { code: [someText(/not the one that counts now/)] } },
      })
    expect((await enter(browser, codeOf(key))).status).toBe(204)
    expect(await isIn(browser)).toBe(true)
    expect(await browser.deviceName()).toBe('node')
    expect(await isIn(await challenged())).toBe(false)
  })

  test('takes each code once, also of two who enter it at the same moment', async () => {
    const {
      key,
      backup_codes: [backup = ''],
      challenged,
    } = await withApp()
    for (const code of [codeOf(key), backup]) {
      const browsers = [await challenged(), await challenged()]
      const replies = await Promise.all(browsers.map(browser => enter(browser, code)))
      expect(replies.filter(({ status }) => status === 204)).toHaveLength(1)
      expect((await enter(await challenged(), code)).status).toBe(400)
    }
  })

  test('takes a backup code once, also of two who wait for the same row', async () => {
    const {
      backup_codes: [code = ''],
      challenged,
    } = await withApp()
    const browsers = [await challenged(), await challenged()]
    const replies = await server.db.transaction().execute(async tx => {
      await tx.selectFrom('two_factors').select('id').forUpdate().execute()
      const entered = browsers.map(browser => enter(browser, code))
      await setTimeout(500)
      return entered
    })
    const statuses = (await Promise.all(replies)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([204, 400])
  })

  test('takes a backup code instead, however it is written, and new ones replace those that are left', async () => {
    const { member, backup_codes, challenged } = await withApp()
    const browser = await challenged()
    expect((await enter(browser, ` ${backup_codes[0]?.toUpperCase()} `)).status).toBe(204)
    expect((await browser.get('/accounts/second-factor')).body).toEqual({ is_on: true, backup_codes_left: 9 })
    expect(
      (await member.browser.post('/accounts/second-factor/backup-codes', { password: 'wrong password' }))
        .status,
    ).toBe(400)
    const { body } = await member.browser.post('/accounts/second-factor/backup-codes', { password: PASSWORD })
    expect((await enter(await challenged(), backup_codes[1] ?? '')).status).toBe(400)
    expect(
      (await enter(await challenged(), z.array(z.string()).parse(body.backup_codes)[0] ?? '')).status,
    ).toBe(204)
  })

  test('stops guesses: of one sign-in after five, of one account after ten, whatever the address', async () => {
    const { key, challenged } = await withApp()
    const first = await challenged()
    const replies: number[] = []
    for (let guess = 0; guess < 6; guess++) replies.push((await enter(first, `00000${guess}`)).status)
    expect(replies[0]).toBe(400)
    expect(replies[5]).toBe(401)
    for (let guess = 0; guess < 10; guess++) await enter(await challenged(), `zzzzz-zzzz${guess}`)
    expect(await enter(await challenged(), codeOf(key))).toMatchObject({
      status: 403,
      body: { error_message: someText(/quarter of an hour/) },
    })
  })

  test('is turned off with the password alone, and not offered while it is on', async () => {
    const { member } = await withApp()
    expect((await begin(member)).status).toBe(409)
    const turnOff = (password: string) =>
      member.browser.send('DELETE', '/accounts/second-factor', { password })
    expect((await turnOff('wrong password')).status).toBe(400)
    expect((await turnOff(PASSWORD)).status).toBe(204)
    const browser = new Browser(server.url)
    await member.signIn(PASSWORD, browser)
    expect(await isIn(browser)).toBe(true)
  })

  test('is asked of who follows an invitation to an account that has it', async () => {
    const { member, key } = await withApp()
    member.browser.forget()
    expect(await member.follow(server, 'admin', league.organization)).toMatchObject({
      status: 201,
      body: { needs_code: true },
    })
    expect(await isIn(member.browser)).toBe(false)
    await enter(member.browser, codeOf(key))
    expect((await member.browser.get('/accounts/me')).body.roles).toMatchObject([{ role: 'admin' }])
  })

  test('is taken away by a link of the office, for who lost the phone and the codes', async () => {
    const admin = await Member.joins(server, 'admin', league.organization)
    const { member, challenged } = await withApp()
    const browser = await challenged()
    const { body } = await admin.browser.post(`/accounts/people/${await member.id()}/reset-link`, {})
    await new Browser(server.url).post('/accounts/password/reset', {
      code: String(body.url).split('#')[1],
      password: 'violet lantern 42',
    })
    expect(await enter(browser, '000000'), 'a sign-in that was half done').toMatchObject({ status: 401 })
    await member.signIn('violet lantern 42', browser)
    expect(await isIn(browser)).toBe(true)
  })

  test('keeps neither the key nor the codes as they are, and tells them to nobody', async () => {
    const { member, key, backup_codes } = await withApp()
    const admin = await Member.joins(server, 'admin', league.organization)
    const { rows } = await sql<{ text: string }>`select two_factors::text as text from two_factors`.execute(
      server.db,
    )
    const kept = rows.map(({ text }) => text).join()
    for (const code of backup_codes) expect(kept).not.toContain(code)
    expect(kept).not.toContain(secretOf(key).toString())
    expect((await admin.browser.get('/accounts/second-factor')).body).toEqual({
      is_on: false,
      backup_codes_left: null,
    })
    const account = await member.browser.post('/accounts/tokens', { name: 'Script' })
    const byToken = await fetch(`${server.url}/accounts/second-factor`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${String(account.body.token)}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    })
    expect(byToken.status).toBe(403)
  })
})

describe('passwords that are asked for in a session', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  test('cannot be guessed by a person who took over the session', async () => {
    const sam = await Member.joins(server, 'owner')
    const guess = () => sam.browser.send('DELETE', '/accounts/me', { password: 'wrong password' })
    for (let count = 0; count < 20; count++) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
    expect((await sam.browser.get('/accounts/me')).status).toBe(200)
  })
})
