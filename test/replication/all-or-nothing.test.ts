import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/database/connection.ts'
import { operator } from '../../server/access/author.ts'
import { push } from '../../server/replication/push.ts'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { eachDatabase, openTestDatabase } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'

/** Tables that a push writes, in the order in which it writes them. */
const tables = ['entries', 'events', 'game_scores', 'stat_lines', 'feed', 'scopes'] as const

eachDatabase('L5: a push that breaks off in the middle', { embedded: 'long' }, freshDatabaseUrl => {
  let database: OpenDatabase
  let league: SmallLeague
  let game: number
  beforeAll(async () => {
    database = await openTestDatabase(await freshDatabaseUrl())
    league = await makeLeague(database.db)
    game = await makeGame(database.db, league)
    // The machine fails, not the content: such an error must not be taken for a bad entry.
    await sql`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'disk full' using errcode = '53100'; end $$`.execute(
      database.db,
    )
  })
  afterAll(() => database.close())

  const goal = (counter: number): Entry => ({
    id: `00000000-0000-7000-8000-${String(counter).padStart(12, '0')}`,
    game_id: game,
    device_id: '00000000-0000-7000-8000-0000000000aa',
    counter,
    after: null,
    recorded_at: '2026-06-01T08:00:00Z',
    recorded_by: 'Test',
    kind: 'play',
    data: goalOf(league.teams[0], league.players[0][0] ?? null, null),
  })
  const everything = async () => {
    const rows: Record<string, unknown> = {}
    for (const table of [...tables, 'games'] as const)
      rows[table] = (
        await sql`select * from ${sql.table(table)} as row order by row::text`.execute(database.db)
      ).rows
    return rows
  }

  test.each(tables)(
    'at the table %s leaves nothing behind, and lands whole when it is sent again',
    async table => {
      const counter = tables.indexOf(table) + 1
      const before = await everything()
      await sql`create trigger break_off before insert or update on ${sql.table(table)} for each row execute function break_off()`.execute(
        database.db,
      )
      await expect(
        push(database.db, `tournament:${league.tournament}`, operator, [goal(counter)]),
      ).rejects.toThrow('disk full')
      expect(await everything()).toEqual(before)
      await sql`drop trigger break_off on ${sql.table(table)}`.execute(database.db)
      await push(database.db, `tournament:${league.tournament}`, operator, [goal(counter)])
      const { team_1_score } = await database.db
        .selectFrom('games')
        .select('team_1_score')
        .where('id', '=', game)
        .executeTakeFirstOrThrow()
      expect(team_1_score).toBe(counter)
    },
  )
})
