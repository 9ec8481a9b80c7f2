import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fillDemo } from '../../../server/tools/demo/fill.ts'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const parameter = z.object({ name: z.string(), in: z.string() })
const reference = z.object({ $ref: z.string() })
const get = z.object({
  parameters: z.array(z.union([reference, parameter])).default([]),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
})
const documentShape = z.object({
  paths: z.record(z.string(), z.object({ get: get.optional() })),
  components: z.object({ parameters: z.record(z.string(), parameter) }),
})

/** A value for each parameter of a list with which the answer must differ. */
const asked: Readonly<Record<string, string>> = {
  limit: 'limit=1',
  offset: 'offset=1',
  fields: 'fields=[id]',
  format: 'format=csv',
  strict: 'strict=true&no_such_parameter=1',
  callback: 'callback=show',
  name: 'name=nobody is called so',
  sport: 'sport=kabaddi',
  consent: 'consent=asked',
  round_number: 'round_number=99',
  status: 'status=not needed',
  ruling: 'ruling=annulled',
  type: 'type=1099',
  updated_after: 'updated_after=2999-01-01',
  starts_after: 'starts_after=2999-01-01',
  starts_before: 'starts_before=1999-01-01',
  ends_after: 'ends_after=2999-01-01',
  since: 'since=2999-01-01',
  until: 'until=1999-01-01',
  family: 'family=pictures',
}

/** The same at the addresses at which it is something else. */
const askedAt: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/changes/': { since: 'since=now' },
  '/audit/': {
    family: 'family=events',
    record: 'family=tournaments&record=4711',
    within: 'within=tournaments/4711',
    person_id: 'person_id=nobody',
    by_tablets: 'by_tablets=true',
  },
  '/recorded/': { person_id: 'person_id=nobody' },
  '/devices/': { device_id: 'device_id=00000000-0000-4000-8000-000000000000' },
}

/** Parameters that some reads need. */
const neededAt: Readonly<Record<string, string>> = {
  '/scorekeepers/': 'tournament_id=1',
  '/tournaments/{tournament_id}/free_sites/': 'from=2026-06-13T09:00',
  '/tournaments/{tournament_id}/taken_slots/': 'date=2026-06-13',
}

/** Reads narrowed by parameters that depend on each other, each shown in tests of their own. */
const shownElsewhere = [
  '/tournaments/{tournament_id}/formats/',
  '/tournaments/{tournament_id}/free_sites/',
  '/tournaments/{tournament_id}/taken_slots/',
  '/seasons/{season_id}/standings/',
  '/tournaments/{tournament_id}/check_ins/',
  '/seasons/{season_id}/check_ins/',
  '/seasons/{season_id}/official_candidates/',
  '/tournaments/{tournament_id}/official_candidates/',
  '/stats/{sport}/leaders/',
]

/** Nothing of this is in the demo: what narrows these lists is shown in tests of their own. */
const empty = [
  '/devices',
  '/verdicts',
  '/disputes',
  '/recorded',
  '/scorekeepers',
  '/tie_decisions',
  '/meets',
  '/awards',
  '/officials',
  '/game_officials',
]

/** How an answer is given; all other parameters say what of a list is wanted. */
const ofForm = ['fields', 'format', 'strict', 'callback']

/** Of a list with a single object these show nothing. */
const ofSeveral = ['limit', 'offset', 'order_by']

