import fc from 'fast-check'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { families, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { postgresDatabases } from '../../support/database.ts'
import { expectCode } from '../../support/error-code.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { wildRequest, type WildRequest } from '../arbitrary-requests.ts'
import { Client } from '../client.ts'
import { World } from '../world.ts'

describe('L11: whatever is sent', () => {
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
    tokens = [
      owner,
      owner,
      owner,
      owner,
      owner,
      await server.signIn('admin', organization),
      await server.signIn('scorekeeper', organization),
      'forged.token',
    ]
  })
  afterAll(() => server.stop())

  /**
   * The keys of all records of a family, without those that come with others: sections of brackets, forfeits
   * of teams that are out.
   */
  const keysIn = async (family: Family): Promise<string[]> => {
    const key = resourceOf(family).key.map(name => sql.ref(name))
    const { rows } = await sql<{
      key: string
    }>`select concat_ws('/', ${sql.join(key)}) as key from ${sql.table(family)}
      where ${madeBySomebody[family] ?? sql`true`}`.execute(server.db)
    return rows.map(row => `/${family}/${row.key}/`)
  }

  const send = async ({ method, path, headers, body }: WildRequest): Promise<Answered> => {
    const response = await fetch(`${server.url}/v1${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    })
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      location: response.headers.get('location'),
      text: await response.text(),
    }
  }

  const isAnswered = (cases: number) => async () => {
    const tally = new Map<number, number>()
    const there = new Set((await Promise.all(families.map(keysIn))).flat())
    const answered = new Set<string>()
    const batches = fc.array(wildRequest(world.known, tokens), { minLength: atOnce, maxLength: atOnce })
    await fc.assert(
      fc.asyncProperty(batches, async requests => {
        for (const answer of await Promise.all(requests.map(send))) {
          tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1)
          if (answer.status === 201 && answer.location !== null)
            answered.add(new URL(answer.location).pathname.slice('/v1'.length))
          expectShape(answer)
        }
      }),
      { numRuns: Math.ceil(cases / atOnce) },
    )
    for (const family of families.filter(family => family !== 'games' && family !== 'pool_rounds')) {
      for (const key of await keysIn(family))
        expect(there.has(key) || answered.has(key), `${key} was stored`).toBe(true)
    }
    const sent = [...tally.values()].reduce((sum, count) => sum + count, 0)
    console.info(`${sent} requests:`, Object.fromEntries([...tally].sort(([a], [b]) => a - b)))
    expect(sent).toBeGreaterThanOrEqual(cases)
  }

  test(
    'is answered, never by a failure of the server, always in the same shape, and a refusal stores nothing',
    { timeout: 900_000 },
    isAnswered(500),
  )
  test('is answered so each time of 2,500', { timeout: 900_000, tags: ['long'] }, isAnswered(2_500))
  test('is answered so each time of 10,000', { timeout: 900_000, tags: ['thorough'] }, isAnswered(10_000))
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
  const error = z
    .looseObject({
      error_message: z.string().min(1),
      errors: z.record(z.string(), z.array(z.string()).min(1)).optional(),
    })
    .parse(JSON.parse(text))
  expectCode(status, error)
  if (status === 400) expect(error.errors).toBeDefined()
  expect(error.errors).not.toEqual({})
}
