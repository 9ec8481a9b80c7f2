import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

describe('the search of the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const league = await makeLeague(server.db)
    browser = await launchBrowser()
    page = pageOf(browser)
    await enterOffice(page, server, league.organization)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const field = () => page.getByRole('dialog').getByRole('combobox')
  const option = (name: RegExp) => page.getByRole('option', { name })

  test('finds teams, players and tournaments by a part of their name, by the keyboard alone', async () => {
    await page.keyboard.press('Control+k')
    await field().fill('bik')
    await option(/^Rusty Bikes/).waitFor()
    await expectAccessible(page, 'the search of the office')
    await field().fill('ann')
    await option(/Ann/).first().waitFor()
    await field().fill('cup')
    await option(/Test Cup/).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Test Cup' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('says so if nothing is called so, or if there is no connection', async () => {
    await page.getByRole('button', { name: /^Search/ }).click()
    await field().fill('no such name')
    await page.getByText('No results.').waitFor()
    await browser.context.setOffline(true)
    await field().fill('bikes')
    await page
      .getByText(/out of reach|No connection|network/i)
      .first()
      .waitFor()
    await browser.context.setOffline(false)
  })
})
