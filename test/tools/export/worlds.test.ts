/** @module-tag long */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { exportRecords } from '../../../server/tools/export/export-records.ts'
import { importExport } from '../../../server/tools/import/import-export.ts'
import { Client } from '../../rest/client.ts'
import { postgresDatabases } from '../../support/database.ts'
import { environmentOf } from '../../support/environment-of.ts'
import { runCommand } from '../../support/run-command.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { slowness } from '../../support/slowness.ts'
import { bodiesIn, everythingButAccounts } from './compare.ts'
import { makeWorld, world, type World } from './worlds.ts'

/** EXPORT_WORLDS=100 looks at more of them. */
const RUNS = Number(process.env.EXPORT_WORLDS ?? 2)
const silent = () => undefined

describe('generated leagues of several sports, with draws, unplayed games, pools, brackets, swiss rounds, spirit and a calendar', () => {
  const freshDatabaseUrl = postgresDatabases()

  async function serving<T>(use: (server: TestServer, url: string) => Promise<T>): Promise<T> {
    const url = await freshDatabaseUrl()
    const server = await startTestServer({ databaseUrl: url })
    try {
      return await use(server, url)
    } finally {
      await server.stop()
    }
  }
  const inFolder = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'sideline-worlds-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    return folder
  }
  const made = async (server: TestServer, leagues: World): Promise<number[]> =>
    makeWorld(new Client(server.url, await server.signIn('owner')), leagues)
  const sportsOf = (leagues: World): string[] => [...new Set(leagues.map(({ sport }) => sport))]

  test(
    'are the same, list by list, in an empty server that imports their export',
    async () => {
      const folder = await inFolder()
      let run = 0
      await fc.assert(
        fc.asyncProperty(world, async leagues => {
          const out = join(folder, String(++run))
          const before = await serving(async source => {
            await made(source, leagues)
            await exportRecords(source.db, out, null, source.url, silent)
            return everythingButAccounts(source, sportsOf(leagues))
          })
          await serving(async target => {
            await importExport(target.db, out, silent)
            const after = await everythingButAccounts(target, sportsOf(leagues))
            for (const [what, list] of Object.entries(before))
              expect({ [what]: after[what] }).toEqual({ [what]: list })
          })
        }),
        { numRuns: RUNS },
      )
    },
    slowness() * (300_000 + RUNS * 20_000),
  )

  test('are exported one organization at a time by npm run export -- DIR --organization ID', async () => {
    const out = join(await inFolder(), 'one')
    const leagues = fc.sample(world, { numRuns: 20, seed: 1 }).find(({ length }) => length === 2) ?? []
    await serving(async (source, url) => {
      const [, second] = await made(source, leagues)
      const refused = runCommand('export', [out, '--organization', '4711'], environmentOf(url))
      expect([refused.status, refused.said]).toEqual([
        1,
        expect.stringContaining('There is no organization 4711. There are: '),
      ])
      expect(runCommand('export', [out, '--organization', String(second)], environmentOf(url))).toMatchObject(
        { status: 0 },
      )
      const before = await everythingButAccounts(source, sportsOf(leagues))
      await serving(async (target, targetUrl) => {
        expect(runCommand('import', [out], environmentOf(targetUrl))).toMatchObject({ status: 0 })
        const after = await everythingButAccounts(target, sportsOf(leagues))
        expect(bodiesIn(after.organizations)).toEqual(
          bodiesIn(before.organizations).filter(({ id }) => id === second),
        )
        for (const family of [
          'leagues',
          'seasons',
          'tournaments',
          'teams',
          'games',
          'game_scores',
          'events',
        ]) {
          const all = bodiesIn(before[family])
          const own = bodiesIn(after[family])
          expect(own.length).toBeGreaterThan(0)
          expect(own.length).toBeLessThan(all.length)
          expect(all).toEqual(expect.arrayContaining(own))
        }
      })
    })
  })
})
