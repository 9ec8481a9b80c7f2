import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../server/database/connection.ts'
import { importDump } from '../../../server/tools/import/import-dump.ts'
import { openTestDatabase, postgresDatabases } from '../../support/database.ts'

const season = { id: 9, name: '2012', league_id: 7, league: { id: 7, name: 'Club Mixed' } }
const events = [
  {
    id: 30,
    type: 22,
    game_id: 5,
    time: '2012-06-17T12:05:00+02:00',
    player_1_team_id: 1,
    player_2_team_id: 1,
  },
  {
    id: 31,
    type: 1001,
    name: 'Practice',
    start_time: '2012-06-10T18:00:00+02:00',
    season_id: 9,
    team_ids: [1],
  },
]

const freshDatabaseUrl = postgresDatabases()
let database: OpenDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase(await freshDatabaseUrl())
  folder = await mkdtemp(join(tmpdir(), 'sideline-import-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test("a dump's events are imported under their ids, twice alike: plays at their games, the calendar by itself", async () => {
  await writeFile(
    join(folder, 'games.json'),
    JSON.stringify([
      { id: 5, season_id: 9, season, team_1_id: 1, team_2_id: 2, start_time: '2012-06-17T12:00:00+02:00' },
    ]),
  )
  await writeFile(join(folder, 'events.json'), JSON.stringify(events))
  const said: string[] = []
  for (const _ of [1, 2]) {
    await importDump(database.db, folder, message => said.push(message))
    const rows = await database.db
      .selectFrom('events')
      .select(['id', 'type', 'game_id', 'season_id', 'name', 'team_ids'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { id: 30, type: 22, game_id: 5, season_id: null, name: '', team_ids: [] },
      { id: 31, type: 1001, game_id: null, season_id: 9, name: 'Practice', team_ids: [1] },
    ])
  }
})
