import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invite, nobodyCanSignIn } from '../../server/accounts/links/invitations.ts'
import type { Role } from '../../shared-schema/api/accounts.ts'
import { postgresDatabases } from '../support/database.ts'
import { someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Browser, readBody } from './browser.ts'

describe('an invitation', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let organization: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  const ada = { name: 'Ada King Lovelace', email: 'Ada@Example.org', password: 'violet lantern 42' }
  const invited = (role: Role, organization_id: number | null = null) =>
    invite(server.db, { organization_id, role, place: null }, null)

  test('makes the first owner, whose player and role are there at once', async () => {
    expect(await nobodyCanSignIn(server.db)).toBe(true)
    const browser = new Browser(server.url)
    const reply = await browser.post('/accounts/join', { code: await invited('owner'), ...ada })
    expect(reply).toMatchObject({ status: 201, body: { email: 'ada@example.org' } })
    expect(await nobodyCanSignIn(server.db)).toBe(false)
    expect((await browser.get('/accounts/me')).body).toEqual({
      person: { id: someText(), name: 'Ada King Lovelace', email: 'ada@example.org' },
      roles: [{ organization_id: null, role: 'owner', place: null }],
      asks_to_verify_email: false,
      is_pass_holder: false,
    })
    expect((await browser.get('/v1/players/me/')).body).toMatchObject({
      first_name: 'Ada King',
      last_name: 'Lovelace',
      is_claimed: true,
    })
    organization = Number((await browser.post('/v1/organizations/', { name: 'Org' })).body.id)
  })

  test('is stored as a hash alone', async () => {
    const code = await invited('viewer', organization)
    expect(code).toMatch(/^[\w-]{32}$/)
    const { rows } = await sql<{ text: string }>`select invitations::text as text from invitations`.execute(
      server.db,
    )
    expect(rows.map(({ text }) => text).join()).not.toContain(code)
  })

  test('works once, also when many use it at the same moment', async () => {
    const code = await invited('viewer', organization)
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(number =>
        new Browser(server.url).post('/accounts/join', {
          code,
          name: 'Eve',
          email: `eve${number}@example.org`,
          password: 'violet lantern 42',
        }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400])
    expect(replies.find(({ status }) => status === 400)?.body).toEqual({
      error_message: 'This link was used already or has expired. Ask for a new one.',
      code: 'link_expired',
      errors: { code: ['is no longer valid'] },
    })
    expect(
      await server.db.selectFrom('people').select('email').where('name', '=', 'Eve').execute(),
    ).toHaveLength(1)
  })

  test('makes one account of two invitations used with one e-mail address at the same moment', async () => {
    const codes = await Promise.all([invited('viewer', organization), invited('viewer', organization)])
    const replies = await Promise.all(
      codes.map(code =>
        new Browser(server.url).post('/accounts/join', {
          code,
          name: 'Max',
          email: 'max@example.org',
          password: 'violet lantern 42',
        }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(replies.find(({ status }) => status === 400)?.body.errors).toEqual({ password: [someText()] })
    const unused = codes[replies.findIndex(({ status }) => status === 400)]
    expect(
      (
        await new Browser(server.url).post('/accounts/join', {
          code: unused,
          name: 'Max',
          email: 'max@example.org',
          password: 'violet lantern 42',
        })
      ).status,
    ).toBe(201)
    expect(
      await server.db.selectFrom('people').select('email').where('email', '=', 'max@example.org').execute(),
    ).toHaveLength(1)
  })

  test('expires', async () => {
    const code = await invited('viewer', organization)
    await server.db
      .updateTable('invitations')
      .set({ expires_at: sql<string>`now()` })
      .where('used_at', 'is', null)
      .execute()
    expect(
      (
        await new Browser(server.url).post('/accounts/join', {
          code,
          name: 'Eve',
          email: 'late@example.org',
          password: 'violet lantern 42',
        })
      ).status,
    ).toBe(400)
  })

  test('is not used up by an incomplete answer, whose every fault is named', async () => {
    const code = await invited('viewer', organization)
    const reply = await new Browser(server.url).post('/accounts/join', {
      code,
      email: 'nobody',
      password: 'short',
    })
    expect(reply).toMatchObject({
      status: 400,
      body: {
        errors: {
          name: ['is required'],
          email: ['must be an e-mail address'],
          password: ['must be at least 10 characters long'],
        },
      },
    })
    expect(
      (
        await new Browser(server.url).post('/accounts/join', {
          code,
          name: 'Joe',
          email: 'joe@example.org',
          password: 'violet lantern 42',
        })
      ).status,
    ).toBe(201)
  })

  test.each(['1234567890', 'aaaaaaaaaa', 'password123', 'qwertyuiop', 'abcabcabcabc', 'football2024'])(
    'is not used up by a password that is guessed soon: %s',
    async password => {
      const code = await invited('viewer', organization)
      const person = { code, name: 'Joe', email: `${password}@example.org`, password }
      expect(await new Browser(server.url).post('/accounts/join', person)).toMatchObject({
        status: 400,
        body: { errors: { password: [someText(/^is too easy to guess/)] } },
      })
      expect(
        (await new Browser(server.url).post('/accounts/join', { ...person, password: 'violet lantern 42' }))
          .status,
      ).toBe(201)
    },
  )

  describe('for somebody who has an account', () => {
    test('adds the role, shown the password', async () => {
      const browser = new Browser(server.url)
      expect(
        (await browser.post('/accounts/join', { code: await invited('scorekeeper', organization), ...ada }))
          .status,
      ).toBe(201)
      expect((await browser.get('/accounts/me')).body.roles).toEqual([
        { organization_id: null, role: 'owner', place: null },
        { organization_id: organization, role: 'scorekeeper', place: null },
      ])
      expect(
        await server.db.selectFrom('players').select('id').where('last_name', '=', 'Lovelace').execute(),
      ).toHaveLength(1)
    })

    test('raises a role but never lowers it', async () => {
      const browser = new Browser(server.url)
      for (const [role, held] of [
        ['admin', 'admin'],
        ['viewer', 'admin'],
      ] as const) {
        await browser.post('/accounts/join', { code: await invited(role, organization), ...ada })
        expect((await browser.get('/accounts/me')).body.roles).toContainEqual({
          organization_id: organization,
          role: held,
          place: null,
        })
      }
    })

    test('gives nothing without the password, and stays valid', async () => {
      const code = await invited('owner', organization)
      const reply = await new Browser(server.url).post('/accounts/join', {
        code,
        ...ada,
        password: 'another password',
      })
      expect(reply).toMatchObject({ status: 400, body: { errors: { password: [someText()] } } })
      expect((await new Browser(server.url).post('/accounts/join', { code, ...ada })).status).toBe(201)
    })
  })

  describe('is written', () => {
    const ask = async (token: string, organization_id: number | null, role: string) => {
      const response = await fetch(`${server.url}/accounts/invitations`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ organization_id, role, place: null }),
      })
      return { status: response.status, body: readBody(await response.text()) }
    }

    test('by an admin, for the own organization and up to the own role', async () => {
      const token = await server.signIn('admin', organization)
      const { status, body } = await ask(token, organization, 'scorekeeper')
      expect(status).toBe(201)
      expect(body).toEqual({ url: someText(new RegExp(`^${server.url}/join#[\\w-]{32}$`)) })
      const code = String(body.url).split('#')[1]
      const browser = new Browser(server.url)
      await browser.post('/accounts/join', {
        code,
        name: 'Sam',
        email: 'sam@example.org',
        password: 'violet lantern 42',
      })
      expect((await browser.get('/accounts/me')).body.roles).toEqual([
        { organization_id: organization, role: 'scorekeeper', place: null },
      ])
      expect((await ask(token, organization, 'admin')).status).toBe(201)
      expect((await ask(token, organization, 'owner')).status).toBe(403)
      expect((await ask(token, null, 'viewer')).status).toBe(403)
      expect((await ask(token, organization + 1, 'viewer')).status).toBe(403)
    })

    test('for the whole installation by its owner alone', async () => {
      expect((await ask(await server.signIn('owner'), null, 'owner')).status).toBe(201)
      expect((await ask(await server.signIn('admin'), null, 'viewer')).status).toBe(403)
      expect((await ask(await server.signIn('owner', organization), null, 'viewer')).status).toBe(403)
    })

    test('not by others', async () => {
      expect(
        (await ask(await server.signIn('scorekeeper', organization), organization, 'viewer')).status,
      ).toBe(403)
      expect((await ask('none.none', organization, 'viewer')).status).toBe(401)
    })

    test('for organizations that there are', async () => {
      expect(await ask(await server.signIn('owner'), 4711, 'viewer')).toMatchObject({
        status: 400,
        body: { errors: { organization_id: [someText()] } },
      })
      expect(await ask(await server.signIn('owner'), organization, 'king')).toMatchObject({
        status: 400,
        body: { errors: { role: [someText()] } },
      })
    })
  })
})
