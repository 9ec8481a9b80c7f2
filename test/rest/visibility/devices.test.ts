import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { EPOCH, type Scope } from '../../../shared-schema/replication/scope.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { someText } from '../../support/matchers.ts'
import { Device } from '../../support/replication.ts'
import { StreamReader } from '../../support/stream-reader.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

describe('the list of tablets', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  /** Another server process, which has its own minute. */
  let other: TestServer
  let league: SmallLeague
  let scope: Scope
  let game: number
  let token: string
  let admin: Client
  let tablet: Device

  beforeAll(async () => {
    const databaseUrl = await freshDatabaseUrl()
    server = await startTestServer({ databaseUrl })
    other = await startTestServer({ databaseUrl })
    league = await makeLeague(server.db)
    scope = `tournament:${league.tournament}`
    game = await makeGame(server.db, league)
    token = await server.signIn('scorekeeper', league.organization)
    admin = new Client(server.url, await server.signIn('admin', league.organization))
  })
  afterAll(() => Promise.all([server.stop(), other.stop()]))
  beforeEach(() => {
    tablet = new Device(server.url, scope, token)
  })

  const listed = async (query = ''): Promise<Body[]> =>
    (await admin.list(`/devices/?limit=200${query}`)).objects
  const entryOf = async (device: Device): Promise<Body | undefined> =>
    (await listed(`&device_id=${device.id}`))[0]
  const heardOf = (device: Device): Promise<Body> =>
    vi.waitFor(
      async () => {
        const entry = await entryOf(device)
        if (!entry) throw new Error('The tablet is not in the list')
        return entry
      },
      { timeout: 60_000 },
    )

  test('shows who is on it, how far it is behind, what it has not sent, and what came from it', async () => {
    const witness = new Device(server.url, scope, null)
    const { head: position } = await witness.pull('catalog')
    tablet.state = { 'Device-Position': String(position), 'Device-Unsent': '4' }
    await tablet.push([
      tablet.entry(game, 'play', goalOf(league.teams[0], null, null)),
      tablet.entry(game, 'play', goalOf(league.teams[1], null, null)),
    ])
    const { head } = await witness.pull('catalog')
    expect(head).toBeGreaterThan(position)
    expect(await heardOf(tablet)).toEqual({
      device_id: tablet.id,
      organization_id: league.organization,
      tournament_id: league.tournament,
      season_id: null,
      person: { id: someText(), name: 'Test scorekeeper' },
      epoch: EPOCH,
      is_outdated: false,
      is_connected: true,
      last_contact: someText(/^20/),
      position,
      behind: head - position,
      unsent: 4,
      entries: 2,
      last_entry: someText(/^20/),
    })
  })

  test('keeps what a tablet told before where a request tells nothing, and says so of an outdated one', async () => {
    tablet.state = { 'Device-Position': '5', 'Device-Unsent': '2' }
    await tablet.pull('entries')
    const { last_contact } = await heardOf(tablet)
    const outdated = new Device(other.url, scope, token)
    const sameTablet = { 'Device-Id': tablet.id, 'Device-Unsent': '0', Authorization: `Bearer ${token}` }
    expect(
      (
        await fetch(`${outdated.url}/replication/${scope}/entries/${EPOCH - 1}/push`, {
          method: 'POST',
          headers: sameTablet,
        })
      ).status,
    ).toBe(426)
    await vi.waitFor(
      async () =>
        expect(await entryOf(tablet)).toMatchObject({
          epoch: EPOCH - 1,
          is_outdated: true,
          position: 5,
          unsent: 2,
        }),
      { timeout: 60_000 },
    )
    const askingTablet = { ...sameTablet, 'Device-Id': crypto.randomUUID(), 'Device-Unsent': '7' }
    expect(
      (
        await fetch(`${outdated.url}/replication/${scope}/entries/${EPOCH - 1}/pull`, {
          headers: askingTablet,
        })
      ).status,
    ).toBe(426)
    await vi.waitFor(
      async () =>
        expect((await listed(`&device_id=${askingTablet['Device-Id']}`))[0]).toMatchObject({
          is_outdated: true,
          unsent: 7,
        }),
      { timeout: 60_000 },
    )
    const newer = { ...sameTablet, 'Device-Id': crypto.randomUUID() }
    expect(
      (await fetch(`${outdated.url}/replication/${scope}/entries/${EPOCH + 1}/pull`, { headers: newer }))
        .status,
    ).toBe(426)
    await vi.waitFor(
      async () =>
        expect((await listed(`&device_id=${newer['Device-Id']}`))[0]).toMatchObject({
          epoch: EPOCH + 1,
          is_outdated: false,
        }),
      { timeout: 60_000 },
    )
    expect(Date.parse(String((await entryOf(tablet))?.last_contact))).toBeGreaterThan(
      Date.parse(String(last_contact)),
    )
  })

  test('is written once a minute at most for each tablet, whatever it asks', async () => {
    await tablet.pull('catalog')
    const first = await heardOf(tablet)
    for (let round = 0; round < 5; round++) {
      await tablet.pull('entries')
      await sleep(300)
    }
    expect(await entryOf(tablet)).toEqual(first)
  })

  test('says connected from when its stream opens until it ends, however short ago it was heard from', async () => {
    const isConnected = async () => (await entryOf(tablet))?.is_connected
    const soon = { timeout: 60_000, interval: 50 }
    const [one, two] = [
      await StreamReader.open(server.url, scope, token, tablet.id),
      await StreamReader.open(server.url, scope, token, tablet.id),
    ]
    await expect.poll(isConnected, soon).toBe(true)
    one.close()
    await sleep(1500)
    expect(await isConnected()).toBe(true)
    two.close()
    await expect.poll(isConnected, soon).toBe(false)
    const again = await StreamReader.open(other.url, scope, token, tablet.id)
    await expect.poll(isConnected, soon).toBe(true)
    again.close()
    await expect.poll(isConnected, soon).toBe(false)
    await server.db.updateTable('devices').set({ left_at: null }).where('device_id', '=', tablet.id).execute()
    expect(await isConnected()).toBe(true)
    // A network that goes away without a word.
    await server.db
      .updateTable('devices')
      .set({ last_contact: new Date(Date.now() - 151_000).toISOString() })
      .where('device_id', '=', tablet.id)
      .execute()
    expect(await isConnected()).toBe(false)
  })

  test('can be asked for those that were not heard from since, and for one tournament', async () => {
    await tablet.pull('catalog')
    await heardOf(tablet)
    await server.db
      .updateTable('devices')
      .set({ last_contact: '2026-01-01T00:00:00Z' })
      .where('device_id', '=', tablet.id)
      .execute()
    expect((await listed('&until=2026-01-02T00:00:00Z')).map(({ device_id }) => device_id)).toEqual([
      tablet.id,
    ])
    expect((await listed('&since=2026-01-02T00:00:00Z')).map(({ device_id }) => device_id)).not.toContain(
      tablet.id,
    )
    expect(await listed(`&tournament_id=${league.tournament}`)).toEqual(await listed())
    expect(await listed('&tournament_id=999999')).toEqual([])
    expect((await listed()).at(-1)).toMatchObject({ device_id: tablet.id })
  })

  test('has a tablet in each event that it replicates, a season without tournament too', async () => {
    const season = new Device(server.url, `season:${league.season}`, token)
    await season.pull('catalog')
    expect(await heardOf(season)).toMatchObject({
      season_id: league.season,
      tournament_id: null,
      position: null,
      behind: null,
      unsent: null,
      entries: 0,
      last_entry: null,
    })
  })

  test('has no spectators, and nobody whose role is elsewhere', async () => {
    const elsewhere = await server.signIn(
      'admin',
      await make(server.db, 'organizations', { name: 'Another' }),
    )
    const others = [null, elsewhere].map(one => new Device(server.url, scope, one))
    for (const device of [...others, tablet]) await device.pull('catalog')
    await heardOf(tablet)
    for (const device of others) expect(await entryOf(device)).toBeUndefined()
    expect((await new Client(server.url, elsewhere).list('/devices/')).meta.total_count).toBe(0)
  })

  test('never makes a request fail, not even where it cannot be written or the tablet tells nonsense', async () => {
    await server.db.schema.alterTable('devices').renameTo('devices_away').execute()
    try {
      expect(
        (await tablet.push([tablet.entry(game, 'play', goalOf(league.teams[0], null, null))])).status,
      ).toBe(200)
      await sleep(1500)
      const nonsense: Record<string, string>[] = [
        { 'Device-Id': 'x' },
        { 'Device-Position': 'far' },
        { 'Device-Unsent': '-1' },
        { 'Device-Position': '9'.repeat(30) },
      ]
      for (const state of nonsense) {
        tablet.state = state
        expect((await tablet.ask(`${scope}/catalog/${EPOCH}/pull`)).status).toBe(200)
      }
    } finally {
      await server.db.schema.alterTable('devices_away').renameTo('devices').execute()
    }
  })
})
