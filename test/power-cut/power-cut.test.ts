import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, describe, expect, onTestFinished, test, vi, type TestContext } from 'vitest'
import { tournamentScope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { embeddedDatabases, postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { watchLog } from '../support/watch-log.ts'
import { cutPower } from './cut-power.ts'
import type { Setup } from './server-on-disk.ts'

/** `npm run power-cut` has 1,000. */
const ENTRIES = 8

describe.runIf(process.platform === 'linux')(
  'L14: when the power fails, nothing is lost that was acknowledged',
  () => {
    const freshEmbedded = embeddedDatabases()
    const freshPostgres = postgresDatabases()
    afterEach(() => {
      vi.restoreAllMocks()
    })

    /** Whether it could be tried: not everywhere may programs mount a disk. */
    async function keepsAll(
      database: Setup['database'],
      annotate: TestContext['annotate'],
    ): Promise<boolean> {
      const outcomes = await cutPower(database, ENTRIES)
      await annotate(
        outcomes
          ? 'The power of a mounted disk was cut.'
          : 'Only root may mount a disk: what is waited for was watched instead.',
      )
      if (!outcomes) return false
      expect(outcomes.waiting.acknowledged).toBeGreaterThanOrEqual(ENTRIES)
      expect(outcomes.waiting.lost).toBe(0)
      // Without waiting for the disk entries are lost: otherwise the test would prove nothing.
      expect(outcomes.notWaiting.lost).toBeGreaterThan(0)
      return true
    }

    async function started(databaseUrl: string): Promise<TestServer> {
      const server = await startTestServer({ databaseUrl })
      onTestFinished(() => server.stop())
      return server
    }

    test('by the embedded database', { tags: ['long'] }, async ({ annotate }) => {
      if (await keepsAll('embedded', annotate)) return
      const databaseUrl = await freshEmbedded()
      const log = watchLog(fileURLToPath(databaseUrl))
      const server = await started(databaseUrl)
      const league = await makeLeague(server.db)
      const game = await makeGame(server.db, league)
      const tablet = new Device(
        server.url,
        tournamentScope(league.tournament),
        await server.signIn('scorekeeper'),
      )
      for (let goal = 0; goal < ENTRIES; goal++) {
        const before = log.syncs()
        expect(
          (await tablet.push([tablet.entry(game, 'play', goalOf(league.teams[0], null, null))])).status,
        ).toBe(200)
        expect(log.syncs()).toBeGreaterThan(before)
        expect(log.unsynced()).toBe(0)
      }
    })

    test('by PostgreSQL', { tags: ['thorough'] }, async ({ annotate }) => {
      if (await keepsAll('PostgreSQL', annotate)) return
      const { db } = await started(await freshPostgres())
      const { rows } = await sql<{ source: string }>`
      select distinct source from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`.execute(
        db,
      )
      // The settings of PostgreSQL's operator: no connection of the server changes them.
      expect(['default', 'command line', 'configuration file']).toEqual(
        expect.arrayContaining(rows.map(({ source }) => source)),
      )
    })
  },
)
