import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeGame, makeLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

describe('the search of the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let browser: TestBrowser
  let page: Page
  let game: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    const park = await make(server.db, 'event_sites', {
      name: 'West Park',
      organization_id: league.organization,
    })
    await make(server.db, 'game_sites', { name: 'Pitch 7', event_site_id: park })
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

  test('leads to a page that says what its event belongs to', async () => {
    const trail = page.getByRole('navigation', { name: 'Where this belongs' }).getByRole('link')
    await trail.first().waitFor()
    expect(await trail.allInnerTexts()).toEqual(['Test Organization', 'Test League', '2026'])
  })

  test('finds the parts of the page, games, sites, fields and leagues, and leads to their pages in the office', async () => {
    const goTo = async (typed: string, name: RegExp, heading: string | RegExp) => {
      await page.keyboard.press('Control+k')
      await field().fill(typed)
      await option(name).first().click()
      await page.getByRole('heading', { name: heading }).first().waitFor()
    }
    await goTo('historý', /^History/, 'History')
    expect(new URL(page.url()).pathname).toMatch(/^\/office\/tournaments\/\d+\/history$/)
    await goTo('bíkes', /^Sexy Legs – Rusty Bikes/, /Sexy Legs – Rusty Bikes/)
    expect(new URL(page.url()).search).toBe(`?game=${game}`)
    await page.keyboard.press('Escape')
    await goTo('bikes', /^Rusty Bikes/, /^Roster of/)
    await goTo('pitch', /^Pitch 7 · West Park/, 'West Park')
    await goTo('west', /^West Park/, 'West Park')
    await goTo('test league', /^Test League/, 'Test League')
    await goTo('ann', /^Ann Rusty Bikes/, /\d players/)
    await page.getByRole('row', { name: /Ann Rusty Bikes/ }).waitFor()
    expect(await page.getByRole('row', { name: /Bob/ }).count()).toBe(0)
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
