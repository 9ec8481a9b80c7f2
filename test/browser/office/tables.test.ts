import { readFile as readBytes } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { readFile } from '../../../client/office/rosters/read-file.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice, officeSizes } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** More players than a workbook has in one piece: its parts are packed apart from a certain size. */
const MANY = 6000

describe('tables of the office in files', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, league.organization)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  async function exported(table: string, kind: RegExp) {
    await page.getByRole('button', { name: `Export: ${table}` }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: kind }).click()
    const saved = await saving
    const bytes = await readBytes(await saved.path())
    const { sheets } = await readFile(new Blob([new Uint8Array(bytes)]))
    return { name: saved.suggestedFilename(), bytes, cells: sheets[0]?.cells ?? [] }
  }

  test('the results of a tournament are saved with all their games, also without a connection', async () => {
    await makeGame(server.db, league)
    await page.goto(`${server.url}/office/tournaments/${league.tournament}/results`)
    await page.getByRole('button', { name: 'Export: Games' }).waitFor()
    for (const size of officeSizes) {
      await page.setViewportSize(size)
      await expectAccessible(page, 'results with their export')
    }
    const workbook = await exported('Games', /xlsx/)
    await page.context().setOffline(true)
    const { name, cells } = await exported('Games', /csv/)
    await page.context().setOffline(false)
    expect(name).toMatch(/^[\p{L}\p{N}-]+-Games-\d{4}-\d\d-\d\d\.csv$/u)
    expect(cells[0]).toEqual(expect.arrayContaining(['Start', 'Team 1', 'Team 2', 'Score 1', 'Score 2']))
    expect(cells.slice(1).map(row => row[cells[0]?.indexOf('Team 1') ?? -1])).toContain('Sexy Legs')
    expect(workbook.cells).toHaveLength(cells.length)
  })

  test('a long table is saved whole, and a large workbook is read again', { tags: ['long'] }, async () => {
    const players = Array.from({ length: MANY }, (_, at) => ({
      first_name: 'Robin',
      last_name: `van den Berg ${at}`,
      nickname: '',
      owner_id: league.organization,
      entry_id: null,
      person_id: null,
    }))
    for (let from = 0; from < MANY; from += 1000)
      await server.db
        .insertInto('players')
        .values(players.slice(from, from + 1000))
        .execute()
    await page.goto(`${server.url}/office/organizations/${league.organization}/players`)
    const { cells, bytes } = await exported('Players', /xlsx/)
    expect(cells.length).toBeGreaterThan(MANY)
    expect(cells.map(([name]) => name)).toContain('Robin van den Berg 4321')
    await page.goto(`${server.url}/office/tournaments/${league.tournament}/teams`)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'players.xlsx', mimeType: 'application/octet-stream', buffer: bytes })
    await page.getByText('From the file players.xlsx').waitFor()
    await page.getByText('Robin van den Berg 17', { exact: false }).first().waitFor()
  })
})
