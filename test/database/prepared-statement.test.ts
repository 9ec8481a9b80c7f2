import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

describe('a server whose connections keep the plans of statements', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let tablet: Device
  let game: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    tablet = new Device(
      server.url,
      `tournament:${league.tournament}`,
      await server.signIn('scorekeeper', league.organization),
    )
  })
  afterAll(() => server.stop())

  /** A goal, its replacement, its withdrawal, and one that stays: each sent as it is recorded. */
  async function score(): Promise<void> {
    const id = uuid()
    const entries = [
      tablet.entry(game, 'play', goalOf(league.teams[0], league.players[0][0] ?? null, null), { id }),
      tablet.entry(game, 'play', {
        ...goalOf(league.teams[1], league.players[1][0] ?? null, null),
        replaces: id,
      }),
      tablet.entry(game, 'withdrawal', { entry_id: id }),
      tablet.entry(game, 'play', goalOf(league.teams[0], null, null)),
    ]
    for (const entry of entries) {
      const response = await tablet.push([entry])
      expect([response.status, await response.json()]).toEqual([200, []])
    }
    await tablet.pull('entries')
    expect((await fetch(`${server.url}/v1/games/${game}/`)).status).toBe(200)
  }

  /** Enough of them that PostgreSQL has made plans for good. */
  const scoreOften = async (): Promise<void> => {
    for (let round = 0; round < 6; round++) await score()
  }

  test('goes on, while it is there, when a newer one adds columns', async () => {
    await scoreOften()
    // Each connection has its own, and which one answers is not known.
    const counts = await Promise.all(
      Array.from({ length: 10 }, () =>
        sql<{
          count: number
        }>`select count(*)::integer as count, pg_sleep(0.1) from pg_prepared_statements`.execute(server.db),
      ),
    )
    expect(Math.max(...counts.map(({ rows }) => rows[0]?.count ?? 0))).toBeGreaterThan(10)
    expect(await tablet.score(game)).toBe('6-0 live')
    const { rows: tables } = await sql<{
      name: string
    }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db)
    for (const { name } of tables)
      await sql`alter table ${sql.table(name)} add column of_tomorrow integer not null default 0`.execute(
        server.db,
      )
    await scoreOften()
    expect(await tablet.score(game)).toBe('12-0 live')
    expect(await (await fetch(`${server.url}/v1/games/${game}/`)).json()).toMatchObject({
      team_1_score: 12,
      team_2_score: 0,
    })
  })
})
