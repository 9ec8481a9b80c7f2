import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { demoDatabases } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { pageOf, untilStored } from '../support/tablet.ts'

const record = z.looseObject({ id: z.int(), leaguevine_url: z.url() })
const list = z.object({ objects: z.array(record).min(1) })

/** Everybody may see the invented league; nobody is signed in. */
describe('the page that the interface names for a record', () => {
  const freshDatabaseUrl = demoDatabases()
  let server: TestServer
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    browser = await launchBrowser()
    page = pageOf(browser)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const firstOf = async (path: string) => {
    const [first] = list.parse(await (await fetch(`${server.url}/v1/${path}`)).json()).objects
    if (!first) throw new Error(`There is no record of ${path}`)
    return first
  }
  const title = () => page.getByRole('heading', { level: 1 })

  test('shows a team: its games, its roster, what it did, and leads on to a player', async () => {
    const team = await firstOf('teams/?limit=1&order_by=[id]')
    await page.goto(team.leaguevine_url)
    await expect.poll(() => title().textContent()).toBe(team.name)
    const games = page.getByRole('region', { name: 'Games' }).getByRole('link')
    expect(await games.count()).toBeGreaterThan(3)
    expect(await page.getByText(/\d+ wins?, \d+ loss/).count()).toBe(1)
    const player = page.getByRole('region', { name: 'Roster' }).getByRole('link').first()
    const name = (await player.textContent())?.replace(/^#\d+ /, '')
    await player.click()
    await expect.poll(() => title().textContent()).toBe(name)
    await page
      .getByRole('region', { name: /^Statistics of / })
      .getByText('Games played')
      .waitFor()
    await page.getByRole('region', { name: 'Teams' }).getByRole('link').first().click()
    await expect.poll(() => title().textContent()).toBe(team.name)
  })

  test('leads from a game to the game in its event, with its score', async () => {
    const game = await firstOf('games/?limit=1&status=final')
    await page.goto(game.leaguevine_url)
    await page.getByTestId('score-1').waitFor()
    await expect.poll(() => page.getByTestId('score-1').textContent()).toBe(String(game.team_1_score))
    expect(new URL(page.url()).pathname).toBe(`/events/tournament:${game.tournament_id}/games/${game.id}`)
  })

  test.each([
    ['organizations', 'a league and its seasons', /Lowlands Mixed Series/],
    ['leagues', 'its seasons', /2026/],
    ['seasons', 'its tournaments', /Canal Cup/],
    ['tournaments', 'its games', /June/],
    ['pools', 'the standings', /Tap a team/],
    ['brackets', 'the brackets', /Canal Cup|Plate/],
    ['swiss_rounds', 'the standings', /Tap a team/],
  ])('of %s shows %s', async (family, _what, text) => {
    const { leaguevine_url } = await firstOf(`${family}/?limit=1&order_by=[id]`)
    await page.goto(leaguevine_url)
    await page.getByRole('main').getByText(text).first().waitFor()
  })

  test('says what is wrong with an address, and leads home from one that is none', async () => {
    await page.goto(`${server.url}/teams/99999/nobody/`)
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/no team|not found|99999/i)
    await page.goto(`${server.url}/teams/x/`)
    await page.waitForURL(`${server.url}/`)
  })

  test('needs a connection, says so, and comes back with it', async () => {
    await untilStored(page)
    const { leaguevine_url } = await firstOf('teams/?limit=1&order_by=[id]')
    await browser.context.setOffline(true)
    await page.goto(leaguevine_url)
    await page.getByText('No connection to the server').waitFor()
    await browser.context.setOffline(false)
    await page.getByRole('region', { name: 'Roster' }).waitFor()
  })
})
