/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible } from '../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { demoDatabases } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { pageOf, tap, untilStored } from '../support/tablet.ts'

const pools = z.object({
  objects: z.array(
    z.object({ name: z.string(), standings: z.array(z.object({ team: z.object({ name: z.string() }) })) }),
  ),
})

const games = z.object({ objects: z.array(z.object({ id: z.int(), status: z.string() })) })

/** Everybody may see the invented league; nobody is signed in. */
describe('an event on a tablet without a network', () => {
  const freshDatabaseUrl = demoDatabases()
  let server: TestServer
  let browser: TestBrowser
  let page: Page
  /** The address of a game that is over. */
  let game: string

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    browser = await launchBrowser()
    page = pageOf(browser)
    await browser.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(event())
    await page
      .getByTestId(/^game-/)
      .first()
      .waitFor()
    await page.getByRole('status').filter({ hasText: 'Downloading' }).waitFor({ state: 'detached' })
    await show('Leaders')
    await page.getByRole('table').first().waitFor()
    // The plays of a game that is over are requested from the office, and kept.
    const { objects } = games.parse(
      await (await fetch(`${server.url}/v1/games/?tournament_id=1&limit=200`)).json(),
    )
    game = `${event()}/games/${objects.find(({ status }) => status === 'final')?.id}`
    await page.goto(game)
    await page.getByTestId('play').first().waitFor()
    // From then on the app itself is there without a network.
    await untilStored(page)
    await browser.context.setOffline(true)
  })
  beforeEach(async () => {
    await page.goto(event())
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const event = () => `${server.url}/events/tournament:1`
  const show = (part: string) => page.getByRole('link', { name: part, exact: true }).click()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

  test('shows who leads, and what a player did game by game', async () => {
    await show('Leaders')
    await expectAccessible(page, 'leaders')
    const player = page.getByRole('table').first().getByRole('link').first()
    const name = await player.textContent()
    await player.click()
    await expect.poll(() => page.getByRole('heading', { level: 2 }).textContent()).toBe(name)
    await page
      .getByRole('row', { name: /^Total/ })
      .first()
      .waitFor()
    await expectAccessible(page, 'a player of an event')
  })

  test('shows the standings as the office has them', async () => {
    await show('Standings')
    const { objects } = pools.parse(
      await (await fetch(`${server.url}/v1/pools/?tournament_id=1&limit=50`)).json(),
    )
    expect(objects.length).toBeGreaterThan(1)
    for (const { name, standings } of objects) {
      const teams = page.getByRole('table', { name: `Pool ${name}` }).getByRole('button')
      const names = standings.map(({ team }) => team.name)
      await expect
        .poll(async () =>
          (await teams.allTextContents()).map((text, place) => {
            const expected = names[place] ?? ''
            return new RegExp(`^${expected}\\b`).test(text) ? expected : text
          }),
        )
        .toEqual(names)
    }
    await expectAccessible(page, 'standings')
  })

  test(
    'shows on a small tablet the whole of a bracket, and on a phone the whole of a field',
    { tags: ['thorough'] },
    async () => {
      const parts = page.viewportSize() ?? { width: 1280, height: 720 }
      await page.setViewportSize({ width: 800, height: 600 })
      await show('Brackets')
      const bracket = page.getByRole('group', { name: /^Rounds of/ }).first()
      await bracket.getByRole('link').first().waitFor()
      await expect.poll(() => bracket.evaluate(one => one.scrollWidth - one.clientWidth)).toBe(0)
      const cut = bracket.locator('[data-testid^="bracket-game-"] span')
      expect(
        await cut.evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length),
      ).toBe(0)

      await page.setViewportSize({ width: 390, height: 844 })
      await show('Standings')
      const places = page.getByRole('table', { name: /^Final places/ }).getByRole('row')
      await places.last().waitFor()
      expect(await places.last().evaluate(row => row.clientHeight)).toBeLessThan(60)
      await show('Schedule')
      const field = page.getByRole('columnheader').first()
      await field.waitFor()
      const { x = 0, width = 999 } = (await field.boundingBox()) ?? {}
      expect(x).toBeLessThan(110)
      expect(x + width).toBeLessThan(390)
      await page.setViewportSize(parts)
    },
  )

  test('shows a team, whose games can be followed and shown alone', { tags: ['thorough'] }, async () => {
    await show('Standings')
    const table = page.getByRole('table', { name: 'Pool A' })
    const team = table.getByRole('button').first()
    await team.click()
    await table.getByText(/^Played \d+ · Won, lost, tied/).waitFor()
    await expectAccessible(page, 'a team asked about in standings')
    await table.getByRole('link', { name: /^Games and players of/ }).click()
    const name = (await page.getByRole('heading', { level: 2 }).textContent()) ?? ''
    await page.getByRole('button', { name: 'Follow' }).click()
    await expect
      .poll(() => page.getByRole('button', { name: 'Follow' }).getAttribute('aria-pressed'))
      .toBe('true')
    await expectAccessible(page, 'a team of an event')
    await show('Games')
    await page.getByRole('button', { name: 'Followed' }).click()
    const cards = page.getByTestId(/^game-/)
    await expect.poll(() => cards.filter({ hasNotText: name }).count()).toBe(0)
    expect(await cards.count()).toBeGreaterThan(2)
    await expectAccessible(page, 'the games of followed teams')
    await page.getByRole('button', { name: 'Followed' }).click()
  })

  test(
    'shows of a game its plays, the course of its score and its box score',
    { tags: ['thorough'] },
    async () => {
      await page.goto(game)
      await page.getByTestId('play').first().waitFor()
      await tap(page.getByRole('tab', { name: 'Box score' }))
      const course = page.getByRole('figure')
      await course.getByText(/^Largest lead: .*The lead changed \d+ times?\.$/).waitFor()
      expect(await course.locator('path').count()).toBe(2)
      // The box score is loaded separately from the course of the score.
      await page.getByRole('row').nth(10).waitFor()
      await expectAccessible(page, 'the box score of a game')
    },
  )

  test('draws of a long list only what is near', { tags: ['thorough'] }, async () => {
    await show('Games')
    await page
      .getByTestId(/^game-/)
      .first()
      .waitFor()
    expect(await page.getByTestId(/^game-/).count()).toBeLessThan(70)
    const first = await page
      .getByTestId(/^game-/)
      .first()
      .getAttribute('data-testid')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.getByTestId(/^game-/).count()).toBeLessThan(40)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect
      .poll(() =>
        page
          .getByTestId(/^game-/)
          .first()
          .getAttribute('data-testid'),
      )
      .not.toBe(first)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  test(
    'has the schedule as fields and times, and the bracket with its lines',
    { tags: ['thorough'] },
    async () => {
      await show('Schedule')
      await page.getByRole('columnheader', { name: 'Field 2' }).waitFor()
      await expectAccessible(page, 'the schedule')
      const teams = page.getByRole('combobox', { name: 'Games of a team' })
      const team = (await teams.getByRole('option').nth(1).textContent()) ?? ''
      await teams.selectOption({ index: 1 })
      await page.getByRole('heading', { level: 2, name: team }).waitFor()
      expect(
        await page
          .getByTestId(/^game-/)
          .filter({ hasText: team })
          .count(),
      ).toBeGreaterThan(2)
      await show('Brackets')
      await page.getByText('Winner of SF 1').first().waitFor()
      expect(await page.locator('svg path[d^="M"][d*="V"]').count()).toBeGreaterThanOrEqual(6)
      await expectAccessible(page, 'brackets')
    },
  )

  test('is shared as a link to its public address, or as a picture', { tags: ['thorough'] }, async () => {
    await show('Brackets')
    await page.getByRole('button', { name: 'Share the link' }).click()
    await expect.poll(clipboard).toBe(`${server.url}/tournaments/1/brackets/`)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Share as a picture' }).click()
    expect((await saved).suggestedFilename()).toMatch(/Brackets.*\.png$/)
    await page.getByText('Saved as a picture').waitFor()
  })
})
