import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../server/database/transaction.ts'
import { writeFeed } from '../../server/feed/write.ts'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const freshDatabaseUrl = postgresDatabases()
let server: TestServer
let league: SmallLeague
let scope: Scope
let game: number
let tablet: Device

beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  league = await makeLeague(server.db)
  scope = `tournament:${league.tournament}`
  game = await makeGame(server.db, league)
  tablet = new Device(server.url, scope, await server.signIn('scorekeeper', league.organization))
})
afterAll(() => server.stop())

test('L6: what a transaction writes last comes last, though it began first', async () => {
  const seen = await transaction(server.db, async tx => {
    await sql`select now()`.execute(tx)
    const goal = goalOf(league.teams[0], null, null)
    const pushed = await tablet.push([tablet.entry(game, 'play', goal)])
    expect(pushed.status).toBe(200)
    const { checkpoint } = await tablet.pull('results')
    await writeFeed(tx, scope, [{ collection: 'results', id: 'last', document: { id: 'last' } }])
    return checkpoint
  })
  expect((await tablet.pull('results', seen.lwt, 1000, seen.id)).documents).toMatchObject([{ id: 'last' }])
})
