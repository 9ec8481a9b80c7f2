import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/database/connection.ts'
import { transaction } from '../../server/database/transaction.ts'
import { operator } from '../../server/access/author.ts'
import { deleteRecord } from '../../server/records/delete-record.ts'
import { requireRecord } from '../../server/records/write-record.ts'
import { recordEntries } from '../../server/games/entries/record-entries.ts'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { openTestDatabase, postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague } from '../support/league.ts'
import { wrongLines } from '../support/recount.ts'

const freshDatabaseUrl = postgresDatabases()
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase(await freshDatabaseUrl())
})
afterAll(() => database.close())

test('L7: a game that is deleted while something is recorded at it leaves nothing in the statistics', async () => {
  const { db } = database
  const league = await makeLeague(db)
  const game = await makeGame(db, league)
  const goal: Entry = {
    id: '00000000-0000-7000-8000-000000000001',
    game_id: game,
    device_id: '00000000-0000-7000-8000-0000000000aa',
    counter: 1,
    after: null,
    recorded_at: '2026-06-01T08:00:00Z',
    recorded_by: 'Test',
    kind: 'play',
    data: goalOf(league.teams[0], league.players[0][0] ?? null, null),
  }
  let deletion: Promise<unknown> | undefined
  await transaction(db, async tx => {
    await recordEntries(tx, `tournament:${league.tournament}`, [goal], operator)
    deletion = transaction(db, async other =>
      deleteRecord(other, operator, 'games', await requireRecord(other, 'games', [game]), true),
    )
    // Long enough for it to find what hangs on the game, if it does not wait.
    await sleep(500)
  })
  await deletion
  expect(await db.selectFrom('games').select('id').where('id', '=', game).execute()).toEqual([])
  expect(await wrongLines(db)).toEqual([])
})
