import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeLeague, type SmallLeague } from '../../support/league.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

/** The head of a PNG that claims to be 60,000 by 60,000 pixels. */
async function hugePng(): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const huge = Buffer.from(png)
  huge.writeUInt32BE(60_000, 16)
  huge.writeUInt32BE(60_000, 20)
  return withCrc(huge)
}

/** Corrects the checksum of the head, so that the size alone is strange. */
function withCrc(png: Buffer): Buffer {
  let crc = 0xffffffff
  for (const byte of png.subarray(12, 29)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  png.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 29)
  return png
}

/** A part of a PNG, with its checksum. */
function chunk(kind: string, data: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(kind, 'latin1'), data, Buffer.alloc(4)])
  whole.writeUInt32BE(data.length)
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length)
  return whole
}

/** A part with text that is a thousand times as long as what is sent of it. */
const longText = () =>
  chunk(
    'iTXt',
    Buffer.concat([Buffer.from('Comment\0\x01\0\0\0', 'latin1'), deflateSync(Buffer.alloc(50_000_000))]),
  )

/** A JPEG with its scans again and again, as in a progressive one that never ends. */
function withScans(jpeg: Buffer, times: number): Buffer {
  const from = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const [scan, end] = [jpeg.subarray(from, -2), jpeg.subarray(-2)]
  return Buffer.concat([jpeg.subarray(0, from), ...Array<Buffer>(times).fill(scan), end])
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

describe('pictures of records', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let token: string
  let stranger: string
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    const other = await make(server.db, 'organizations', { name: 'Others', is_public: true })
    token = await server.signIn('admin', league.organization)
    stranger = await server.signIn('admin', other)
    office = new Client(server.url, token)
  })
  afterAll(() => server.stop())

  const team = () => `/teams/${league.teams[0]}/`
  const put = (
    path: string,
    body: Buffer,
    { type = 'image/png', by = token, headers = {} }: { type?: string; by?: string; headers?: object } = {},
  ) =>
    fetch(`${server.url}/v1${path}`, {
      method: 'PUT',
      body: new Uint8Array(body),
      headers: { 'Content-Type': type, Authorization: `bearer ${by}`, ...headers },
    })
  const codeOf = async (response: Response): Promise<unknown> => {
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined
  }
  const stored = () => server.db.selectFrom('pictures').select('address').execute()

  test('come in the sizes of the interface, at addresses that never show another one', async () => {
    const answer = await put(`${team()}picture/`, await plain(600, 300, 'red').png().toBuffer())
    expect(answer.status).toBe(202)
    const { profile_image_50, profile_image_200 } = (await office.get(team())).body
    for (const [address, width, height] of [
      [profile_image_50, 50, 25],
      [profile_image_200, 200, 100],
    ]) {
      const picture = await fetch(String(address))
      expect(Object.fromEntries(picture.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      const metadata = await sharp(await picture.arrayBuffer()).metadata()
      expect(metadata).toMatchObject({ format: 'webp', width, height })
    }
  })

  test('are the same after the record was read and put back whole', async () => {
    const before = (await office.get(team())).body
    await office.put(team(), before)
    expect((await office.get(team())).body).toEqual(before)
  })

  test('lose what a camera noted, and stand upright', async () => {
    const photo = await plain(40, 20, 'blue')
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const path = `/players/${league.players[0][0]}/`
    expect((await put(`${path}picture/`, photo, { type: 'image/jpeg' })).status).toBe(202)
    const { profile_image_200 } = (await office.get(path)).body
    const shown = await fetch(String(profile_image_200))
    expect(shown.headers.get('cache-control')).toMatch(/^private/)
    const metadata = await sharp(await shown.arrayBuffer()).metadata()
    expect(metadata).toMatchObject({ width: 20, height: 40 })
    expect(metadata.exif).toBeUndefined()
  })

  test('that are none, hold something else behind, or claim to be huge do no harm', async () => {
    const png = await plain(10, 10, 'green').png().toBuffer()
    const before = await stored()
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    for (const body of [page, drawing, png.subarray(0, 40), Buffer.alloc(0)]) {
      const refused = await put(`${team()}picture/`, body)
      expect([refused.status, await codeOf(refused)]).toEqual([415, 'not_a_picture'])
    }
    const asText = await put(`${team()}picture/`, png, { type: 'text/html' })
    expect([asText.status, await codeOf(asText)]).toEqual([415, 'not_a_picture'])
    const huge = await put(`${team()}picture/`, await hugePng())
    expect([huge.status, await codeOf(huge)]).toEqual([413, 'too_many_pixels'])
    const heavy = await put(`${team()}picture/`, Buffer.alloc(11_000_000))
    expect([heavy.status, await codeOf(heavy)]).toEqual([413, 'too_large'])
    expect(await stored()).toEqual(before)

    const both = await put(`/leagues/${league.league}/picture/`, Buffer.concat([png, page]))
    expect(both.status).toBe(202)
    const { profile_image_50 } = (await office.get(`/leagues/${league.league}/`)).body
    expect(Buffer.from(await (await fetch(String(profile_image_50))).arrayBuffer()).includes('<html>')).toBe(
      false,
    )
  })

  test('are not unpacked beyond their pixels: a text of a gigabyte in a small file costs nothing', async () => {
    const png = await plain(10, 10, 'green').png().toBuffer()
    const head = png.subarray(0, 33)
    const bomb = Buffer.concat([head, ...Array<Buffer>(20).fill(longText()), png.subarray(33)])
    expect(bomb.length).toBeLessThan(1_100_000)
    const colours = Buffer.concat([
      head,
      chunk('iCCP', deflateSync(Buffer.alloc(200_000_000))),
      png.subarray(33),
    ])
    const before = process.cpuUsage()
    expect((await put(`${team()}picture/`, bomb)).status).toBe(202)
    expect((await put(`${team()}picture/`, colours)).status).toBe(202)
    const { user, system } = process.cpuUsage(before)
    // Processor time, which does not depend on what else the machine does: unpacking takes many seconds of it.
    expect((user + system) / 1_000_000).toBeLessThan(3)
  })

  test('are refused by what their heads say, in words, before any of them is decoded', async () => {
    const before = await stored()
    const told = async (body: Buffer, type: string) => {
      const answer = await put(`${team()}picture/`, body, { type })
      const { code, error_message } = Object(await answer.json()) as {
        code?: unknown
        error_message?: unknown
      }
      return [answer.status, code, String(error_message)]
    }
    const jpeg = await plain(5000, 4000, 'red').jpeg().toBuffer()
    expect(await told(withScans(jpeg, 60), 'image/jpeg')).toEqual([
      413,
      'too_many_pixels',
      expect.stringContaining('5000 by 4000 pixels are in it 60 times'),
    ])
    const narrow = Buffer.from(await plain(1, 1, 'red').png().toBuffer())
    narrow.writeUInt32BE(40_000, 16)
    expect(await told(withCrc(narrow), 'image/png')).toEqual([
      413,
      'too_many_pixels',
      expect.stringContaining('30000 on a side'),
    ])
    expect(await stored()).toEqual(before)
  })

  test('are taken as cameras and programs make them: progressive, with colours, lossless, moving', async () => {
    const frames = [await plain(30, 30, 'red').png().toBuffer(), await plain(30, 30, 'blue').png().toBuffer()]
    const usual = [
      ['image/jpeg', plain(1200, 900, 'red').withMetadata().jpeg({ progressive: true })],
      ['image/png', plain(600, 300, 'red').withIccProfile('p3').png({ progressive: true, palette: true })],
      ['image/webp', plain(600, 300, 'red').webp({ lossless: true })],
      ['image/webp', plain(600, 300, 'red').webp()],
      ['image/webp', sharp(frames, { join: { animated: true } }).webp()],
    ] as const
    for (const [type, picture] of usual)
      expect((await put(`${team()}picture/`, await picture.toBuffer(), { type })).status).toBe(202)
  })

  test('are set and taken away only by those who may change the record, as they know it', async () => {
    const png = await plain(10, 10, 'white').png().toBuffer()
    expect((await put(`${team()}picture/`, png, { by: stranger })).status).toBe(403)
    expect((await put(`${team()}picture/`, png, { by: 'nobody' })).status).toBe(401)
    expect((await new Client(server.url, stranger).send('DELETE', `${team()}picture/`)).status).toBe(403)
    const headers = { 'If-Match': '"2001-01-01T00:00:00+00:00"' }
    expect((await put(`${team()}picture/`, png, { headers })).status).toBe(412)
    expect((await put('/teams/999999/picture/', png)).status).toBe(404)
  })

  test('of two that come at once one stays, whole', async () => {
    const path = `/teams/${league.teams[1]}/`
    const [one, other] = await Promise.all(
      ['red', 'blue'].map(async colour =>
        put(`${path}picture/`, await plain(300, 300, colour).png().toBuffer()),
      ),
    )
    expect([one?.status, other?.status]).toEqual([202, 202])
    const { profile_image_50, profile_image_200 } = (await office.get(path)).body
    const own = await server.db
      .selectFrom('pictures')
      .select('address')
      .where('family', '=', 'teams')
      .where('record_id', '=', league.teams[1])
      .execute()
    expect(own.map(({ address }) => `${server.url}${address}`).sort()).toEqual(
      [profile_image_50, profile_image_200].sort(),
    )
  })

  test('are not shown to those who may not see the record, and go with it', async () => {
    const closed = await make(server.db, 'organizations', { name: 'Closed', is_public: false })
    const admin = await server.signIn('admin', closed)
    const path = `/organizations/${closed}/`
    const png = await plain(10, 10, 'black').png().toBuffer()
    expect((await put(`${path}picture/`, png, { by: admin })).status).toBe(202)
    const address = String((await new Client(server.url, admin).get(path)).body.profile_image_50)
    const own = await fetch(address, { headers: { Authorization: `bearer ${admin}` } })
    expect([own.status, own.headers.get('cache-control')]).toEqual([
      200,
      'private, max-age=31536000, immutable',
    ])
    expect((await fetch(address)).status).toBe(404)
    expect((await new Client(server.url, admin).send('DELETE', `${path}picture/`)).status).toBe(202)
    expect((await fetch(address, { headers: { Authorization: `bearer ${admin}` } })).status).toBe(404)
  })

  describe('of a player', () => {
    const anyone = () => new Client(server.url)
    const player = () => `/players/${league.players[0][1]}/`
    const birth = (years: number): string =>
      Temporal.Now.plainDateISO('UTC').subtract({ years }).add({ days: 1 }).toString()
    const seenBy = async (by: string | undefined, address: string): Promise<number> =>
      (await fetch(address, { headers: by === undefined ? {} : { Authorization: `bearer ${by}` } })).status
    let address: string

    beforeAll(async () => {
      const photo = await plain(300, 300, 'purple').png().toBuffer()
      expect((await put(`${player()}picture/`, photo)).status).toBe(202)
      address = String((await office.get(player())).body.profile_image_200)
    })

    test('can be seen by everybody, like the name', async () => {
      expect((await anyone().get(player())).body.profile_image_200).toBe(address)
      expect(await seenBy(undefined, address)).toBe(200)
    })

    test.each([
      ['who is under 16', { birth_date: birth(16) }, { birth_date: birth(40) }],
      ['who wishes to be shown by initials', { show_initials: true }, { show_initials: false }],
    ])(
      '%s is for those who run the event: nowhere named, and not even there by its address',
      async (_, hide, show) => {
        await office.put(player(), hide)
        for (const reader of [undefined, stranger]) {
          const client = new Client(server.url, reader)
          expect((await client.get(player())).body).toMatchObject({
            profile_image_50: '',
            profile_image_200: '',
          })
          const [row] = (await client.list(`/team_players/?player_id=${league.players[0][1]}`)).objects
          expect(row).toMatchObject({ player: { profile_image_50: '' } })
          expect(await seenBy(reader, address)).toBe(404)
        }
        expect((await office.get(player())).body.profile_image_200).toBe(address)
        expect(await seenBy(token, address)).toBe(200)
        await office.put(player(), show)
        expect(await seenBy(undefined, address)).toBe(200)
      },
    )
  })

  test('of a site are its map, on which its own fields are marked', async () => {
    const site = await make(server.db, 'event_sites', { name: 'Park', tournament_id: league.tournament })
    const field = await make(server.db, 'game_sites', { name: 'Field 1', event_site_id: site })
    const path = `/event_sites/${site}/`
    expect((await put(`${path}map/`, await plain(900, 450, 'green').png().toBuffer())).status).toBe(202)
    const marks = [
      { kind: 'field', x: 0.5, y: 0.25, game_site_id: field },
      { kind: 'water', x: 0, y: 1, game_site_id: null },
    ]
    expect((await office.put(path, { marks, directions: 'Take bus 5' })).status).toBe(202)
    const site1 = (await office.get(path)).body
    expect(site1).toMatchObject({ marks, directions: 'Take bus 5' })
    expect((await sharp(await (await fetch(String(site1.image_400))).arrayBuffer()).metadata()).width).toBe(
      400,
    )
    await office.put(path, site1)
    expect((await office.get(path)).body).toEqual(site1)
    for (const wrong of [
      { kind: 'field', x: 0, y: 0 },
      { kind: 'water', x: 2, y: 0 },
      { kind: 'field', x: 0, y: 0, game_site_id: 999_999 },
    ])
      expect((await office.put(path, { marks: [wrong] })).status).toBe(400)
    await office.put(path, { image: 'https://example.org/map.png', image_400: '' })
    expect(
      await server.db.selectFrom('pictures').select('address').where('family', '=', 'event_sites').execute(),
    ).toEqual([])
    await office.send('DELETE', `${team()}?cascade=true`)
    expect(
      await server.db
        .selectFrom('pictures')
        .select('address')
        .where('family', '=', 'teams')
        .where('record_id', '=', league.teams[0])
        .execute(),
    ).toEqual([])
  })
})
