import type { Page } from 'playwright-core'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { joinGame, pageOf, shownScore, shownUnsent, tap, tapPlay, untilStored } from '../support/tablet.ts'

const game = z.object({ team_1_score: z.int(), team_2_score: z.int() })

describe('two tablets that kept one game differently', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  /** The network of the two tablets. */
  let proxy: CuttableProxy
  let league: SmallLeague
  let gameId: number
  let browsers: TestBrowser[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db)
    gameId = await makeGame(server.db, league)
    browsers = await Promise.all([launchBrowser(), launchBrowser(), launchBrowser()])
  })
  afterAll(async () => {
    await Promise.allSettled(browsers.map(browser => browser.close()))
    await proxy.close()
    await server.stop()
  })

  const restScore = async (): Promise<string> => {
    const { team_1_score, team_2_score } = game.parse(
      await (await fetch(`${server.url}/v1/games/${gameId}/`)).json(),
    )
    return `${team_1_score}-${team_2_score}`
  }

  /** The score on all screens and in REST, once they agree. */
  const agreed = (pages: readonly Page[]) =>
    expect.poll(async () =>
      [...new Set([...(await Promise.all(pages.map(shownScore))), await restScore()])].join(', '),
    )

  async function record(page: Page, goals: readonly string[]): Promise<void> {
    await tap(page.getByRole('button', { name: 'Start game' }))
    for (const team of goals) await tapPlay(page, 'Goal', team, [/Ann/, /Bob/])
  }

  /** The clocks where the game is played, as they are now: it is decided in another half of the year. */
  const clockThere = () => Temporal.Now.zonedDateTimeISO('Europe/Amsterdam')
  const hourThere = (): string => clockThere().toPlainTime().toString().slice(0, 2)

  test('are compared by the organizer, who merges them play by play and takes that back', async () => {
    const began = hourThere()
    const [a, b, o] = browsers.map(pageOf)
    if (!a || !b || !o) throw new Error('A browser is missing')
    await Promise.all([
      joinGame(a, proxy.url, server.db, league, gameId, 'scorekeeper', 'Sam'),
      joinGame(b, proxy.url, server.db, league, gameId, 'scorekeeper', 'Tia'),
      joinGame(o, server.url, server.db, league, gameId, 'admin', 'Olga'),
    ])
    await Promise.all([untilStored(a), untilStored(b)])
    proxy.cut()
    await Promise.all([record(a, ['Sexy Legs', 'Sexy Legs']), record(b, ['Sexy Legs', 'Rusty Bikes'])])
    proxy.heal()
    for (const page of [a, b]) {
      await page.reload()
      await expect.poll(() => shownUnsent(page)).toBe('0')
    }

    await o.getByRole('link', { name: 'All games' }).click()
    await o.getByText('1 game has two scoresheets that differ').waitFor()
    await o.getByRole('link', { name: 'Compare and decide' }).click()
    await o.getByTestId(`dispute-${gameId}`).click()
    const pairs = o.getByTestId('pair')
    await expect.poll(() => pairs.filter({ hasText: /only (Sam|Tia)/ }).count()).toBe(2)
    expect(await pairs.filter({ hasText: 'on both' }).count()).toBe(2)

    for (const box of await pairs.filter({ hasText: /only/ }).getByRole('checkbox').all())
      await box.setChecked(true)
    await o.getByTestId('merged-score').getByText('2–1').waitFor()
    await o.getByRole('button', { name: 'The ticked plays count' }).click()
    // The game is played in Amsterdam: that is whose clock tells it, and says so if the office's own shows
    // another time.
    const hour = `(${began}|${hourThere()})`
    const there = clockThere().offset
    const offset = there === Temporal.Now.zonedDateTimeISO().offset ? '' : ` UTC\\${there}`
    await o
      .getByText(
        new RegExp(`Olga decided on \\d+ \\w+, ${hour}:\\d\\d${offset}: the sheets are merged, 2–1\\.`),
      )
      .waitFor()
    await agreed([a, b]).toBe('2-1')

    await o.getByRole('button', { name: 'Undo this decision' }).click()
    await pairs.first().waitFor()
    await agreed([a, b]).toMatch(/^(1-1|2-0)$/)

    // The sheet that does not count is listed with the same clock.
    await o.getByRole('link', { name: 'All disputes' }).click()
    await o.getByText('Not counted', { exact: true }).click()
    await o
      .getByText(/What (it says|they say)/)
      .first()
      .click()
    await o
      .getByText(new RegExp(`, ${hour}:\\d\\d${offset} · Goal `))
      .first()
      .waitFor()
  })
})
