import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { postgresDatabases } from '../support/database.ts'
import { make, makeLeague, type SmallLeague } from '../support/league.ts'
import { enterOffice } from '../support/organizer.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { pageOf } from '../support/tablet.ts'

/** A4 upright, in pixels of CSS, within usual margins. */
const paper = { width: 718, height: 1047 }
const FIELDS = ['Field 1', 'Field 2', 'Field 3', 'Field 4']
const NAME = 'Rusty Bikes'

/** A day with a game on each of four fields, on paper. */
describe('what is printed is what the screen shows', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    const park = await make(server.db, 'event_sites', { name: 'Park', tournament_id: league.tournament })
    for (const [index, name] of FIELDS.entries()) {
      const game_site_id = await make(server.db, 'game_sites', { name, event_site_id: park })
      await make(server.db, 'games', {
        season_id: league.season,
        tournament_id: league.tournament,
        pool_round_id: league.poolRound,
        team_1_id: league.teams[0],
        team_2_id: league.teams[1],
        start_time: `2026-06-01T${10 + 2 * index}:00:00`,
        game_site_id,
      })
    }
    browser = await launchBrowser()
    page = pageOf(browser)
    await enterOffice(page, server, league.organization)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const print = async () => {
    await page.setViewportSize(paper)
    await page.emulateMedia({ media: 'print' })
  }
  const back = async () => {
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  const expectOnPaper = async (shown: Locator, many: number) => {
    expect(await shown.count()).toBe(many)
    for (const one of await shown.all()) {
      expect(await one.isVisible()).toBe(true)
      const box = await one.boundingBox()
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? Infinity) <= paper.width + 1).toBe(true)
    }
  }

  test('the board of the office: title, day, all fields and games', async () => {
    await page.goto(`${server.url}/office/tournaments/${league.tournament}/schedule`)
    await page.locator('[id^=card-]').first().waitFor()
    await print()
    expect(await page.getByRole('heading', { level: 1, name: 'Test Cup' }).isVisible()).toBe(true)
    await expectOnPaper(page.locator('[id^=card-]').filter({ hasText: NAME }), FIELDS.length)
    for (const name of FIELDS) await expectOnPaper(page.getByRole('link', { name, exact: true }), 1)
    expect(await page.getByRole('button', { name: 'Search' }).isVisible()).toBe(false)
    await back()
  })

  test('the schedule that everybody reads, with whole names', { tags: ['thorough'] }, async () => {
    await page.goto(`${server.url}/events/tournament:${league.tournament}/schedule`)
    await page.getByRole('table').getByText(NAME).first().waitFor()
    await print()
    expect(await page.getByRole('heading', { level: 1, name: 'Test Cup' }).isVisible()).toBe(true)
    expect(await page.getByLabel('Day').first().isVisible()).toBe(true)
    for (const name of FIELDS) await expectOnPaper(page.getByRole('columnheader', { name }), 1)
    const names = page.getByRole('table').getByText(NAME, { exact: true })
    await expectOnPaper(names, FIELDS.length)
    const cut = await names.evaluateAll(
      all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length,
    )
    expect(cut).toBe(0)
    await back()
  })

  test(
    'results in the office: each game, also where it is a button on the screen',
    { tags: ['thorough'] },
    async () => {
      await page.goto(`${server.url}/office/tournaments/${league.tournament}/results`)
      await page.getByText(NAME).first().waitFor()
      const before = await page.locator('main').getByText(NAME).count()
      await print()
      const shown = await page.locator('main').getByText(NAME).all()
      const visible = (await Promise.all(shown.map(one => one.isVisible()))).filter(Boolean).length
      expect([shown.length, visible]).toEqual([before, before])
      await back()
    },
  )
})
