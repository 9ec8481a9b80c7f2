import sharp from 'sharp'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EPOCH, tournamentScope } from '../../shared-schema/replication/scope.ts'
import { shieldPlayers } from '../../server/feed/catalog/shield-players.ts'
import { OpenStreams } from '../../server/replication/open-streams.ts'
import { postgresDatabases } from '../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device, type Page } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Client } from '../rest/client.ts'

const born = (yearsAgo: number): string =>
  Temporal.Now.plainDateISO('UTC').subtract({ years: yearsAgo }).toString()

describe('L12: personal data on tablets', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let office: Client
  let child: number
  let tablet: Device
  let spectator: Device

  beforeAll(async () => {
    server = await startTestServer({
      databaseUrl: await freshDatabaseUrl(),
      streams: new OpenStreams({ stalled: 30_000, recheck: 100 }),
    })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('admin', league.organization))
    const scope = tournamentScope(league.tournament)
    tablet = new Device(server.url, scope, await server.signIn('scorekeeper', league.organization))
    spectator = new Device(server.url, scope, null)
    child = await make(server.db, 'players', {
      first_name: 'Zoë',
      last_name: 'Young',
      nickname: 'Zo',
      birth_date: born(12),
      height: 1.5,
      weight: 40,
    })
    await make(server.db, 'team_players', { team_id: league.teams[0], player_id: child, number: 7 })
  })
  afterAll(() => server.stop())

  const documentOf = ({ documents }: Page, id: string) => documents.find(document => document.id === id)
  const nameIn = (page: Page): unknown => {
    const record = documentOf(page, `players/${child}`)?.record
    return typeof record === 'object' && record !== null && 'first_name' in record
      ? record.first_name
      : undefined
  }

  test('there is none in any catalog', async () => {
    for (const reader of [tablet, spectator]) {
      const { documents } = await reader.pull('catalog')
      expect(documents.filter(({ id }) => id.startsWith('players/'))).toHaveLength(7)
      for (const word of ['birth_date', 'height', 'weight', 'show_initials', born(12)])
        expect(JSON.stringify(documents)).not.toContain(word)
    }
  })

  test('scorekeepers get names, and the public gets the initials of who is under 16', async () => {
    expect(nameIn(await tablet.pull('catalog'))).toBe('Zoë')
    const open = await spectator.pull('catalog')
    expect(documentOf(open, `players/${child}`)).toMatchObject({
      record: { first_name: 'Z.', last_name: 'Y.', nickname: '' },
    })
    expect(JSON.stringify(open)).not.toMatch(/Zoë|Young/)
    expect(documentOf(open, `players/${String(league.players[0][0])}`)).toMatchObject({
      record: { first_name: 'Ann' },
    })
  })

  test('scorekeepers get the picture of who is under 16, and the public does not', async () => {
    const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'purple' } })
      .png()
      .toBuffer()
    const sent = await fetch(`${server.url}/v1/players/${child}/picture/`, {
      method: 'PUT',
      body: new Uint8Array(photo),
      headers: {
        'Content-Type': 'image/png',
        Authorization: `bearer ${await server.signIn('admin', league.organization)}`,
      },
    })
    expect(sent.status).toBe(202)
    const address: unknown = expect.stringMatching(/^\/v1\/pictures\/[0-9a-f]{32}\.webp$/)
    expect(documentOf(await tablet.pull('catalog'), `players/${child}`)).toMatchObject({
      record: { profile_image_50: address, profile_image_200: address },
    })
    const open = await spectator.pull('catalog')
    expect(documentOf(open, `players/${child}`)).toMatchObject({
      record: { profile_image_50: '', profile_image_200: '' },
    })
    expect(JSON.stringify(open)).not.toContain('/v1/pictures/')
  })

  test('who signs in on a tablet that has the event gets the names, once, and nothing else again', async () => {
    const { checkpoint } = await spectator.pull('catalog')
    const named = await tablet.pull('catalog', checkpoint.lwt, 1000, checkpoint.id)
    expect(named.documents.map(({ id }) => id)).toEqual([`players/${child}`])
    expect(nameIn(named)).toBe('Zoë')
    const after = await tablet.pull('catalog', named.checkpoint.lwt, 1000, named.checkpoint.id)
    expect(after.documents).toEqual([])
    // And who signs out gets the initials.
    expect(nameIn(await spectator.pull('catalog', after.checkpoint.lwt, 1000, after.checkpoint.id))).toBe(
      'Z.',
    )
  })

  test('page by page, nothing is left out where the reader signs in between two pages', async () => {
    const whole = (await tablet.pull('catalog')).documents
    let { documents, checkpoint } = await spectator.pull('catalog', 0, 4)
    const held = new Map(documents.map(document => [document.id, document]))
    for (;;) {
      const page = await tablet.pull('catalog', checkpoint.lwt, 4, checkpoint.id)
      for (const document of page.documents) held.set(document.id, document)
      ;({ documents, checkpoint } = page)
      if (documents.length === 0) break
    }
    expect([...held.values()].toSorted(byId)).toEqual([...whole].sort(byId))
  })

  test('a walk-on whose birth date the office enters is shielded in the entry too', async () => {
    const game = await makeGame(server.db, league)
    const walkOn = tablet.entry(game, 'walk_on', {
      team_id: league.teams[1],
      number: 9,
      first_name: 'Yan',
      last_name: 'Walker',
      nickname: 'Yo',
    })
    await tablet.push([walkOn])
    expect(JSON.stringify(await spectator.pull('entries'))).toContain('Walker')
    const [player] = (await office.list('/players/?name=walker')).objects
    await office.put(`/players/${String(player?.id)}/`, { birth_date: born(10) })
    const [shown] = (await spectator.pull('entries')).documents
    expect(shown).toMatchObject({ data: { first_name: 'Y.', last_name: 'W.', nickname: '' } })
    expect(JSON.stringify(await tablet.pull('entries'))).toContain('Walker')
  })

  test('a stream shows its reader what a pull does, and ends when the reader comes to see more or less', async () => {
    const viewer = await server.signIn('viewer', league.organization)
    const response = await new Device(server.url, tablet.scope, viewer).ask(
      `${EPOCH}/stream?scopes=${tablet.scope}`,
    )
    expect(response.status).toBe(200)
    await server.db.deleteFrom('roles').where('role', '=', 'viewer').execute()
    expect(await response.text()).toContain('event: open') // which ends when the stream does
  })

  test('who turns 16 is shown by name from that day on', async () => {
    await server.db
      .updateTable('players')
      .set({ birth_date: born(16) })
      .where('id', '=', child)
      .execute()
    expect(nameIn(await spectator.pull('catalog'))).toBe('Z.')
    await shieldPlayers(server.db)
    expect(nameIn(await spectator.pull('catalog'))).toBe('Zoë')
    await office.put(`/players/${child}/`, { show_initials: true })
    expect(nameIn(await spectator.pull('catalog'))).toBe('Z.')
  })
})

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)
