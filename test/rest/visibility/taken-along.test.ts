import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { families, type Family } from '../../../shared-schema/resources/index.ts'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'
import { makeWorld, type World } from '../role-world.ts'

const freshDatabaseUrl = postgresDatabases()
let server: TestServer
let office: Client
let world: World

beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  office = new Client(server.url, await server.signIn('owner'))
  world = await makeWorld(office, 'closed')
  for (const family of families)
    for (const kind of family === 'events' ? ['events: plays', 'events: calendar'] : [family])
      await world.pathFor(kind, false)
})
afterAll(() => server.stop())

/** How many records of each family have a value in a column; families of which none has are left out. */
async function countWith(column: string, value: unknown): Promise<Partial<Record<Family, number>>> {
  const counts: Partial<Record<Family, number>> = {}
  for (const family of families) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(records) as row from ${sql.table(family)} as records`.execute(server.db)
    const having = rows.filter(({ row }) => row[column] === value)
    if (having.length > 0) counts[family] = having.length
  }
  return counts
}

test('a tournament that changes its zone takes all along whose times are shown in it', async () => {
  await office.put(`/tournaments/${world.tournament}/`, { timezone: 'Asia/Tokyo' })
  const inZone = await countWith('timezone', 'Asia/Tokyo')
  expect(Object.keys(inZone).sort()).toEqual([
    'brackets',
    'events',
    'game_scores',
    'game_sportsmanship_scores',
    'games',
    'pool_rounds',
    'pools',
    'swiss_rounds',
    'tournaments',
  ])
})

test('a league that comes to another organization takes all of its records along, of every family', async () => {
  const { id } = await office.make('organizations', { name: 'Other' })
  const all = await countWith('owner_id', world.organization)
  expect(Object.keys(all).sort()).toEqual([...families].sort())
  for (const { id: league } of (await office.list(`/leagues/?organization_id=${world.organization}`)).objects)
    expect((await office.put(`/leagues/${String(league)}/`, { organization_id: id })).status).toBe(202)
  // An event with divisions is its organization's, and may have divisions of others; so are officials.
  const { players, meets, officials, ...taken } = all
  expect(await countWith('owner_id', world.organization)).toEqual({
    organizations: 1,
    ...{ players, meets, officials },
  })
  expect(await countWith('owner_id', id)).toEqual({ ...taken, organizations: 1 })
})
