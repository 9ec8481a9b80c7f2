import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { OpenDatabase } from '../../../server/database/connection.ts'
import { importUltianalytics } from '../../../server/tools/import/import-ultianalytics.ts'
import { openTestDatabase, postgresDatabases } from '../../support/database.ts'
import { describeRecorded, recordedData } from '../../support/recorded-data.ts'
import { storedLines, wrongLines } from '../../support/recount.ts'

const file = join(recordedData, 'ultianalytics/season-2019.csv')
const silent = () => undefined

/** A count over the file that knows nothing of our own reading of it. */
async function count(): Promise<Map<string, number>> {
  const rows = z
    .array(z.record(z.string(), z.string()))
    .parse(parse(await readFile(file), { columns: true, relax_column_count: true }))
  const counts = new Map<string, number>()
  const add = (row: Record<string, string>, player: string | undefined, counter: string) => {
    if (!player || player === 'Anonymous') return
    for (const game of [`${row.Opponent} ${row['Date/Time']}`, 'season'])
      counts.set(`${game}: ${player} ${counter}`, (counts.get(`${game}: ${player} ${counter}`) ?? 0) + 1)
  }
  for (const row of rows) {
    const offense = row['Event Type'] === 'Offense'
    if (offense && row.Action === 'Goal') {
      add(row, row.Passer, 'goals_thrown')
      add(row, row.Receiver, 'goals_caught')
    }
    if (offense && row.Action === 'Throwaway') add(row, row.Passer, 'throwaways')
    if (offense && row.Action === 'Drop') add(row, row.Receiver, 'drops')
    if (!offense && row.Action === 'D') add(row, row.Defender, 'ds')
    if (!offense && (row.Action === 'Pull' || row.Action === 'PullOb')) add(row, row.Defender, 'pulls')
    // A callahan is a D and a goal for the defender, and a throwaway for the thrower.
    if (!offense && row.Action === 'Callahan')
      for (const counter of ['callahans', 'ds', 'goals_caught']) add(row, row.Defender, counter)
    if (offense && row.Action === 'Callahan') add(row, row.Passer, 'throwaways')
  }
  return counts
}

describeRecorded('L7: an UltiAnalytics export of a season', () => {
  const counters = ['goals_thrown', 'goals_caught', 'ds', 'drops', 'throwaways', 'pulls', 'callahans']
  const freshDatabaseUrl = postgresDatabases()
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase(await freshDatabaseUrl())
    await importUltianalytics(database.db, file, silent)
  })
  afterAll(() => database.close())

  test('gives each player per game and for the season what a count over the file gives', async () => {
    const lines = await database.db
      .selectFrom('stat_lines')
      .innerJoin('players', 'players.id', 'stat_lines.player_id')
      .leftJoin('games', 'games.id', 'stat_lines.game_id')
      .leftJoin('teams', 'teams.id', 'games.team_2_id')
      .select(['players.nickname', 'teams.name', 'games.start_time', 'level', 'counters'])
      .where('subject', '=', 'player')
      .where('level', 'in', ['game', 'season'])
      .execute()
    const counted = new Map(
      lines.flatMap(line =>
        counters.flatMap(counter => {
          const game =
            line.level === 'season'
              ? 'season'
              : `${line.name} ${line.start_time?.slice(0, 16).replace('T', ' ')}`
          const value = line.counters[counter] ?? 0
          return value === 0 ? [] : [[`${game}: ${line.nickname} ${counter}`, value] as const]
        }),
      ),
    )
    expect(counted.size).toBeGreaterThan(900)
    expect(Object.fromEntries([...counted].sort())).toEqual(Object.fromEntries([...(await count())].sort()))
  })

  test('ends every game with the score that the file ends it with', async () => {
    const games = await database.db
      .selectFrom('games')
      .innerJoin('teams', 'teams.id', 'games.team_2_id')
      .select(['teams.name', 'team_1_score', 'team_2_score', 'games.status'])
      .execute()
    expect(games).toHaveLength(25)
    expect(games.every(game => game.status === 'final')).toBe(true)
    expect(games).toContainEqual({
      name: 'Northeastern',
      team_1_score: 12,
      team_2_score: 10,
      status: 'final',
    })
    expect(games).toContainEqual({ name: 'Georgia', team_1_score: 13, team_2_score: 14, status: 'final' })
  })

  test('keeps all stat lines equal to a recount, and adds nothing when imported again', async () => {
    const before = await storedLines(database.db)
    expect(await wrongLines(database.db)).toEqual([])
    await importUltianalytics(database.db, file, silent)
    expect(await storedLines(database.db)).toEqual(before)
    expect(await database.db.selectFrom('games').select('id').execute()).toHaveLength(25)
  })
})
