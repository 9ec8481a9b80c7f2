import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../server/database/connection.ts'
import { tournamentScope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { embeddedDatabases } from '../support/database.ts'
import { makeGame, makeLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer } from '../support/server.ts'
import { watchLog } from '../support/watch-log.ts'

async function opened(folder: string): Promise<OpenDatabase> {
  const database = await openDatabase(undefined, folder)
  onTestFinished(() => database.close())
  return database
}

describe.runIf(process.platform === 'linux')('L14: the embedded database', () => {
  const freshDatabaseUrl = embeddedDatabases()
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('has each entry on the disk before it is acknowledged', { tags: ['long'] }, async () => {
    const url = await freshDatabaseUrl()
    const log = watchLog(fileURLToPath(url))
    const server = await startTestServer({ databaseUrl: url })
    onTestFinished(() => server.stop())
    const league = await makeLeague(server.db)
    const game = await makeGame(server.db, league)
    const device = new Device(
      server.url,
      tournamentScope(league.tournament),
      await server.signIn('scorekeeper'),
    )
    for (let goal = 0; goal < 50; goal++) {
      const before = log.syncs()
      expect(
        (await device.push([device.entry(game, 'play', goalOf(league.teams[0], null, null))])).status,
      ).toBe(200)
      expect(log.syncs()).toBeGreaterThan(before)
      expect(log.unsynced()).toBe(0)
    }
  })

  test('waits for the disk at a checkpoint too, for files and for folders', async () => {
    const url = await freshDatabaseUrl()
    const { db } = await opened(fileURLToPath(url))
    await db.insertInto('scopes').values({ scope: 'season:7' }).execute()
    const kinds = new Set<string>()
    const { fsyncSync } = fs
    vi.spyOn(fs, 'fsyncSync').mockImplementation(file => {
      kinds.add(fs.fstatSync(file).isDirectory() ? 'folder' : 'file')
      fsyncSync(file)
    })
    await sql`checkpoint`.execute(db)
    expect([...kinds].sort()).toEqual(['file', 'folder'])
  })

  test('is made whole or not at all', { tags: ['long'] }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sideline-made-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await fs.promises.cp(fileURLToPath(await freshDatabaseUrl()), folder, { recursive: true })
    // As a power cut leaves it in the middle of the first start.
    await rm(join(folder, 'database-made'))
    await fs.promises.rename(join(folder, 'database'), join(folder, 'database.new'))
    await rm(join(folder, 'database.new/global'), { recursive: true })
    const { db } = await opened(folder)
    expect(await db.selectFrom('scopes').selectAll().execute()).toEqual([])
    expect(await readdir(folder)).not.toContain('database.new')
  })

  test('can be reached by its owner alone, even if it was made by an earlier version', async () => {
    const folder = fileURLToPath(await freshDatabaseUrl())
    const paths = [
      folder,
      join(folder, 'database'),
      join(folder, 'database/base'),
      join(folder, 'database/PG_VERSION'),
    ]
    for (const path of paths) await fs.promises.chmod(path, 0o777)
    await opened(folder)
    const modes = await Promise.all(paths.map(async path => (await stat(path)).mode & 0o777))
    expect(modes).toEqual([0o700, 0o700, 0o700, 0o600])
  })
})
