import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { workbook } from '../../support/spreadsheet.ts'
import { pageOf } from '../../support/tablet.ts'

/** Files that do not say all of themselves: what they mean is chosen, and seen before anything is stored. */
describe('lists of teams in the office', { tags: ['long'] }, () => {
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
    await page.goto(`${server.url}/office/tournaments/${league.tournament}/teams`)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const give = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  const choose = async (label: string, option: string | RegExp) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option }).click()
  }
  const leadsTo = (text: string) =>
    page.getByRole('region', { name: 'Add teams and players' }).getByText(text).first().waitFor()

  test('of a workbook one sheet is chosen, or a team on each', async () => {
    await give(
      'teams.xlsx',
      workbook({
        Wolves: [
          ['Number', 'First name', 'Last name'],
          [1, 'Ann', 'Lee'],
        ],
        Otters: [
          ['Number', 'First name', 'Last name'],
          [2, 'Bob', 'Ray'],
          [3, 'Cas', 'Fox'],
        ],
      }),
    )
    await choose('Sheet of the workbook', 'All sheets: a team on each')
    await leadsTo('To save: 2 teams')
    await leadsTo('Otters')
    await expectAccessible(page, 'a workbook with a team on each sheet')
    await choose('Sheet of the workbook', 'Otters')
    await page.getByRole('combobox', { name: 'Sheet of the workbook' }).waitFor()
    await leadsTo('Bob')
    expect(await page.getByText('Ann', { exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Forget the list' }).click()
  })

  test(
    'of a text that does not say so, the letters are chosen by names that are right',
    { tags: ['thorough'] },
    async () => {
      // "Żubry Łódź" as Windows of Central Europe writes it.
      await give(
        'polish.csv',
        Buffer.from([...Buffer.from('Team\n'), 0xaf, ...Buffer.from('ubry '), 0xa3, 0xf3, 0x64, 0x9f]),
      )
      await choose('Character encoding of the file', /^Central European, Windows: Żubry/)
      await leadsTo('Żubry Łódź')
      await page.getByRole('button', { name: 'Save the list' }).click()
      await page.getByText(/^Saved: 1 team/).waitFor()
      await page.getByRole('button', { name: /^More for .*Żubry Łódź/ }).waitFor()
    },
  )
})
