import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { v5 as digestAsUuid, v7 as uuid } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toBase64url } from '../../shared-schema/handover/base64url.ts'
import { deflate } from '../../shared-schema/handover/deflate.ts'
import { fileOf } from '../../shared-schema/handover/file.ts'
import { pack } from '../../shared-schema/handover/packed.ts'
import { EPOCH, type Scope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { Client } from '../rest/client.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const DEEP = 100_000

describe('L4: documents that no tablet makes', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let scope: Scope
  let token: string
  let tablet: Device
  let game: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    scope = `tournament:${league.tournament}`
    token = await server.signIn('scorekeeper', league.organization)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    tablet = new Device(server.url, scope, token)
    game = await makeGame(server.db, league)
  })
  // Unreadable entries wait for the office, and there is room for only some of them.
  afterEach(async () => {
    const office = new Client(server.url, await server.signIn('admin', league.organization))
    expect((await office.delete(`/verdicts/?tournament_id=${league.tournament}`)).status).toBe(200)
  })

  const text = (more: object = {}) =>
    JSON.stringify({ ...tablet.entry(game, 'play', goalOf(league.teams[0], null, null)), ...more })
  /** A score that counts, were it not for its sets. */
  const withSets = (sets: string) => {
    const entry = tablet.entry(game, 'score', {
      team_1_score: 7,
      team_2_score: 7,
      is_final: false,
      game_sets: [],
      what_happened: '',
    })
    return JSON.stringify(entry).replace('"game_sets":[]', `"game_sets":${sets}`)
  }
  const unreadable = async () => (await tablet.verdicts()).filter(reason => reason === 'unreadable').length

  const strange: Readonly<Record<string, () => string>> = {
    'nested a hundred thousand levels deep': () => withSets(`[{"a":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}]`),
    'nested as deep with nothing else in it': () => `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
    'nested as deep where its id should be': () =>
      text().replace(/"id":"[^"]*"/, `"id":${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
    'a megabyte of text where 2000 characters may be': () => text({ recorded_by: 'x'.repeat(1_000_000) }),
    'a megabyte of text where anything may be': () => withSets(`[{"a":"${'x'.repeat(1_000_000)}"}]`),
    'a megabyte of text as its id': () => text({ id: 'x'.repeat(1_000_000) }),
    'a name of a megabyte': () => withSets(`[{"${'x'.repeat(1_000_000)}":1}]`),
    'a NUL in its id': () => text({ id: `${uuid()}\u0000` }),
    'a NUL in its device': () => text({ device_id: '\u0000' }),
    'half a character in a text': () => text({ recorded_by: 'Sam \ud800' }),
    'half a character in its id': () => text({ id: '\udc00' }),
    'a NUL in a name': () => withSets('[{"\\u0000":1}]'),
    'numbers beyond all bounds for its counter': () => text().replace(/"counter":\d+/, '"counter":1e400'),
    'a number beyond all bounds for its game': () => text().replace(/"game_id":\d+/, '"game_id":-1e400'),
  }

  /** Documents that are as good as any, in spite of their odd contents. */
  const odd: Readonly<Record<string, () => string>> = {
    'a number beyond all bounds where anything may be': () => text().replace(/}$/, ',"more":1e400}'),
    'minus nothing': () => text().replace('"int_1":null', '"int_1":-0'),
    'a key twice': () => text().replace('"recorded_by"', '"recorded_by":7,"recorded_by"'),
    'a key __proto__': () => text().replace(/}$/, ',"__proto__":{"_deleted":true,"kind":"claim"}}'),
    'a key __proto__ in its data': () =>
      text().replace('"data":{', '"data":{"__proto__":{"type":7},"constructor":{"prototype":{"a":1}},'),
  }

  const push = (body: string) => tablet.ask(`${scope}/entries/${EPOCH}/push`, { method: 'POST', body })
  const pushZipped = (body: Buffer) => {
    tablet.state = { 'Content-Encoding': 'gzip' }
    return tablet.ask(`${scope}/entries/${EPOCH}/push`, { method: 'POST', body: new Uint8Array(body) })
  }
  const rows = (...documents: string[]) =>
    `[${documents.map(document => `{"newDocumentState":${document}}`).join()}]`

  test.each(Object.entries(strange))(
    'pushed: %s, is kept as unreadable and holds up neither its neighbours nor itself sent again',
    async (_name, make) => {
      const before = await unreadable()
      const body = rows(text(), make(), text())
      for (let time = 0; time < 2; time++) {
        const response = await push(body)
        expect([response.status, await response.json()]).toEqual([200, []])
      }
      expect([await tablet.score(game), await unreadable()]).toEqual(['2-0 live', before + 1])
    },
  )

  test.each(Object.entries(odd))('pushed: with %s, counts like any other', async (_name, make) => {
    expect((await push(rows(text(), make(), text()))).status).toBe(200)
    expect(await tablet.score(game)).toBe('3-0 live')
    expect({}).not.toHaveProperty('_deleted')
  })

  test.each(Object.entries({ ...strange, ...odd }))(
    'handed over: %s, holds nothing up',
    async (_name, make) => {
      const office = new Client(server.url, token)
      const packed = packedAs(
        await deflate(`{"scope":"${scope}","entries":[${[text(), make(), text()].join()}]}`),
      )
      const reply = await office.post('/handovers/', fileOf(packed))
      expect(reply.status).toBe(200)
      expect(await tablet.score(game)).toMatch(/^[23]-0 live$/)
    },
  )

  test('what an entry says beside what is known of is kept with it, and changes nothing', async () => {
    const more = {
      id: 4711,
      entry_id: 'mine',
      owner_id: 4711,
      game_id: 4711,
      name: 'Mine',
      time_created: '2020-01-01T00:00:00Z',
      of_tomorrow: 1,
    }
    const [one] = league.teams
    const entries = [
      tablet.entry(game, 'play', { ...goalOf(one, null, null), ...more }),
      tablet.entry(game, 'play', goalOf(one, null, null)),
      tablet.entry(game, 'spirit', {
        team_1_score: '2,2,2,2,2',
        team_2_score: '',
        team_1_comment: '',
        team_2_comment: '',
        replaces: null,
        ...more,
      }),
    ]
    const before = await unreadable()
    for (const entry of entries) expect((await tablet.push([entry])).status).toBe(200)
    expect([await tablet.score(game), await unreadable()]).toEqual(['2-0 live', before])
    const { rows } =
      await sql<object>`select id = 4711 as is_id_taken, name, owner_id from events where game_id = ${game}
      union all select id = 4711, '', owner_id from game_sportsmanship_scores where game_id = ${game}`.execute(
        server.db,
      )
    expect(rows).toEqual(
      Array.from({ length: 3 }, () => ({ is_id_taken: false, name: '', owner_id: league.organization })),
    )
    const { documents } = await tablet.pull('entries')
    expect(documents).toContainEqual({ ...entries[0], _deleted: false })
  })

  test('more rows, or more when unpacked, than may come at once are refused as a whole', async () => {
    expect((await push(rows(...Array.from({ length: 1001 }, () => '{}')))).status).toBe(400)
    expect((await pushZipped(gzipSync('x'.repeat(100_000_000)))).status).toBe(413)
    expect((await pushZipped(Buffer.from('no gzip'))).status).toBe(400)
    expect((await pushZipped(gzipSync(rows(text())))).status).toBe(200)
    expect(await tablet.score(game)).toBe('1-0 live')
  })

  test('a hand-over of more entries, or of more when unpacked, than a tablet ever holds is refused', async () => {
    const office = new Client(server.url, token)
    const words = { error_message: 'This hand-over is too large to be taken in.', code: 'wrong_fields' }
    const many = await office.post(
      '/handovers/',
      fileOf(await pack({ scope, entries: Array.from({ length: 10_001 }, (_, number) => number) })),
    )
    expect(many).toMatchObject({ status: 400, body: words })
    const bomb = await office.post('/handovers/', fileOf(packedAs(await deflate('x'.repeat(100_000_000)))))
    expect(bomb).toMatchObject({ status: 400, body: words })
  })

  test('a body that is no list, or no JSON, is refused', async () => {
    for (const body of [
      '{}',
      '"x"',
      'null',
      '['.repeat(DEEP),
      `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
      '',
    ]) {
      expect((await push(body)).status, body.slice(0, 20)).toBe(400)
    }
  })
})

/** A hand-over of any bytes, with the id that goes with them. */
function packedAs(bytes: Uint8Array) {
  const content = toBase64url(bytes)
  return { content, id: digestAsUuid(content, 'bb0ba4ba-6a63-4a2e-9d0e-3c9a1f6f5f0b') }
}
