import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { postgresDatabases } from '../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { objectWith, someText } from '../support/matchers.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Member, openWays, PASSWORD } from './ways-in.ts'

describe('L12: an account', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let owner: Member

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    owner = await Member.joins(server, 'owner')
  })
  afterAll(() => server.stop())

  const to = async (what: 'disable' | 'enable', by: Member, member: Member) =>
    by.browser.post(`/accounts/people/${await member.id()}/${what}`, {})
  const idOf = async (member: Member) =>
    (
      await server.db
        .selectFrom('people')
        .select('id')
        .where('email', '=', member.email)
        .executeTakeFirstOrThrow()
    ).id

  describe('that is disabled', () => {
    test('lets nobody in, by nothing, and says so to who knows the password alone', async () => {
      const sam = await Member.joins(server, 'scorekeeper', league.organization)
      const ways = await sam.makeWaysIn()
      expect((await to('disable', owner, sam)).status).toBe(204)
      expect(await openWays(ways)).toEqual([])
      expect((await sam.browser.get('/accounts/me')).status).toBe(401)
      expect(await sam.signIn()).toMatchObject({ status: 403, body: { message: someText(/disabled/) } })
      expect((await sam.signIn('wrong password')).status).toBe(401)
      expect(await sam.follow(server, 'viewer', league.organization)).toMatchObject({
        status: 403,
        body: { error_message: someText(/disabled/) },
      })
    })

    test('gets in nobody who signs in at that very moment', async () => {
      const sam = await Member.joins(server, 'viewer', league.organization)
      const id = await sam.id()
      await Promise.all([
        owner.browser.post(`/accounts/people/${id}/disable`, {}),
        ...[1, 2, 3, 4].map(() => sam.signIn()),
      ])
      expect((await sam.browser.get('/accounts/me')).status).toBe(401)
      const { rows } = await sql`select from sessions where user_id = ${id}`.execute(server.db)
      expect(rows).toEqual([])
    })

    test('has its roles again when it is enabled', async () => {
      const sam = await Member.joins(server, 'scorekeeper', league.organization)
      const id = await sam.id()
      await to('disable', owner, sam)
      const { body } = await owner.browser.get(`/accounts/roles?organization_id=${league.organization}`)
      expect(body.roles).toContainEqual(
        objectWith({ person: { id, name: 'Test scorekeeper', email: sam.email }, is_disabled: true }),
      )
      expect((await owner.browser.post(`/accounts/people/${id}/enable`, {})).status).toBe(204)
      expect((await sam.signIn(PASSWORD, sam.browser)).status).toBe(200)
      expect((await sam.browser.get('/accounts/me')).body.roles).toEqual([
        { organization_id: league.organization, role: 'scorekeeper', place: null },
      ])
    })

    test('was disabled by the office of all, or by the owner of the organization to which all its roles belong', async () => {
      const chief = await Member.joins(server, 'owner', league.organization)
      const office = await Member.joins(server, 'admin')
      const admin = await Member.joins(server, 'admin', league.organization)
      const elsewhere = await make(server.db, 'organizations', { name: 'Elsewhere' })
      const sam = await Member.joins(server, 'scorekeeper', league.organization)
      const both = await Member.joins(server, 'scorekeeper', league.organization)
      await both.follow(server, 'viewer', elsewhere)
      for (const [by, member, status] of [
        [admin, sam, 403],
        [sam, admin, 403],
        [chief, sam, 204],
        [office, admin, 204],
        [office, both, 204],
        [office, chief, 403],
        [office, owner, 403],
        [chief, owner, 403],
        [chief, both, 403],
      ] as const) {
        const id = await idOf(member)
        expect((await by.browser.post(`/accounts/people/${id}/disable`, {})).status).toBe(status)
        await owner.browser.post(`/accounts/people/${id}/enable`, {})
        if (status === 204) await member.signIn(PASSWORD, member.browser)
      }
    })
  })

  describe('that is deleted', () => {
    test('by its person, who shows the password, is gone, and what they did stays under another name', async () => {
      const sam = await Member.joins(server, 'admin', league.organization)
      const id = await sam.id()
      const player = Number((await sam.browser.get('/v1/players/me/')).body.id)
      await sam.browser.post('/v1/leagues/', {
        name: 'Made by Sam',
        organization_id: league.organization,
        sport: 'ultimate',
        gender: 'mixed',
      })
      const ways = await sam.makeWaysIn()
      expect(await sam.browser.send('DELETE', '/accounts/me', { password: 'wrong password' })).toMatchObject({
        status: 400,
        body: { errors: { password: [someText()] } },
      })
      expect((await sam.browser.send('DELETE', '/accounts/me', { password: PASSWORD })).status).toBe(204)
      expect(await openWays(ways)).toEqual([])
      expect((await sam.signIn()).status).toBe(401)
      // They were on no roster: nothing is left of a player who was but the name of the account.
      expect((await owner.browser.get(`/v1/players/${player}/`)).status).toBe(404)
      const { objects } = (await owner.browser.get(`/v1/audit/?person_id=${id}`)).body
      const doers = z.array(z.object({ person: z.object({ name: z.string() }) })).parse(objects)
      expect(new Set(doers.map(({ person }) => person.name))).toEqual(new Set(['Former member']))
      expect((await owner.browser.post(`/accounts/people/${id}/enable`, {})).status).toBe(404)
    })

    test('gives its address free', async () => {
      const sam = await Member.joins(server, 'viewer', league.organization)
      await sam.browser.send('DELETE', '/accounts/me', { password: PASSWORD })
      expect((await sam.follow(server, 'viewer', league.organization, 'violet lantern 42')).status).toBe(201)
    })

    test('by an owner of all, and by nobody else', async () => {
      const sam = await Member.joins(server, 'viewer', league.organization)
      const id = await sam.id()
      for (const by of [
        await Member.joins(server, 'owner', league.organization),
        await Member.joins(server, 'admin'),
      ]) {
        expect((await by.browser.send('DELETE', `/accounts/people/${id}`)).status).toBe(403)
      }
      expect((await owner.browser.send('DELETE', `/accounts/people/${id}`)).status).toBe(204)
      expect((await owner.browser.send('DELETE', `/accounts/people/${id}`)).status).toBe(404)
    })

    test('leaves the scores that its person recorded', async () => {
      const game = await makeGame(server.db, league)
      const sam = await Member.joins(server, 'scorekeeper', league.organization)
      const bearer = (await sam.signIn()).headers.get('set-auth-token')
      const tablet = new Device(server.url, `tournament:${league.tournament}`, bearer)
      await tablet.push([
        tablet.entry(game, 'score', {
          team_1_score: 5,
          team_2_score: 3,
          is_final: false,
          game_sets: [],
          what_happened: '',
        }),
      ])
      await sam.browser.send('DELETE', '/accounts/me', { password: PASSWORD })
      expect((await owner.browser.get(`/v1/games/${game}/`)).body).toMatchObject({
        team_1_score: 5,
        team_2_score: 3,
      })
    })
  })

  test('is seen in a list of all by the office of all alone', async () => {
    const sam = await Member.joins(server, 'viewer', league.organization)
    const { body } = await owner.browser.get('/accounts/people')
    expect(body.people).toContainEqual({
      id: await sam.id(),
      name: 'Test viewer',
      email: sam.email,
      is_disabled: false,
      number_of_roles: 1,
    })
    expect((await sam.browser.get('/accounts/people')).status).toBe(403)
    expect(
      (await (await Member.joins(server, 'owner', league.organization)).browser.get('/accounts/people'))
        .status,
    ).toBe(403)
  })

  test('has a name and an address that its person can change, the address for the password', async () => {
    const sam = await Member.joins(server, 'viewer', league.organization)
    expect((await sam.browser.send('PUT', '/accounts/me', { name: ' Sam Ray ' })).status).toBe(204)
    expect(await sam.browser.send('PUT', '/accounts/me', { name: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { name: [someText()] } },
    })
    const change = (values: object) => sam.browser.send('PUT', '/accounts/me/email', values)
    expect((await change({ email: 'sam.ray@example.org', password: 'wrong password' })).status).toBe(400)
    expect(await change({ email: owner.email, password: PASSWORD })).toMatchObject({
      status: 400,
      body: { errors: { email: [someText()] } },
    })
    expect((await change({ email: 'Sam.Ray@example.org', password: PASSWORD })).status).toBe(204)
    expect((await sam.browser.get('/accounts/me')).body.person).toMatchObject({
      name: 'Sam Ray',
      email: 'sam.ray@example.org',
    })
  })

  describe('of the last owner of all', () => {
    test('is neither disabled nor deleted, also when two owners do so to each other at the same moment', async () => {
      const two = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
      onTestFinished(() => two.stop())
      const [one, other] = [await Member.joins(two, 'owner'), await Member.joins(two, 'owner')]
      const ids = [await one.id(), await other.id()]
      await Promise.all([
        one.browser.post(`/accounts/people/${ids[1]}/disable`, {}),
        other.browser.post(`/accounts/people/${ids[0]}/disable`, {}),
      ])
      const enabled = await two.db
        .selectFrom('people')
        .select('id')
        .where('disabled_at', 'is', null)
        .execute()
      expect(enabled).toHaveLength(1)
      const last = enabled[0]?.id === ids[0] ? one : other
      const refused = { status: 409, body: { error_message: someText(/last owner/) } }
      expect(await last.browser.post(`/accounts/people/${enabled[0]?.id}/disable`, {})).toMatchObject(refused)
      expect(await last.browser.send('DELETE', '/accounts/me', { password: PASSWORD })).toMatchObject(refused)
      const role = await two.db
        .selectFrom('roles')
        .select('id')
        .where('person_id', '=', enabled[0]?.id ?? '')
        .executeTakeFirstOrThrow()
      expect(
        await last.browser.send('DELETE', `/accounts/roles/${role.id}`),
        'a disabled owner is none',
      ).toMatchObject(refused)
    })
  })
})