describe('every parameter that the OpenAPI document has of a read', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let token: string

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    await fillDemo(server.db)
    token = await server.signIn('owner')
  })
  afterAll(() => server.stop())

  async function read(address: string) {
    const response = await fetch(`${server.url}/v1${address}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    const objects = type.includes('json') ? listShape.safeParse(JSON.parse(text)).data?.objects : undefined
    return { status: response.status, type, objects, body: objects === undefined ? text : objects }
  }

  /** An address of a record that is there, or undefined. */
  async function addressOf(path: string): Promise<string | undefined> {
    const named = path.replace('{sport}', 'ultimate')
    const [before = '', ...ids] = named.split('/{')
    if (ids.length === 0) return named
    const [last = ''] = ids.slice(-1)
    const after = last.replace(/^\w+\}/, '')
    const [first] = (await read(`${before}/`)).objects ?? []
    return first && new URL(first.resource_uri).pathname.replace(/^\/v1/, '').replace(/\/$/, after)
  }

  test('makes another answer', { tags: ['long'] }, async () => {
    const { paths, components } = documentShape.parse(
      await (await fetch(`${server.url}/v1/openapi.json`)).json(),
    )
    const without: string[] = []
    const unknown: string[] = []
    const unread = new Set<string>()
    let shown = 0
    for (const [path, { get }] of Object.entries(paths)) {
      if (!get || shownElsewhere.includes(path)) continue
      const address = await addressOf(path)
      const usual = address === undefined ? undefined : await read(withNeeded(path, address))
      if (address === undefined || usual?.status !== 200) {
        unread.add(path.replace(/\/$/, ''))
        continue
      }
      const names = get.parameters
        .map(one => ('$ref' in one ? components.parameters[one.$ref.split('/').at(-1) ?? ''] : one))
        .flatMap(one => (one?.in === 'query' ? [one.name] : []))
      for (const name of names) {
        const isOfForm = ofForm.includes(name)
        if ((!isOfForm || name === 'fields') && empty.includes(address.replace(/\/$/, ''))) continue
        if (ofSeveral.includes(name) && (usual.objects?.length ?? 0) < 2) continue
        const query = queryFor(path, address, name)
        if (query === undefined) unknown.push(`${path} ${name}`)
        else {
          const other = await read(withNeeded(path, `${address}?${query}`))
          shown++
          if (
            `${other.status} ${other.type} ${JSON.stringify(other.body)}` ===
            `200 ${usual.type} ${JSON.stringify(usual.body)}`
          )
            without.push(`${path} ${query}`)
        }
      }
    }
    expect({ unknown, without, unread: [...unread].sort() }).toEqual({
      unknown: [],
      without: [],
      unread: [
        '/awards/{award_id}',
        '/game_officials/{assignment_id}',
        '/meets/{meet_id}',
        '/meets/{meet_id}/messages',
        // Read by private keys.
        '/my_duties',
        '/my_registration',
        '/officials/{official_id}',
        '/pictures/{name}',
        '/tie_decisions/{tie_decision_id}',
        '/tournaments/{tournament_id}/registration',
      ],
    })
    expect(shown).toBeGreaterThan(1200)
  })

  test('gives a list in the envelope of every list, wherever there are rows of it', async () => {
    const { paths } = documentShape.parse(await (await fetch(`${server.url}/v1/openapi.json`)).json())
    const listed = Object.entries(paths).filter(
      ([, { get }]) => get && 'text/csv' in (get.responses['200']?.content ?? {}),
    )
    expect(listed.length).toBeGreaterThan(70)
    for (const [path] of listed) {
      const address = withNeeded(path, (await addressOf(path)) ?? path)
      const response = await fetch(`${server.url}/v1${address}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      const { success } = z
        .object({ meta: z.object({ total_count: z.int() }), objects: z.array(z.looseObject({})) })
        .safeParse(await response.json())
      expect({ path, status: response.status, success }).toEqual({ path, status: 200, success: true })
    }
  })
})

const listShape = z.object({ objects: z.array(z.looseObject({ resource_uri: z.string().default('') })) })

const withNeeded = (path: string, address: string): string => {
  const needed = neededAt[path]
  return needed === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}${needed}`
}

/** A query with the parameter whose answer must be another one; undefined if nobody has thought of one. */
function queryFor(path: string, address: string, name: string): string | undefined {
  const own = askedAt[path]?.[name] ?? asked[name]
  if (own !== undefined) return own
  if (name === 'order_by') {
    const [, ofPlayer] = /\/(player)_stats/.exec(address) ?? []
    if (address.includes('_stats_')) return `order_by=[${ofPlayer ?? 'team'}_id]`
    return /\/(team_players|tournament_teams)/.test(address) ? 'order_by=[team_id]' : 'order_by=[id]'
  }
  if (name.endsWith('_ids')) return `${name}=[4711]`
  return name.endsWith('_id') ? `${name}=4711` : undefined
}
