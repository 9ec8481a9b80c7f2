import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../server/database/connection.ts'
import { importDump } from '../../../server/tools/import/import-dump.ts'
import { importUltianalytics } from '../../../server/tools/import/import-ultianalytics.ts'
import { openTestDatabase, postgresDatabases } from '../../support/database.ts'

const silent = () => undefined
const header =
  'Date/Time,Tournamemnt,Opponent,Event Type,Action,Passer,Receiver,Defender,Elapsed Time (secs),Player 0'
const league = { id: 7, name: 'Club Mixed' }
const season = { id: 9, name: '2012', league_id: 7, league }

describe('L5: an import with a mistake in it', () => {
  const freshDatabaseUrl = postgresDatabases()
  let database: OpenDatabase
  let folder: string
  beforeAll(async () => {
    database = await openTestDatabase(await freshDatabaseUrl())
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sideline-import-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const dump = async (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    return importDump(database.db, folder, silent)
  }
  const nothingIsThere = async () =>
    expect(await database.db.selectFrom('organizations').select('id').execute()).toEqual([])

  test('names file and line of a value that does not fit, and leaves nothing behind', async () => {
    const teams = JSON.stringify(
      {
        objects: [
          { id: 1, name: 'A', season_id: 9, season },
          { id: 2, name: 'B', season_id: 'nine' },
        ],
      },
      null,
      1,
    )
    const line = teams.split('\n').findIndex(text => text.includes('"id": 2'))
    await expect(dump({ 'teams.json': teams })).rejects.toThrow(
      `teams.json, line ${line}: season_id of team 2 must be a whole number`,
    )
    await nothingIsThere()
  })

  test('names file and line of what is no JSON', async () => {
    await expect(dump({ 'teams.json': '{\n "objects": [\n {"id": 1,,}\n]}' })).rejects.toThrow(
      'teams.json, line 3: is not valid JSON',
    )
    await nothingIsThere()
  })

  test('names file and line of an unknown action in a CSV export, and leaves nothing behind', async () => {
    const path = join(folder, 'season.csv')
    await writeFile(
      path,
      `${header}\n2019-04-01 00:09,Cup,Foes,Offense,Catch,Ann,Bob,,0,Ann\n2019-04-01 00:09,Cup,Foes,Offense,Fumble,Ann,Bob,,5,Ann\n`,
    )
    await expect(importUltianalytics(database.db, path, silent)).rejects.toThrow(
      'season.csv, line 3: has the action "Offense Fumble"',
    )
    await nothingIsThere()
  })

  test('names file and line of a date that is on no calendar', async () => {
    const path = join(folder, 'season.csv')
    await writeFile(path, `${header}\n2019-02-30 00:09,Cup,Foes,Offense,Catch,Ann,Bob,,0,Ann\n`)
    await expect(importUltianalytics(database.db, path, silent)).rejects.toThrow(
      'season.csv, line 2: Date/Time must be a date and time',
    )
  })

  test('names file and line of a row without an opponent', async () => {
    const path = join(folder, 'season.csv')
    await writeFile(path, `${header}\n2019-04-01 00:09,Cup,,Offense,Catch,Ann,Bob,,0,Ann\n`)
    await expect(importUltianalytics(database.db, path, silent)).rejects.toThrow(
      'season.csv, line 2: Opponent must name the opponent',
    )
  })
})

describe('a dump whose records hang together in any order', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('finds parents in nested objects, makes what is missing, and can be imported twice', async () => {
    const database = await openTestDatabase(await freshDatabaseUrl())
    const folder = await mkdtemp(join(tmpdir(), 'sideline-import-'))
    try {
      await writeFile(
        join(folder, 'games.json'),
        JSON.stringify([
          {
            id: 5,
            season_id: 9,
            season,
            team_1_id: 1,
            team_2_id: 2,
            team_1_score: 15,
            team_2_score: 9,
            winner_id: 1,
            start_time: '2012-06-17T12:00:00+02:00',
          },
        ]),
      )
      await writeFile(
        join(folder, 'teams.json'),
        JSON.stringify({ id: 1, name: 'A', season_id: 9, wins: 3, losses: 1 }),
      )
      const said: string[] = []
      for (const _ of [1, 2]) await importDump(database.db, folder, message => said.push(message))
      expect(said.join('\n')).not.toContain('left out')
      const teams = await database.db
        .selectFrom('teams')
        .select(['id', 'name', 'carried_wins', 'carried_losses'])
        .orderBy('id')
        .execute()
      expect(teams).toEqual([
        { id: 1, name: 'A', carried_wins: 2, carried_losses: 1 },
        expect.objectContaining({ id: 2 }),
      ])
      const game = await database.db.selectFrom('games').selectAll().executeTakeFirstOrThrow()
      expect(game).toMatchObject({ id: 5, team_1_score: 15, team_2_score: 9, winner_id: 1, status: 'final' })
      expect(await database.db.selectFrom('game_scores').select('id').execute()).toHaveLength(1)
    } finally {
      await database.close()
      await rm(folder, { recursive: true })
    }
  })
})
