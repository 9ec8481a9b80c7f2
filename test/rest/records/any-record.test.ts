import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { families, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { spread } from '../../support/spread.ts'
import { valuesOf, type Values } from '../arbitrary-values.ts'
import { Client, type Body } from '../client.ts'
import { World } from '../world.ts'

describe('L11: any record that can be made', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let world: World

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    world = await World.make(new Client(server.url, await server.signIn('owner')))
  })
  afterAll(() => server.stop())

  spread(4, families, some => {
    test.each(some)(
      '%s: is read as it was written, takes back what it showed, and changes only where it is told to',
      async family => {
        const { office } = world
        const { updates } = resourceOf(family)
        const cases = fc.record({
          create: valuesOf(family, 'create', world.known),
          update: valuesOf(family, 'update', world.known),
          names: fc.infiniteStream(fc.boolean()),
        })
        await fc.assert(
          fc.asyncProperty(cases, async ({ create, update, names }) => {
            const made = await world.record(family, create)
            expectValues(family, made.body, made.values)
            const path = String(made.body.resource_uri)
            const { body: read } = await office.get(path)
            expect(read).toEqual(made.body)
            if (!updates) return

            const again = await office.put(path, read)
            expect(again.body).toEqual(read)
            const chosen = world.consistent(
              family,
              Object.fromEntries(Object.entries(update).filter(() => names.next().value)),
              made.values,
            )
            const changed = await office.put(path, sentOf(chosen))
            expect([changed.status, changed.body]).toEqual([202, (await office.get(path)).body])
            expectValues(family, changed.body, chosen)
            for (const name of stored(family)) {
              if (!(name in chosen) && !(consequences[family] ?? []).includes(name))
                expect(changed.body[name], name).toEqual(read[name])
            }
          }),
          { numRuns: 12 },
        )
      },
    )
  })
})

const sentOf = (values: Values): Body =>
  Object.fromEntries(Object.entries(values).map(([name, { sent }]) => [name, sent]))

const stored = (family: Family): string[] =>
  Object.entries(resourceOf(family).fields)
    .filter(([name, { source }]) => source === 'column' && name !== 'time_last_updated')
    .map(([name]) => name)

/** Fields that follow from others, so they may change with them. */
const consequences: Partial<Record<Family, readonly string[]>> = {
  games: ['timezone', 'tournament_id', 'pool_id', 'status', 'no_team_1', 'no_team_2'],
  team_players: ['number', 'jersey_number'],
}

function expectValues(family: Family, object: Body, values: Values): void {
  for (const [name, { read }] of Object.entries(values)) {
    const field = resourceOf(family).fields[name]
    if (field?.source === 'request') continue
    if (field?.format === 'local-time' && typeof read === 'string')
      expect(instant(object[name]), name).toBe(instant(read))
    else expect(object[name], name).toEqual(read)
  }
}

const instant = (time: unknown): string => Temporal.Instant.from(String(time)).toString()
