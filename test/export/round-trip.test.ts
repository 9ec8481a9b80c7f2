import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDemo } from '../../server/demo/fill.ts'
import { exportRecords } from '../../server/export/export-records.ts'
import { importExport } from '../../server/import/import-export.ts'
import { Client } from '../rest/client.ts'
import { eachDatabase } from '../support/database.ts'
import { wrongLines } from '../support/recount.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { bodiesIn, everythingButAccounts } from './compare.ts'
import { makeSoccer } from './soccer.ts'

const silent = () => undefined
/** The whole demo goes out and in again, and the embedded database takes its time. */
const PATIENCE = 180_000

const sports = ['ultimate', 'soccer']

/** Something that is broken off when it says this, as by a power cut. */
const brokenOff =
  (at: RegExp) =>
  (message: string): void => {
    if (at.test(message)) throw new Error('The power is gone')
  }

eachDatabase('an export, imported into an empty server', freshDatabaseUrl => {
  let source: TestServer
  let target: TestServer
  let folder: string
  let before: Record<string, unknown>

  const everything = (server: TestServer): Promise<Record<string, unknown>> =>
    everythingButAccounts(server, sports)

  /** List by list, because of thousands nobody could read a difference. */
  async function expectSame(server: TestServer): Promise<void> {
    const after = await everything(server)
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const [what, list] of Object.entries(before))
      expect({ [what]: after[what] }).toEqual({ [what]: list })
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sideline-export-'))
    source = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    target = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    await fillDemo(source.db)
    const office = new Client(source.url, await source.signIn('owner'))
    await makeSoccer(office)
    // Zones could be offsets once.
    const [season_id] = await office.column('/seasons/', 'id')
    const { id } = await office.make('tournaments', { name: 'Winter Cup', season_id })
    await source.db.updateTable('tournaments').set({ timezone: '+02:00' }).where('id', '=', id).execute()
    before = await everything(source)
    await exportRecords(source.db, join(folder, 'all'), null, source.url, silent)
  })
  afterAll(async () => {
    await Promise.all([source.stop(), target.stop()])
    await rm(folder, { recursive: true })
  })

  test(
    'gives the same server, also where export and import were interrupted',
    async () => {
      const again = join(folder, 'again')
      await expect(
        exportRecords(source.db, again, null, source.url, brokenOff(/^events: 500 of/)),
      ).rejects.toThrow('power')
      await expect(importExport(target.db, again, silent)).rejects.toThrow('the export was interrupted')
      await exportRecords(source.db, again, null, source.url, silent)
      expect(await readdir(again)).toEqual(await readdir(join(folder, 'all')))
      for (const file of await readdir(again))
        expect(await readFile(join(again, file), 'utf8')).toBe(
          await readFile(join(folder, 'all', file), 'utf8'),
        )

      await expect(importExport(target.db, again, brokenOff(/^what was recorded/))).rejects.toThrow('power')
      const partly = (await target.db.selectFrom('game_scores').select('id').execute()).length
      expect(partly).toBeGreaterThan(0)
      expect(partly).toBeLessThan(bodiesIn(before.game_scores).length)
      await importExport(target.db, again, silent)
      await expectSame(target)
      expect(await wrongLines(target.db)).toEqual([])
    },
    PATIENCE,
  )

  test(
    'gives the same again when it is imported once more, and new records ids of their own',
    async () => {
      await importExport(target.db, join(folder, 'all'), silent)
      await expectSame(target)
      const office = new Client(target.url, await target.signIn('owner'))
      const ids = bodiesIn(before.organizations).map(({ id }) => id)
      expect(ids).not.toContain((await office.make('organizations', { name: 'New' })).id)
    },
    PATIENCE,
  )
})
