import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client, type Body } from '../../rest/client.ts'
import { makeSeason, makeTeams } from '../../rest/replays/league.ts'
import { spreadsheet } from '../../support/spreadsheet.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice, officeSizes } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

describe('fixtures from a file', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let season: number
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const made = await makeSeason(office)
    season = made.season
    await makeTeams(office, season, ['Lions', 'Bears', 'Cranes', 'Otters'])
    const park = await office.make('event_sites', { name: 'Park', organization_id: made.organization })
    await office.make('game_sites', { name: 'North', event_site_id: park.id })
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, null)
    await page.goto(`${server.url}/office/seasons/${season}/fixtures`)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const games = async (): Promise<Body[]> =>
    (await office.list(`/games/?season_id=${season}&order_by=[match_day,start_time,id]`)).objects
  const dialog = () => page.getByRole('dialog', { name: 'Add games from a file' })

  test('are shown, made once, and taken back together', async () => {
    const rows = [
      ['Datum', 'Uhrzeit', 'Heim', 'Gast', 'Feld'],
      ['04.09.2027', '15:00', 'Lions', 'Bears', 'Park, North'],
      ['04.09.2027', '17:00', 'Cranes', 'Oters', 'Elsewhere'],
      ['11.09.2027', '15:00', 'Bears', 'Cranes', ''],
    ]
    await page.getByRole('button', { name: 'Add games from a file' }).click()
    const give = () =>
      dialog()
        .locator('input[type=file]')
        .setInputFiles({ name: 'fixtures.xlsx', mimeType: 'application/zip', buffer: spreadsheet(rows) })
    await give()
    await dialog().getByText('To save: 2 new games').waitFor()
    await dialog().getByRole('button', { name: 'Yes, Otters' }).click()
    await dialog().getByText('To save: 3 new games').waitFor()
    await dialog().getByText('Without a field: Elsewhere', { exact: false }).waitFor()
    await dialog().getByRole('combobox', { name: 'Time zone' }).fill('Amsterdam')
    await page.getByRole('option', { name: 'Europe/Amsterdam' }).click()
    for (const size of officeSizes) {
      await page.setViewportSize(size)
      await expectAccessible(page, 'a list of fixtures')
    }
    await dialog().getByRole('button', { name: 'Save the games' }).click()
    await dialog().getByText('3 games saved').waitFor()
    await dialog().getByText('No row has a new game.').waitFor()
    expect(await games()).toMatchObject([
      { match_day: 1, start_time: '2027-09-04T15:00:00+02:00' },
      { match_day: 1, start_time: '2027-09-04T17:00:00+02:00', game_site_id: null },
      { match_day: 2, start_time: '2027-09-11T15:00:00+02:00' },
    ])
    expect((await games())[0]?.game_site_id).not.toBeNull()
    await page.keyboard.press('Escape')
    await page.getByRole('region', { name: 'Match day 2', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    const undo = page.getByRole('dialog', { name: 'Take back' })
    await undo.getByRole('button', { name: 'Take back' }).click()
    await undo.waitFor({ state: 'detached' })
    expect(await games()).toEqual([])
  })
})
