/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { FieldOfTeams } from '../../rest/tournament/field-of-teams.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice, officeSizes } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

const TEAMS = 46
const GAMES = (TEAMS * (TEAMS - 1)) / 2

/** 46 teams that all meet each other, in 1,035 games on seven fields. */
describe('a tournament of more than a thousand games in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let browser: TestBrowser
  let page: Page
  let field: FieldOfTeams

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    field = await FieldOfTeams.make(new Client(server.url, await server.signIn('owner')), TEAMS, {
      start_date: '2026-06-13',
      end_date: '2026-06-17',
      game_minutes: 60,
    })
    const park = await field.office.make('event_sites', { name: 'Park', tournament_id: field.tournament })
    for (let number = 1; number <= 7; number++)
      await field.office.make('game_sites', {
        ...{ name: `Field ${number}`, event_site_id: park.id, opens_at: '09:00', closes_at: '18:00' },
      })
    await field.office.make('pools', {
      ...{ name: 'A', tournament_id: field.tournament, team_ids: field.teams, generate_matchups: true },
      ...{ start_time: '2026-06-13T09:00:00', time_between_rounds: 60 },
    })
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, null)
    await page.setViewportSize(officeSizes[0])
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const open = (part: string) => page.goto(`${server.url}/office/tournaments/${field.tournament}/${part}`)
  const rows = () => page.getByRole('main').getByRole('listitem')
  /** Scrolls until something is there. */
  const scrollTo = (there: ReturnType<Page['getByText']>, by: number) =>
    expect
      .poll(async () => {
        await page.mouse.wheel(0, by)
        return there.isVisible()
      })
      .toBe(true)

  test('of the list of results those games alone are in the page that are near the screen', async () => {
    await open('results')
    await rows().first().waitFor()
    expect(await rows().count()).toBeLessThan(GAMES / 4)
    await expectAccessible(page, 'the results of a thousand games')
    const { objects } = await field.office.list(
      `/games/?tournament_id=${field.tournament}&order_by=[-start_time,-id]&limit=1`,
    )
    const last = objects[0]
    const [one = 0, two = 0] = field.strengths([last?.team_1_id, last?.team_2_id])
    const button = page.getByRole('button', { name: new RegExp(`Team ${one}\\b.*Team ${two}\\b`) })
    await page.mouse.move(700, 700)
    await scrollTo(button, 4000)
    expect(await rows().count()).toBeLessThan(GAMES / 4)
    await button.click()
    await page
      .getByRole('dialog')
      .getByText(new RegExp(`Team ${one}\\b`))
      .first()
      .waitFor()
  })

  test('on paper are all of them, in the office and for everybody', { tags: ['thorough'] }, async () => {
    const expectAllOnPaper = async (games: Locator): Promise<void> => {
      await games.first().waitFor()
      expect(await games.count()).toBeLessThan(GAMES / 4)
      await page.emulateMedia({ media: 'print' })
      await expect.poll(() => games.count()).toBe(GAMES)
      await page.emulateMedia({ media: 'screen' })
      await expect.poll(() => games.count()).toBeLessThan(GAMES / 4)
    }
    await open('results')
    await expectAllOnPaper(rows())
    // A browser prints the page in its state after the event `beforeprint`.
    const printed = await page.evaluate(async () => {
      window.dispatchEvent(new Event('beforeprint'))
      await Promise.resolve()
      const { length } = document.querySelectorAll('main li')
      window.dispatchEvent(new Event('afterprint'))
      return length
    })
    expect(printed).toBe(GAMES)
    await page.goto(`${server.url}/events/tournament:${field.tournament}`)
    await expectAllOnPaper(page.locator('main a[href*="/games/"]'))
  })

  test('a game is found among all of them', { tags: ['thorough'] }, async () => {
    await open('results?find=Team 46')
    await rows().first().waitFor()
    await page.mouse.move(700, 700)
    await scrollTo(page.getByRole('button', { name: /Team 46\b/ }).last(), 4000)
    for (const text of await rows().allTextContents()) expect(text).toContain('Team 46')
  })

  test(
    'the board says which fields are in view, and goes on to the others while the times stay',
    { tags: ['thorough'] },
    async () => {
      await open('schedule')
      const board = page.getByRole('group', { name: 'Fields and times' })
      await board.waitFor()
      await page.getByText('Field 1 to Field 6, of 7 fields').waitFor()
      await expectAccessible(page, 'a board that is wider than the screen')
      const nine = board.getByText('09:00', { exact: true }).first()
      const before = await nine.boundingBox()
      await page.getByRole('button', { name: 'More fields' }).press('Enter')
      await page.getByText('Field 2 to Field 7, of 7 fields').waitFor()
      expect((await nine.boundingBox())?.x).toBe(before?.x)
      await board.focus()
      await expect
        .poll(async () => {
          await board.press('ArrowLeft')
          return page.getByText('Field 1 to Field 6, of 7 fields').isVisible()
        })
        .toBe(true)
    },
  )

  test(
    'games that nobody has placed wait beside the board, some at first',
    { tags: ['thorough'] },
    async () => {
      const waiting = page.getByRole('region', { name: 'Not placed yet' })
      await waiting.getByRole('button', { name: 'more games' }).waitFor()
      const cards = waiting.getByRole('button', { name: /Team/ })
      expect(await cards.count()).toBe(30)
      await waiting.getByRole('button', { name: 'more games' }).click()
      await expect.poll(() => cards.count()).toBe(60)
      expect(
        (await field.office.list(`/games/?tournament_id=${field.tournament}&limit=1`)).meta.total_count,
      ).toBe(GAMES)
    },
  )
})
