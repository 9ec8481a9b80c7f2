import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBroken, mendBroken } from '../../../server/tools/check/records.ts'
import { belongings } from '../../../server/database/belongings.ts'
import type { Database } from '../../../server/database/schema.ts'
import { eachDatabase, openTestDatabase, postgresDatabases } from '../../support/database.ts'
import { backupOf, contentOf, restoreFrom } from '../../support/backup-file.ts'
import { makeLeague } from '../../support/league.ts'
import { wrongLines } from '../../support/recount.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../../rest/client.ts'

/** Brings a database to the tables that there were before the rules. */
async function withoutRules(db: Kysely<Database>): Promise<void> {
  for (const { table, name } of belongings)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
}

/** Two organizations with a tournament each, and everything that could be broken. */
const broken = [
  "insert into organizations (id, owner_id, name) values (1, 1, 'R'), (2, 2, 'Q')",
  "insert into leagues (id, owner_id, name, sport, gender, organization_id) values (1, 1, 'L', 'ultimate', 'open', 1), (2, 2, 'L', 'ultimate', 'open', 2)",
  "insert into seasons (id, owner_id, name, league_id) values (1, 1, '2025', 1), (2, 1, '2026', 1), (3, 2, '2026', 2)",
  "insert into teams (id, owner_id, name, season_id) values (1, 1, 'One', 2), (2, 1, 'Two', 2), (3, 2, 'Foreign', 3), (4, 2, 'Asked', 3)",
  `insert into tournaments (id, owner_id, name, season_id, scheduling_format, swiss_scoring_system, swiss_pairing_type, swiss_points_for_bye,
     swiss_victory_points_games_to, swiss_victory_points_cap, timezone, uses_seeds, visibility)
   select id, id, 'Cup', season, 'regular', 'victory points', 'adjacent pairing', 1, 15, 25, 'Europe/Amsterdam', true, 'live' from (values (1, 2), (2, 3)) as given (id, season)`,
  "insert into tournament_teams (tournament_id, team_id, owner_id, consent) values (1, 1, 1, 'not needed'), (1, 4, 1, 'requested')",
  "insert into pools (id, owner_id, name, tournament_id, team_ids, timezone) values (1, 1, 'A', 1, '{1,1,2,4}', 'Europe/Amsterdam')",
  "insert into pool_rounds (id, owner_id, pool_id, tournament_id, round_number, timezone) values (1, 1, 1, 1, 1, 'Europe/Amsterdam'), (2, 1, 1, 1, 1, 'Europe/Amsterdam'), (3, 1, 1, 1, 0, 'UTC')",
  "insert into brackets (id, owner_id, tournament_id, number_of_rounds, timezone) values (1, 1, 1, 1, 'Europe/Amsterdam')",
  "insert into swiss_rounds (id, owner_id, tournament_id, round_number, start_time, timezone, visibility) select id, 1, 1, 1, '2026-06-13T08:00:00Z', 'Europe/Amsterdam', 'live' from (values (1), (2)) as given (id)",
  `insert into games (id, owner_id, season_id, tournament_id, start_time, timezone, team_1_id, team_2_id, pool_id, pool_round_id, bracket_id, swiss_round_id, next_game_for_winner_id) values
     (1, 1, 2, 1, '2026-06-13T08:00:00Z', 'Europe/Amsterdam', 1, 2, 1, 1, null, null, null),
     (2, 2, 3, 1, '2026-06-13T08:00:00Z', 'UTC', 1, 2, 1, 1, null, null, null),
     (3, 1, 2, 1, '2026-06-13T08:00:00Z', 'Europe/Amsterdam', null, null, 1, 1, 1, null, null),
     (4, 1, 2, 2, '2026-06-13T08:00:00Z', 'Europe/Amsterdam', null, null, null, null, 1, null, null),
     (5, 1, 2, null, '2026-06-13T08:00:00Z', 'Europe/Amsterdam', null, null, null, null, null, 1, null),
     (6, 1, 2, 1, '2026-06-13T08:00:00Z', 'Europe/Amsterdam', 3, null, null, null, null, null, null),
     (7, 2, 3, null, '2026-06-13T08:00:00Z', 'UTC', 3, null, null, null, null, null, 8),
     (8, 1, 2, null, '2026-06-13T08:00:00Z', 'UTC', 1, 2, null, null, null, null, null)`,
  ...[
    'organizations',
    'leagues',
    'seasons',
    'teams',
    'tournaments',
    'pools',
    'pool_rounds',
    'brackets',
    'swiss_rounds',
    'games',
  ].map(table => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`),
]

const texts = (findings: readonly { text: string }[]): string[] => findings.map(({ text }) => text)

eachDatabase('records that are older than the rules', { embedded: 'thorough' }, freshDatabaseUrl => {
  let url: string
  let server: TestServer | undefined

  beforeAll(async () => {
    url = await freshDatabaseUrl()
    const database = await openTestDatabase(url)
    await withoutRules(database.db)
    for (const statement of broken) await sql.raw(statement).execute(database.db)
    await database.close()
  })
  afterAll(() => server?.stop())

  test('are restored with a backup, and the rules that they keep are in force', async () => {
    const source = await openTestDatabase(url)
    const target = await openTestDatabase(await freshDatabaseUrl())
    try {
      await restoreFrom(target.db, await backupOf(source.db))
      expect(await contentOf(target.db)).toEqual(await contentOf(source.db))
      const names = belongings.map(({ name }) => name)
      const { rows } = await sql<{ name: string }>`
        select conname as name from pg_constraint where conname = any(${names}::text[]) order by 1`.execute(
        target.db,
      )
      expect(rows.map(({ name }) => name)).toEqual([
        'games_in_pool_of_tournament',
        'games_in_swiss_round_of_tournament',
        'pool_rounds_in_tournament_of_pool',
        'swiss_rounds_numbered_from_1',
      ])
    } finally {
      await source.close()
      await target.close()
    }
  })

  test('do not keep a server from starting and working over them', async () => {
    server = await startTestServer({ databaseUrl: url })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const owner = new Client(server.url, await server.signIn('owner'))
    expect(
      (await owner.post('/game_scores/', { game_id: 6, team_1_score: 1, team_2_score: 0 })).status,
    ).toBeLessThan(500)
    expect(
      (await owner.post('/game_scores/', { game_id: 2, team_1_score: 5, team_2_score: 3, is_final: true }))
        .status,
    ).toBe(201)
    expect((await owner.put('/swiss_rounds/2/', { visibility: 'hidden' })).status).toBe(202)
    expect((await owner.put('/swiss_rounds/2/', { visibility: 'live' })).status).toBe(202)
  })

  test('are all listed, in words', async () => {
    expect(texts(await findBroken(server?.db ?? unopened()))).toEqual([
      expect.stringMatching(/^Game 3 is of more than one kind: bracket 1, pool 1\./),
      expect.stringMatching(/^Game 4 is in tournament 2 and not in that of its bracket 1\./),
      expect.stringMatching(/^Game 5 is in no tournament and not in that of its swiss round 1\./),
      expect.stringMatching(/^Teams go on from game 7 to game 8, which is in another tournament or season\./),
      expect.stringMatching(/^Pool round 3 is of zone UTC, pool 1 of Europe\/Amsterdam\./),
      expect.stringMatching(/^Game 2 is of organization 2, tournament 1 of 1\./),
      expect.stringMatching(/^Game 4 is of organization 1, tournament 2 of 2\./),
      expect.stringMatching(/^Game 2 is of season 3, tournament 1 of 2\./),
      expect.stringMatching(/^Game 4 is of season 2, tournament 2 of 3\./),
      expect.stringMatching(/^Game 2 is of zone UTC, tournament 1 of Europe\/Amsterdam\./),
      expect.stringMatching(/^Swiss round 1 has number 1 in tournament 1, as another round has\./),
      expect.stringMatching(/^Swiss round 2 has number 1 in tournament 1, as another round has\./),
      expect.stringMatching(/^Pool round 1 has number 1 in pool 1, as another round has\./),
      expect.stringMatching(/^Pool round 2 has number 1 in pool 1, as another round has\./),
      expect.stringMatching(/^Pool round 3 has number 0 in pool 1\./),
      expect.stringMatching(/^Pool 1 names a team twice\./),
      expect.stringMatching(/^Team 2 plays in tournament 1 without being entered there\./),
      expect.stringMatching(
        /^Team 3 of another organization plays in tournament 1 without being entered there\./,
      ),
      expect.stringMatching(
        /^Team 4 of another organization plays in tournament 1, and its organization has not agreed\./,
      ),
    ])
  })

  test('are mended where it is plain how they should be, with what follows from them', async () => {
    const { db } = server ?? unopened()
    await mendBroken(db)
    expect(texts(await findBroken(db))).toEqual([
      expect.stringMatching(/^Team 3 of another organization/),
      expect.stringMatching(/^Team 4 of another organization/),
    ])
    const games = await db
      .selectFrom('games')
      .select([
        'id',
        'tournament_id',
        'season_id',
        'owner_id',
        'timezone',
        'pool_id',
        'bracket_id',
        'swiss_round_id',
      ])
      .orderBy('id')
      .execute()
    const of = {
      tournament_id: 1,
      season_id: 2,
      owner_id: 1,
      timezone: 'Europe/Amsterdam',
      pool_id: null,
      bracket_id: null,
      swiss_round_id: null,
    }
    expect(games.slice(0, 5)).toEqual([
      { id: 1, ...of, pool_id: 1 },
      { id: 2, ...of, pool_id: 1 },
      { id: 3, ...of, bracket_id: 1 },
      { id: 4, ...of, bracket_id: 1 },
      { id: 5, ...of, swiss_round_id: 1 },
    ])
    expect(
      await db.selectFrom('swiss_rounds').select(['id', 'round_number']).orderBy('id').execute(),
    ).toEqual([
      { id: 1, round_number: 1 },
      { id: 2, round_number: 2 },
    ])
    expect(await db.selectFrom('pool_rounds').select(['id', 'round_number']).orderBy('id').execute()).toEqual(
      [
        { id: 1, round_number: 2 },
        { id: 2, round_number: 3 },
        { id: 3, round_number: 1 },
      ],
    )
    expect(await wrongLines(db)).toEqual([])
    const held = await db
      .selectFrom('feed')
      .select(['scope', 'id'])
      .where('id', 'in', ['games/4', 'games/5'])
      .where('deleted', '=', false)
      .orderBy('id')
      .execute()
    expect(held).toEqual([
      { scope: 'tournament:1', id: 'games/4' },
      { scope: 'tournament:1', id: 'games/5' },
    ])
  })

  test('and once nothing breaks them any more, the database keeps the rules by itself', async () => {
    const { db } = server ?? unopened()
    const number = sql`update swiss_rounds set round_number = 1`.execute(db)
    await expect(number).rejects.toThrow(/swiss_rounds_numbered_once/)
    await sql`update games set pool_id = null, pool_round_id = null, bracket_id = 1 where id = 1`.execute(db)
    await expect(sql`update games set tournament_id = 2 where id = 1`.execute(db)).rejects.toThrow(
      /games_in_(bracket|season)_of_tournament/,
    )
    const owner = new Client(server?.url ?? '', await server?.signIn('owner'))
    expect((await owner.delete('/games/6/?cascade=true')).status).toBe(204)
    expect((await owner.delete('/tournament_teams/1/4/')).status).toBe(204)
    expect(await mendBroken(db)).toEqual([])
    expect(await findBroken(db)).toEqual([])
    await expect(
      sql`update games set pool_id = 1, pool_round_id = 1 where id = 1`.execute(db),
    ).rejects.toThrow(/games_of_one_kind/)
  })
})

describe('the rules of the database', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('hold from the first start on, for whatever writes', async () => {
    const database = await openTestDatabase(await freshDatabaseUrl())
    const { db } = database
    const league = await makeLeague(db)
    await expect(
      sql`insert into swiss_rounds (tournament_id, round_number, visibility) values (${league.tournament}, 0, 'live')`.execute(
        db,
      ),
    ).rejects.toThrow(/numbered_from_1/)
    await expect(
      sql`insert into games (season_id, bracket_id, start_time) values (${league.season}, 1, now())`.execute(
        db,
      ),
    ).rejects.toThrow(/games_of_one_kind/)
    expect(await findBroken(db)).toEqual([])
    await database.close()
  })
})

function unopened(): never {
  throw new Error('The server did not start')
}
