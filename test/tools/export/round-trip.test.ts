import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportRecords } from '../../../server/tools/export/export-records.ts'
import { importExport } from '../../../server/tools/import/import-export.ts'
import { Client } from '../../rest/client.ts'
import { eachDatabase, demoDatabases } from '../../support/database.ts'
import { wrongLines } from '../../support/recount.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { bodiesIn, everythingButAccounts } from './compare.ts'
import { makeSoccer } from './soccer.ts'

const silent = () => undefined

const sports = ['ultimate', 'soccer']

/** Something that is broken off when it says this, as by a power cut. */
const brokenOff =
  (at: RegExp) =>
  (message: string): void => {
    if (at.test(message)) throw new Error('The power is gone')
  }

describe('an export', () => {
  const freshDatabaseUrl = demoDatabases()
  let source: TestServer
  let folder: string
  let before: Record<string, unknown>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sideline-export-'))
    source = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const office = new Client(source.url, await source.signIn('owner'))
    await makeSoccer(office)
    // Zones could be offsets once.
    const [season_id] = await office.column('/seasons/', 'id')
    const { id } = await office.make('tournaments', { name: 'Winter Cup', season_id })
    await source.db.updateTable('tournaments').set({ timezone: '+02:00' }).where('id', '=', id).execute()
    before = await everythingButAccounts(source, sports)
    await exportRecords(source.db, join(folder, 'all'), null, source.url, silent)
  })
  afterAll(async () => {
    await source.stop()
    await rm(folder, { recursive: true })
  })

  /** An export's files are those of the first one, to the letter. */
  async function expectSameFiles(exported: string, but: readonly string[] = []): Promise<void> {
    const files = await readdir(exported)
    expect(files).toEqual(await readdir(join(folder, 'all')))
    for (const file of files.filter(name => !but.some(other => name.startsWith(other))))
      expect(await readFile(join(exported, file), 'utf8')).toBe(
        await readFile(join(folder, 'all', file), 'utf8'),
      )
  }

  test('goes on where it was interrupted, and is not imported before', async () => {
    const again = join(folder, 'again')
    await expect(
      exportRecords(source.db, again, null, source.url, brokenOff(/^events: 500 of/)),
    ).rejects.toThrow('power')
    await expect(importExport(source.db, again, silent)).rejects.toThrow('the export was interrupted')
    await exportRecords(source.db, again, null, source.url, silent)
    await expectSameFiles(again)
  })

  describe('of everything,', { tags: ['long'] }, () => {
    eachDatabase('imported into an empty server', { embedded: 'thorough' }, freshUrl => {
      let target: TestServer

      beforeAll(async () => {
        target = await startTestServer({ databaseUrl: await freshUrl() })
      })
      afterAll(() => target.stop())

      test('and interrupted, leaves what came whole', async () => {
        const all = join(folder, 'all')
        await expect(importExport(target.db, all, brokenOff(/^what was recorded/))).rejects.toThrow('power')
        const partly = (await target.db.selectFrom('game_scores').select('id').execute()).length
        expect(partly).toBeGreaterThan(0)
        expect(partly).toBeLessThan(bodiesIn(before.game_scores).length)
      })

      test('and imported again, and once more, gives the same server', async () => {
        await importExport(target.db, join(folder, 'all'), silent)
        await importExport(target.db, join(folder, 'all'), silent)
        const after = await everythingButAccounts(target, sports)
        expect(Object.keys(after)).toEqual(Object.keys(before))
        // List by list, because of thousands nobody could read a difference.
        for (const [what, list] of Object.entries(before))
          expect({ [what]: after[what] }).toEqual({ [what]: list })
        expect(await wrongLines(target.db)).toEqual([])
      })

      test('is exported from there in the same files', async () => {
        const back = join(folder, `back-${randomUUID()}`)
        await exportRecords(target.db, back, null, source.url, silent)
        // Accounts stay on their server, and with them the players that they are and who they were that
        // recorded something.
        await expectSameFiles(back, ['export.json', 'players', 'game_sportsmanship_scores'])
      })

      test('leaves new records ids of their own', async () => {
        const office = new Client(target.url, await target.signIn('owner'))
        const ids = bodiesIn(before.organizations).map(({ id }) => id)
        expect(ids).not.toContain((await office.make('organizations', { name: 'New' })).id)
      })
    })
  })
})
