/** @module-tag long */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { invite } from '../../server/accounts/links/invitations.ts'
import { openDatabase } from '../../server/database/connection.ts'
import { tournamentScope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { eachDatabase, openTestDatabase } from '../support/database.ts'
import { environmentOf } from '../support/environment-of.ts'
import { makeGame, makeLeague } from '../support/league.ts'
import { someText } from '../support/matchers.ts'
import { Device } from '../support/replication.ts'
import { runCommand } from '../support/run-command.ts'
import { joinBy, spawnServer } from '../support/server.ts'

eachDatabase(
  'npm run backup, npm run restore and npm run stats:rebuild',
  { embedded: 'thorough' },
  freshDatabaseUrl => {
    test('work while the server runs and while it does not, and a file that is no backup changes nothing', async () => {
      const url = await freshDatabaseUrl()
      const folder = mkdtempSync(join(tmpdir(), 'sideline-backup-'))
      onTestFinished(() => {
        rmSync(folder, { recursive: true })
      })
      const env = { DATA_DIR: folder, ...environmentOf(url) }
      const file = join(folder, 'backup.gz')

      const database = await openTestDatabase(url)
      const league = await makeLeague(database.db)
      const game = await makeGame(database.db, league)
      const code = await invite(
        database.db,
        { organization_id: league.organization, role: 'scorekeeper', place: null },
        null,
      )
      await database.close()

      const options = url.startsWith('file:') ? { dataFolder: fileURLToPath(url) } : { databaseUrl: url }
      const server = await spawnServer(options)
      onTestFinished(() => server.stop())
      const device = new Device(
        server.url,
        tournamentScope(league.tournament),
        await joinBy(server.url, code, 'scorekeeper'),
      )
      const goal = async () =>
        (await device.push([device.entry(game, 'play', goalOf(league.teams[0], null, null))])).status
      expect(await goal()).toBe(200)
      expect(runCommand('backup', [file], env)).toMatchObject({ status: 0 })
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(await goal()).toBe(200)
      expect(await goal()).toBe(200)

      writeFileSync(join(folder, 'cut'), readFileSync(file).subarray(0, -200))
      const refused = runCommand('restore', [join(folder, 'cut')], env)
      expect(refused.status).toBe(1)
      expect(refused.said).toMatch(/^Nothing was restored\. The backup is cut off/)
      expect((await device.pull('entries')).documents).toHaveLength(3)

      expect(runCommand('restore', [file], env)).toMatchObject({ status: 0 })
      expect((await device.pull('entries')).documents).toHaveLength(1)
      expect(await goal()).toBe(200)
      const counted = {
        status: 0,
        said: someText(
          /^(?:1 of 1 games, 2 plays …\n)*1 games with 2 plays were counted again; all lines were right\.\n$/,
        ),
      }
      expect(runCommand('rebuild-stats', [], env)).toEqual(counted)
      await server.stop()
      expect(runCommand('rebuild-stats', [], env)).toEqual(counted)

      expect(runCommand('backup', [`${file}.2`], env)).toMatchObject({ status: 0 })
      expect(runCommand('restore', [file], env)).toMatchObject({ status: 0 })
      const { DATABASE_URL, DATA_DIR = '' } = environmentOf(url)
      const after = await openDatabase(DATABASE_URL, DATA_DIR)
      onTestFinished(() => after.close())
      expect(await after.db.selectFrom('entries').select('id').execute()).toHaveLength(1)
    })
  },
)
