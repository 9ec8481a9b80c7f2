/** @module-tag long */
import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { expectAccessible } from '../support/accessible.ts'
import { BoardScorer } from '../support/board-scorer.ts'
import { launchBrowser } from '../support/chromium.ts'
import { cuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { onEachGlass } from '../support/each-glass.ts'
import { touch, withFinger } from '../support/finger.ts'
import { makeGame, makeLeague, squad } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { button, joinGame, pageOf, shownUnsent, untilStored } from '../support/tablet.ts'

const [home, away] = ['Sexy Legs', 'Rusty Bikes']

/** The players of each team, and those who are suspended: `4 v 5 · #7`. */
async function boardOf(page: Page): Promise<string> {
  const chips = await page
    .getByTestId('situation')
    .getByRole('button', { name: /end the penalty$/ })
    .allTextContents()
  const out = await page
    .getByTestId('situation')
    .getByText(/· out$/)
    .allTextContents()
  return [
    await page.getByTestId('strength').textContent(),
    ...chips.map(text => text.split(' ')[0]),
    ...out,
  ].join(' · ')
}

const left = (page: Page, testId: string) =>
  page.getByTestId(testId).evaluate(element => element.getBoundingClientRect().left)

/** The colour of a large button, as it is on the screen. */
const colorOf = (page: Page, side: 1 | 2) =>
  page
    .locator(`[data-scores][data-side="${side}"]`)
    .first()
    .evaluate(element => getComputedStyle(element).backgroundColor)

describe('the board of ice hockey', { tags: ['thorough'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  onEachGlass(
    'ice hockey',
    'tells without a network who is suspended and how many play; teams change sides and wear their colours',
    async glass => {
      const league = await makeLeague(server.db, 'ice hockey', squad)
      const game = await makeGame(server.db, league)
      const proxy = await cuttableProxy(Number(new URL(server.url).port))
      const tablet = await launchBrowser({ glass })
      const page = pageOf(tablet)
      const scorer = new BoardScorer(page)
      const expectBoard = async (board: string): Promise<void> => {
        await expect.poll(() => boardOf(page)).toBe(board)
      }
      try {
        await joinGame(page, proxy.url, server.db, league, game, 'scorekeeper', `Sam${game}`)
        await untilStored(page)
        await withFinger(tablet.context)
        proxy.cut()
        await page.reload()
        await touch(button(page, 'More'))
        await touch(button(page, /^What to record/))
        await touch(page.getByRole('dialog').getByRole('button', { name: /^Scores with their players/ }))
        await expectBoard('5 v 5')

        await scorer.plays('Start game')
        // A penalty has the time of the clock that is on the screen.
        await button(page, 'Stop the clock').waitFor()
        await scorer.plays(`Minor penalty ${home}`, '#7')
        await expectBoard('4 v 5 · #7')
        await page.getByTestId('situation').getByText('Power play').waitFor()
        // The sides of the teams are those of the screen alone.
        await scorer.plays('Change sides on this screen')
        await expectBoard('5 v 4 · #7')
        expect(await left(page, 'score-2')).toBeLessThan(await left(page, 'score-1'))
        await page.reload()
        await expectBoard('5 v 4 · #7')
        await scorer.plays('Change sides on this screen')
        await expectBoard('4 v 5 · #7')
        expect(await left(page, 'score-1')).toBeLessThan(await left(page, 'score-2'))

        // A tap on the player ends the penalty, and so does a goal on the power play.
        await touch(button(page, /^#7 .* end the penalty$/))
        await expectBoard('5 v 5')
        await touch(button(page, /^Undo/))
        await expectBoard('4 v 5 · #7')
        // A plain goal is one on the power play by itself, unless it is corrected.
        await scorer.plays(`Goal ${away}`, '#3')
        await expectBoard('5 v 5')
        await page.getByTestId('play').first().getByText(`Power-play goal ${away}`).waitFor()
        await touch(button(page, /^Undo/))
        await expectBoard('4 v 5 · #7')
        await scorer.plays(`Power-play goal ${away}`, '#3')
        await expectBoard('5 v 5')
        expect(await scorer.score()).toBe('0 – 1')
        await scorer.playsMore(`Match penalty ${away}`, '#9')
        await expectBoard('5 v 4 · #9 · out')

        const usual = await colorOf(page, 2)
        await touch(button(page, 'More'))
        await touch(button(page, 'Shirt colours…'))
        for (const team of [home, away])
          await touch(
            page.getByRole('group', { name: team, exact: true }).getByRole('button', { name: 'red' }),
          )
        await expectAccessible(page, 'shirt colours')
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        expect(await colorOf(page, 1)).not.toBe(await colorOf(page, 2))
        expect(await colorOf(page, 1)).toMatch(/^rgb\(1\d\d, \d+, \d+\)$/)
        expect(await colorOf(page, 2)).not.toBe(usual)
        await expectAccessible(page, 'board with shirt colours')

        proxy.heal()
        await expect.poll(() => shownUnsent(page)).toBe('0')
        expect(await (await fetch(`${server.url}/v1/games/${game}/`)).json()).toMatchObject({
          status: 'live',
          ...{ team_1_score: 0, team_2_score: 1, team_1_id: league.teams[0] },
        })
      } finally {
        await tablet.close()
        await proxy.close()
        rmSync(tablet.userDataDir, { recursive: true, force: true, maxRetries: 5 })
      }
    },
  )
})
