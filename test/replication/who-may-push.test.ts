import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { fileOf } from '../../shared-schema/handover/file.ts'
import { pack } from '../../shared-schema/handover/packed.ts'
import { EPOCH, type Scope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { Client } from '../rest/client.ts'
import { postgresDatabases } from '../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { someText } from '../support/matchers.ts'
import { Device, onePoint } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { StreamReader } from '../support/stream-reader.ts'

describe('L4, L12: entries of somebody who may not record', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let scope: Scope
  let game: number
  let office: Client
  let tablet: Device
  let viewer: Device
  let stranger: Device
  let officeTablet: Device

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    league = await makeLeague(server.db)
    scope = `tournament:${league.tournament}`
    game = await makeGame(server.db, league)
    const admin = await server.signIn('admin', league.organization)
    office = new Client(server.url, admin)
    officeTablet = new Device(server.url, scope, admin)
    tablet = new Device(server.url, scope, await server.signIn('scorekeeper', league.organization))
    viewer = new Device(server.url, scope, await server.signIn('viewer', league.organization))
    stranger = new Device(
      server.url,
      scope,
      await server.signIn(
        'admin',
        await make(server.db, 'organizations', { name: 'Another', is_public: true }),
      ),
    )
  })

  const goal = (device: Device) => device.entry(game, 'play', goalOf(league.teams[0], null, null))
  const goals = (device: Device, many: number) => Array.from({ length: many }, () => goal(device))
  const handOver = async (device: Device, entries: readonly unknown[]) =>
    new Client(server.url, device.token ?? undefined).post(
      '/handovers/',
      fileOf(await pack({ scope, entries })),
    )
  const kept = async () =>
    (await server.db.selectFrom('entries').select('id').where('scope', '=', scope).execute()).length
  const takeRoles = () =>
    server.db
      .deleteFrom('roles')
      .where('organization_id', '=', league.organization)
      .where('role', '=', 'scorekeeper')
      .execute()
  /** The tablet worked here, and its scorekeeper's role was taken away. */
  const endRoleOfTablet = async () => {
    await tablet.pull('catalog')
    const rows = () =>
      server.db.selectFrom('devices').select('device_id').where('device_id', '=', tablet.id).execute()
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1), { timeout: 60_000 })
    await takeRoles()
  }
  const listed = async () => (await office.list(`/verdicts/?tournament_id=${league.tournament}`)).objects

  test('are refused in words, and not even read, where they have no role at the event', async () => {
    const reply = await stranger.push([goal(stranger)])
    expect([reply.status, await reply.json()]).toEqual([
      403,
      { error_message: someText(/no role at this event.*hand it over/), code: 'no_role_here' },
    ])
    const unread = await stranger.ask(`${scope}/entries/${EPOCH}/push`, {
      method: 'POST',
      body: 'this is no JSON',
    })
    expect(unread.status).toBe(403)
    expect([await kept(), await listed()]).toEqual([0, []])
  })

  test('of a former scorekeeper reach the office as a hand-over, and count when they get a role again', async () => {
    await endRoleOfTablet()
    expect((await tablet.push([goal(tablet)])).status).toBe(403)
    const { status, body, headers } = await handOver(tablet, goals(tablet, 3))
    expect(headers.get('Sideline-Told')).toMatch(/^\d+@[\w-]+$/)
    expect([status, body]).toMatchObject([
      200,
      {
        new: 3,
        known: 0,
        not_counted: [{ reason: 'not_allowed' }, { reason: 'not_allowed' }, { reason: 'not_allowed' }],
      },
    ])
    expect([await tablet.score(game), await tablet.verdicts(), (await listed()).length]).toEqual([
      undefined,
      ['not_allowed', 'not_allowed', 'not_allowed'],
      3,
    ])

    const { person_id } = await server.db
      .selectFrom('entries')
      .select('person_id')
      .where('scope', '=', scope)
      .executeTakeFirstOrThrow()
    await server.db
      .insertInto('roles')
      .values({
        person_id: person_id ?? '',
        organization_id: league.organization,
        role: 'scorekeeper',
        place_kind: null,
        place_id: null,
      })
      .execute()
    await office.post('/verdicts/', { tournament_id: league.tournament })
    expect([await tablet.score(game), await tablet.verdicts()]).toEqual(['3-0 live', []])
  })

  test('of a former scorekeeper reach the office of an event that they may no longer read, and tell nothing of it', async () => {
    await endRoleOfTablet()
    await server.db
      .updateTable('organizations')
      .set({ is_public: false })
      .where('id', '=', league.organization)
      .execute()
    const { status, body } = await handOver(tablet, goals(tablet, 1))
    expect([status, body]).toMatchObject([200, { new: 1, not_counted: [{ reason: 'not_allowed' }] }])
    expect(JSON.stringify(body)).not.toContain('Sexy Legs')
    expect((await handOver(stranger, goals(stranger, 1))).status).toBe(403)
  })

  test('are bounded: what is beyond that is not taken, and the answer says so', async () => {
    await endRoleOfTablet()
    expect((await handOver(tablet, goals(tablet, 500))).status).toBe(200)
    const reply = await handOver(tablet, goals(tablet, 1))
    expect([reply.status, reply.body.error_message]).toEqual([
      403,
      someText(/At most 500 of your entries.*stay on this device/),
    ])
    expect(await kept()).toBe(500)
    expect((await handOver(viewer, goals(viewer, 1))).status).toBe(200)
  })

  test('are not taken as a hand-over either from those who never had a role at the event, though it is public', async () => {
    const reply = await handOver(stranger, goals(stranger, 1))
    expect([reply.status, reply.body]).toMatchObject([
      403,
      { code: 'not_allowed', error_message: someText() },
    ])
    expect(await kept()).toBe(0)
    expect(await listed()).toEqual([])
  })

  test('are bounded for all of those together who have no role of their own, and not for others', async () => {
    await endRoleOfTablet()
    await sql`insert into entries (id, scope, game_id, device_id, counter, kind, document, refusal, person_id)
      select 'flood ' || n, ${scope}, ${game}, 'flood', n, 'play', '{}'::jsonb, 'not_allowed', null from generate_series(1, 4999) as n`.execute(
      server.db,
    )
    expect((await handOver(tablet, goals(tablet, 1))).status).toBe(200)
    const late = goals(tablet, 2)
    const reply = await handOver(tablet, late)
    expect([reply.status, reply.body.error_message]).toEqual([
      403,
      someText(/At most 5000 entries.*no role of their own.*stay on this device/),
    ])
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(reply.body.errors)).toSorted()).toEqual(
      late.map(entry => String(Reflect.get(entry, 'id'))).toSorted(),
    )
    expect(await kept()).toBe(5000)
    expect((await viewer.push([goal(viewer)])).status).toBe(200)
  })

  test('are bounded for those who have a role too, those that cannot be read and their size as well', async () => {
    expect((await viewer.push(goals(viewer, 1000))).status).toBe(200)
    expect((await viewer.push([goal(viewer)])).status).toBe(403)
    expect(await kept()).toBe(1000)
    const junk = (many: number, characters: number) =>
      Array.from({ length: many }, (_, index) => ({
        id: `${characters} ${index}`,
        junk: 'x'.repeat(characters),
      }))
    expect((await tablet.push(junk(201, 1))).status).toBe(403)
    expect((await tablet.push(junk(30, 80_000))).status).toBe(403)
    expect((await tablet.push([...junk(200, 1), goal(tablet)])).status).toBe(200)
    expect(await tablet.score(game)).toBe('1-0 live')
  })

  test('hold up nothing where there is no room for them: what counts among them is taken, and the answer names the rest', async () => {
    const junk = Array.from({ length: 200 }, (_, index) => ({ id: `${index}`, junk: true }))
    expect((await tablet.push(junk)).status).toBe(200)
    const reply = await tablet.push([goal(tablet), { id: 'one more', junk: true }, goal(tablet)])
    expect([reply.status, await reply.json()]).toMatchObject([
      403,
      { error_message: someText(/stay on this device/), errors: { 'one more': [someText(/not taken/)] } },
    ])
    // Of what was taken a tablet has to notice if it goes with a restored backup.
    expect(reply.headers.get('Sideline-Told')).toMatch(/^\d+@[\w-]+$/)
    expect(await tablet.score(game)).toBe('2-0 live')
  })

  test('get verdicts that go to their sender and the office alone', async () => {
    const readers = [viewer, officeTablet, tablet, stranger, new Device(server.url, scope, null)]
    const streams = await Promise.all(readers.map(({ url, token }) => StreamReader.open(url, scope, token)))
    await viewer.push([goal(viewer), { id: 'nonsense' }])
    await tablet.push([goal(tablet)])
    const [all, none] = [['not_allowed', 'unreadable'], []]
    expect(await Promise.all(readers.map(async reader => (await reader.verdicts()).sort()))).toEqual([
      all,
      all,
      none,
      none,
      none,
    ])
    for (const [index, stream] of streams.entries()) {
      await vi.waitFor(() => expect(stream.ids).toContain(`game/${game}`), { timeout: 60_000 })
      expect(stream.ids.filter(id => id.startsWith('verdict/'))).toHaveLength(index < 2 ? 2 : 0)
      stream.close()
    }
  })

  test('say nothing of a game elsewhere whose id they name', async () => {
    const other = await makeLeague(server.db)
    const hidden = await makeGame(server.db, other)
    await server.db
      .updateTable('teams')
      .set({ name: 'Secret Team' })
      .where('id', '=', other.teams[0])
      .execute()
    await server.db
      .updateTable('organizations')
      .set({ is_public: false })
      .where('id', '=', other.organization)
      .execute()
    await tablet.push([tablet.entry(hidden, 'status', { status: 'final' })])
    expect(await tablet.verdicts()).toEqual(['unknown_game'])
    expect(JSON.stringify(await tablet.results())).not.toContain('Secret')
  })

  test('take no id from those who may: what these send under it counts', async () => {
    const entry = goal(tablet)
    await viewer.push([{ ...entry, data: goalOf(league.teams[1], null, null) }])
    expect(await (await tablet.push([entry])).json()).toEqual([])
    expect([await tablet.score(game), await viewer.verdicts()]).toEqual(['1-0 live', []])
    await viewer.push([{ id: String(Reflect.get(entry, 'id')), junk: true }])
    expect(await tablet.verdicts()).toEqual([])
    expect(await viewer.verdicts()).toEqual(['unreadable'])
  })

  test("are deleted by the office, one person's or one of them, and the audit says which; what is part of a game stays", async () => {
    const [one, two] = [goal(viewer), goal(viewer)]
    await viewer.push([one, two, { id: 'nonsense' }])
    await tablet.push([
      tablet.entry(game, 'status', { status: 'final' }),
      tablet.entry(game, 'score', onePoint),
    ])
    const path = `/verdicts/?tournament_id=${league.tournament}`
    const asViewer = new Client(server.url, viewer.token ?? undefined)
    expect((await asViewer.delete(path)).status).toBe(403)
    expect((await office.delete('/verdicts/')).status).toBe(400)
    expect((await office.delete(`${path}&entry_id=${String(Reflect.get(one, 'id'))}`)).body).toEqual({
      deleted: 1,
      not_counted: 3,
    })
    const sender = (await listed()).find(({ entry_id }) => entry_id === Reflect.get(two, 'id'))?.person
    const { body } = await office.delete(`${path}&person_id=${String(Reflect.get(Object(sender), 'id'))}`)
    expect(body).toEqual({ deleted: 2, not_counted: 1 })
    expect((await office.delete(path)).body).toEqual({ deleted: 0, not_counted: 1 })
    expect(await listed()).toMatchObject([{ reason: 'after_final' }])
    const {
      objects: [noted],
    } = await office.list(`/audit/?family=tournaments&record=${league.tournament}`)
    expect(noted?.changes).toEqual({
      not_counted: { before: ['nonsense', Reflect.get(two, 'id')].sort(), after: [] },
    })
  })
})

describe('a tablet', () => {
  const freshDatabaseUrl = postgresDatabases()

  test("that somebody else pretends to be stays as it was in the office's list", async () => {
    const server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    try {
      const league = await makeLeague(server.db)
      const office = new Client(server.url, await server.signIn('admin', league.organization))
      const tablet = new Device(
        server.url,
        `tournament:${league.tournament}`,
        await server.signIn('scorekeeper', league.organization),
      )
      const viewer = await server.signIn('viewer', league.organization)
      tablet.state = { 'Device-Unsent': '3' }
      await tablet.pull('catalog')
      await fetch(`${server.url}/replication/${tablet.scope}/catalog/${EPOCH}/pull`, {
        headers: { 'Device-Id': tablet.id, 'Device-Unsent': '999', Authorization: `Bearer ${viewer}` },
      })
      await vi.waitFor(
        async () => {
          const told = (await office.list(`/devices/?device_id=${tablet.id}`)).objects.map(
            ({ person, unsent }) => `${String(Reflect.get(Object(person), 'name'))} ${String(unsent)}`,
          )
          expect(told.sort()).toEqual(['Test scorekeeper 3', 'Test viewer 999'])
        },
        { timeout: 60_000 },
      )
    } finally {
      await server.stop()
    }
  })
})
