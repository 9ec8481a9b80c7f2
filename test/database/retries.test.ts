import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { lockScopes } from '../../server/database/lock-scopes.ts'
import { transaction } from '../../server/database/transaction.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { Client } from '../rest/client.ts'
import { eachDatabase, openTestDatabase, postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { someText } from '../support/matchers.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { withClient } from '../support/with-client.ts'
import type { OpenDatabase } from '../../server/database/connection.ts'

eachDatabase('L15: a transaction', { embedded: 'long' }, freshDatabaseUrl => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase(await freshDatabaseUrl())
  })
  afterAll(() => database.close())
  beforeEach(() => sql`truncate scopes`.execute(database.db))

  const there = (...scopes: string[]) =>
    database.db
      .insertInto('scopes')
      .values(scopes.map(scope => ({ scope })))
      .execute()

  test('that needs a further scope begins again, and locks all of them first', async () => {
    await there('season:1', 'tournament:1', 'tournament:2')
    const turns: boolean[] = []
    await transaction(database.db, async tx => {
      const {
        rows: [state],
      } = await sql<{
        is_late: boolean
      }>`select pg_current_xact_id_if_assigned() is not null as is_late`.execute(tx)
      turns.push(state?.is_late ?? false)
      for (const scope of ['tournament:2', 'tournament:1', 'season:1']) await lockScopes(tx, [scope])
    })
    expect(turns).toEqual([false, true, true])
  })

  test('that has written a row before it locks a scope does it again the other way round', async () => {
    await there('season:1')
    let turns = 0
    await transaction(database.db, async tx => {
      turns++
      await tx
        .insertInto('organizations')
        .values({ name: `Turn ${turns}` })
        .execute()
      await lockScopes(tx, ['season:1'])
    })
    expect(await database.db.selectFrom('organizations').select('name').execute()).toEqual([
      { name: 'Turn 2' },
    ])
  })

  test('locks the scope of an event that it made itself whenever it comes to it', async () => {
    await there('season:1')
    let turns = 0
    await transaction(database.db, async tx => {
      turns++
      await lockScopes(tx, ['season:1'])
      await lockScopes(tx, ['tournament:1'])
    })
    expect(turns).toBe(1)
  })

  test('is tried a few times where others are in the way, and then fails as they left it', async () => {
    let attempts = 0
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    await expect(
      transaction(database.db, () => {
        attempts++
        return Promise.reject(deadlock)
      }),
    ).rejects.toBe(deadlock)
    expect(attempts).toBe(6)
  })
})

describe('L15: a write for which others leave no room', () => {
  const freshDatabaseUrl = postgresDatabases()
  let databaseUrl: string
  let server: TestServer
  let league: SmallLeague
  let game: number

  beforeAll(async () => {
    databaseUrl = await freshDatabaseUrl()
    server = await startTestServer({ databaseUrl })
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
  })
  afterAll(() => server.stop())

  test(
    'is answered in time with 503, in words, and when to come again; then nothing of it was done',
    { tags: ['long'] },
    async () => {
      const office = new Client(server.url, await server.signIn('owner'))
      const tablet = new Device(
        server.url,
        `tournament:${league.tournament}`,
        await server.signIn('scorekeeper', league.organization),
      )
      const goal = tablet.entry(game, 'play', goalOf(league.teams[0], null, null))
      const replies = await withClient(databaseUrl, async client => {
        await client.query('begin')
        await client.query('select from scopes for update')
        const scored = office.post('/game_scores/', { game_id: game, team_1_score: 1, team_2_score: 0 })
        const pushed = tablet.push([goal])
        return [await scored, await pushed]
      })
      for (const { status, headers } of replies)
        expect([status, headers.get('retry-after')]).toEqual([503, '2'])
      expect(replies[0]?.body).toEqual({
        error_message: someText(/Nothing of this was done\. Try again/),
        code: 'busy',
      })
      expect(await tablet.score(game)).toBeUndefined()
      expect((await tablet.push([goal])).status).toBe(200)
      expect(await tablet.score(game)).toBe('1-0 live')
    },
  )
})
