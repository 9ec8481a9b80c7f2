import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/database/connection.ts'
import { headOf, readCollection } from '../../server/feed/read.ts'
import { operator } from '../../server/access/author.ts'
import { settleFinishedGames } from '../../server/games/settle.ts'
import { push } from '../../server/replication/push.ts'
import { publicView } from '../../server/feed/view.ts'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { openTestDatabase, postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'

describe('L9: a game that has been final for an hour', () => {
  const freshDatabaseUrl = postgresDatabases()
  let database: OpenDatabase
  let league: SmallLeague
  let game: number
  const head = (counter: number) => ({
    id: `00000000-0000-7000-8000-00000000000${counter}`,
    game_id: game,
    device_id: '00000000-0000-7000-8000-0000000000aa',
    counter,
    after: null,
    recorded_at: '2026-06-01T08:00:00Z',
    recorded_by: 'Test',
  })
  const send = (entries: Entry[]) => push(database.db, `tournament:${league.tournament}`, operator, entries)
  const inFeed = async () =>
    (
      await database.db
        .selectFrom('feed')
        .select(['id', 'deleted'])
        .where('collection', '=', 'entries')
        .orderBy('id')
        .execute()
    ).map(row => row.deleted)
  const result = () =>
    database.db
      .selectFrom('feed')
      .select('document')
      .where('id', '=', `game/${game}`)
      .executeTakeFirstOrThrow()

  beforeAll(async () => {
    database = await openTestDatabase(await freshDatabaseUrl())
    league = await makeLeague(database.db)
    game = await makeGame(database.db, league)
    await send([
      { ...head(1), kind: 'play', data: goalOf(league.teams[0], league.players[0][0] ?? null, null) },
      { ...head(2), kind: 'status', data: { status: 'final' } },
    ])
  })
  afterAll(() => database.close())

  test('is left alone before the hour is over, so that its end can be undone', async () => {
    expect(await settleFinishedGames(database.db)).toBe(0)
    expect(await inFeed()).toEqual([false, false])
  })

  test('takes its entries out of the feed; its result stands for them and history stays', async () => {
    await database.db
      .updateTable('games')
      .set({ final_at: sql<string>`now() - interval '2 hours'` })
      .where('id', '=', game)
      .execute()
    expect(await settleFinishedGames(database.db)).toBe(1)
    expect(await inFeed()).toEqual([true, true])
    expect((await result()).document).toMatchObject({
      data: { settled: true, team_1_score: 1, status: 'final' },
    })
    expect(await database.db.selectFrom('entries').select('id').execute()).toHaveLength(2)
    expect(await settleFinishedGames(database.db)).toBe(0)
  })

  test('costs a first sync nothing: what was gone before it began is not sent', async () => {
    const scope = `tournament:${league.tournament}`
    const { position } = await headOf(database.db, scope)
    const documents = async (heldNothingAt: number) =>
      (
        await readCollection(
          database.db,
          scope,
          { mayRead: sql`true`, seesWhole: sql`true`, otherwise: publicView, concerns: sql`true` },
          'entries',
          { position: 0, heldNothingAt, view: 'whole', known: 0, reported: [] },
          100,
        )
      )?.documents
    expect(await documents(position)).toBe('[]')
    expect(JSON.parse((await documents(0)) ?? '')).toMatchObject([{ _deleted: true }, { _deleted: true }])
  })

  test('comes back whole when something is added to it', async () => {
    await send([{ ...head(3), kind: 'withdrawal', data: { entry_id: head(2).id } }])
    expect(await inFeed()).toEqual([false, false, false])
    expect((await result()).document).toMatchObject({
      data: { settled: false, team_1_score: 1, status: 'live' },
    })
  })
})
