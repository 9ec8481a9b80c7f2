import fc from 'fast-check'
import { sql, type RawBuilder } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { families, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import { postgresDatabases } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { wildRequest, type WildRequest } from './arbitrary-requests.ts'
import { valuesOf, type Values } from './arbitrary-values.ts'
import { Client, type Body } from './client.ts'
import { World } from './world.ts'

describe('any record that can be made', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let world: World

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    world = await World.make(new Client(server.url, await server.signIn('owner')))
  })
  afterAll(() => server.stop())

  test.each(families)('%s: is read as it was written, takes back what it showed, and changes only where it is told to', { timeout: 120_000 }, async family => {
    const { office } = world
    const { updates } = resourceOf(family)
    const cases = fc.record({ create: valuesOf(family, 'create', world.known), update: valuesOf(family, 'update', world.known), names: fc.infiniteStream(fc.boolean()) })
    await fc.assert(fc.asyncProperty(cases, async ({ create, update, names }) => {
      const made = await world.record(family, create)
      expectValues(family, made.body, made.values)
      const path = String(made.body.resource_uri)
      const { body: read } = await office.get(path)
      expect(read).toEqual(made.body)
      if (!updates) return

      const again = await office.put(path, read)
      expect(again.body).toEqual({ ...read, time_last_updated: again.body.time_last_updated })
      const chosen = world.consistent(family, Object.fromEntries(Object.entries(update).filter(() => names.next().value)), made.values)
      const changed = await office.put(path, sentOf(chosen))
      expect([changed.status, changed.body]).toEqual([202, (await office.get(path)).body])
      expectValues(family, changed.body, chosen)
      for (const name of stored(family)) {
        if (!(name in chosen) && !(consequences[family] ?? []).includes(name)) expect(changed.body[name], name).toEqual(read[name])
      }
    }), { numRuns: 12 })
  })
})

const sentOf = (values: Values): Body => Object.fromEntries(Object.entries(values).map(([name, { sent }]) => [name, sent]))

const stored = (family: Family): string[] =>
  Object.entries(resourceOf(family).fields).filter(([name, { source }]) => source === 'column' && name !== 'time_last_updated').map(([name]) => name)

/** What follows from other fields, so that it may change with them. */
const consequences: Partial<Record<Family, readonly string[]>> = { games: ['timezone', 'tournament_id', 'pool_id'] }

function expectValues(family: Family, object: Body, values: Values): void {
  for (const [name, { read }] of Object.entries(values)) {
    const field = resourceOf(family).fields[name]
    if (field?.source === 'request') continue
    if (field?.format === 'local-time' && typeof read === 'string') expect(instant(object[name]), name).toBe(instant(read))
    else expect(object[name], name).toEqual(read)
  }
}

const instant = (time: unknown): string => Temporal.Instant.from(String(time)).toString()

describe('whatever is sent', () => {
  const freshDatabaseUrl = postgresDatabases()
  const atOnce = 12
  let server: TestServer
  let world: World
  let tokens: string[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const owner = await server.signIn('owner')
    world = await World.make(new Client(server.url, owner))
    const [organization] = world.known.get('organizations') ?? []
    tokens = [owner, owner, owner, owner, owner, await server.signIn('admin', organization), await server.signIn('scorekeeper', organization), 'forged.token']
  })
  afterAll(() => server.stop())

  /** The keys of all records of a family, without those that come with others: sections of brackets, forfeits of teams that are out. */
  const keysIn = async (family: Family): Promise<string[]> => {
    const key = resourceOf(family).key.map(name => sql.ref(name))
    const { rows } = await sql<{ key: string }>`select concat_ws('/', ${sql.join(key)}) as key from ${sql.table(family)}
      where ${madeBySomebody[family] ?? sql`true`}`.execute(server.db)
    return rows.map(row => `/${family}/${row.key}/`)
  }

  const send = async ({ method, path, headers, body }: WildRequest): Promise<Answered> => {
    const response = await fetch(`${server.url}/v1${path}`, { method, headers, ...(body === undefined ? {} : { body }), redirect: 'manual', signal: AbortSignal.timeout(20_000) })
    return { status: response.status, type: response.headers.get('content-type') ?? '', location: response.headers.get('location'), text: await response.text() }
  }

  test('is answered, never by a failure of the server, always in the same shape, and a refusal stores nothing', { timeout: 900_000 }, async () => {
    const tally = new Map<number, number>()
    const there = new Set((await Promise.all(families.map(keysIn))).flat())
    const answered = new Set<string>()
    const batches = fc.array(wildRequest(world.known, tokens), { minLength: atOnce, maxLength: atOnce })
    await fc.assert(fc.asyncProperty(batches, async requests => {
      for (const answer of await Promise.all(requests.map(send))) {
        tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1)
        if (answer.status === 201 && answer.location !== null) answered.add(new URL(answer.location).pathname.slice('/v1'.length))
        expectShape(answer)
      }
    }), { numRuns: Math.ceil(10_000 / atOnce) })
    for (const family of families.filter(family => family !== 'games' && family !== 'pool_rounds')) {
      for (const key of await keysIn(family)) expect(there.has(key) || answered.has(key), `${key} was stored`).toBe(true)
    }
    const cases = [...tally.values()].reduce((sum, count) => sum + count, 0)
    console.info(`${cases} requests:`, Object.fromEntries([...tally].sort(([a], [b]) => a - b)))
    expect(cases).toBeGreaterThanOrEqual(10_000)
  })
})

const madeBySomebody: Partial<Record<Family, RawBuilder<unknown>>> = {
  brackets: sql`main_bracket_id is null`,
  game_scores: sql`forfeit_reason not in ('withdrawal', 'disqualification')`,
}

interface Answered {
  readonly status: number
  readonly type: string
  readonly location: string | null
  readonly text: string
}

/** Errors are a JSON object with words for people, and for a 400 with the fields that are wrong. */
function expectShape({ status, type, text }: Answered): void {
  expect(status).toBeLessThan(500)
  if (status < 400 || text === '') return
  expect(type).toBe('application/json; charset=utf-8')
  const error = z.looseObject({ error_message: z.string().min(1), errors: z.record(z.string(), z.array(z.string()).min(1)).optional() }).parse(JSON.parse(text))
  if (status === 400) expect(error.errors).toBeDefined()
}
