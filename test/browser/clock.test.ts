/** @module-tag long */
import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { killBrowser, launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { button, joinGame, pageOf, shownScore, shownUnsent, tap, untilStored } from '../support/tablet.ts'

const playByPlay = z.object({ plays: z.array(z.object({ clock: z.string().nullable() })) })
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
const [home, away] = ['Sexy Legs', 'Rusty Bikes']

describe('the clock of a game', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let game: number
  let tablet: TestBrowser
  let other: TestBrowser
  const profiles: string[] = []

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    tablet = await launchBrowser()
    other = await launchBrowser()
    profiles.push(tablet.userDataDir, other.userDataDir)
    const site = await make(server.db, 'event_sites', { name: 'Park', tournament_id: league.tournament })
    const field = await make(server.db, 'game_sites', { name: 'Field 3', event_site_id: site })
    const final = await make(server.db, 'games', {
      tournament_id: league.tournament,
      pool_round_id: league.poolRound,
      start_time: '2026-06-01T14:00:00',
      game_site_id: field,
    })
    await put(`games/${game}`, { next_game_for_winner_id: final, game_site_id: field })
    await put(`tournaments/${league.tournament}`, { soft_cap_minutes: 2, captains_confirm: true })
  })
  afterAll(async () => {
    await Promise.allSettled([tablet.close(), other.close()])
    await proxy.close()
    await server.stop()
    for (const profile of profiles) rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })

  async function put(path: string, values: object): Promise<void> {
    const { status } = await fetch(`${server.url}/v1/${path}/`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${await server.signIn('owner')}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(values),
    })
    expect(status).toBe(202)
  }

  const gamePage = () => `${proxy.url}/events/tournament:${league.tournament}/games/${game}`
  /** The seconds that it shows. */
  async function shown(page: Page): Promise<number> {
    const [minutes = 0, seconds = 0] = ((await page.getByTestId('clock').textContent()) ?? '')
      .split(':')
      .map(Number)
    return minutes * 60 + seconds
  }
  /** Several taps in one step of the page, which draws nothing between them. */
  const tapAtOnce = (page: Page, ...names: string[]): Promise<void> =>
    page.evaluate(names => {
      const all = [...document.querySelectorAll('button')]
      for (const name of names)
        all.find(one => (one.getAttribute('aria-label') ?? one.textContent).trim() === name)?.click()
    }, names)
  /** The times of the plays of a game, once all are sent. */
  async function clocks(page: Page, id: number): Promise<(string | null)[]> {
    await expect.poll(() => shownUnsent(page)).toBe('0')
    const { plays } = playByPlay.parse(await (await fetch(`${server.url}/v1/games/${id}/plays/`)).json())
    return plays.map(({ clock }) => clock)
  }
  const reminder = (page: Page, words: string) =>
    page.getByRole('region', { name: 'Score' }).getByText(words).waitFor()

  test('times a play that is tapped before the screen shows the start', async () => {
    const quick = await makeGame(server.db, league)
    const one = await launchBrowser()
    profiles.push(one.userDataDir)
    const page = pageOf(one)
    await joinGame(page, server.url, server.db, league, quick, 'scorekeeper', 'Uma')
    await button(page, 'Start game').waitFor()
    await page.waitForTimeout(1000)
    await tapAtOnce(page, 'Start game', `Goal ${home}`)
    await expect.poll(() => shownScore(page)).toBe('1-0')
    expect(await clocks(page, quick)).toEqual(['0:00'])
    await one.close()
  })

  test(
    'times no play after a start that is undone before the screen shows it',
    { tags: ['thorough'] },
    async () => {
      const quick = await makeGame(server.db, league)
      const one = await launchBrowser()
      profiles.push(one.userDataDir)
      const page = pageOf(one)
      await joinGame(page, server.url, server.db, league, quick, 'scorekeeper', 'Una')
      // A note does not start the game, and gives Undo something to take back.
      await tap(button(page, 'More'))
      await tap(button(page, 'Note…'))
      await page.getByLabel('Note', { exact: true }).fill('wet field')
      await tap(button(page, 'Save'))
      await button(page, 'Undo Note').waitFor()
      expect(await page.getByTestId('status').textContent()).toBe('Not started')
      await page.waitForTimeout(1000)
      await tapAtOnce(page, 'Start game', 'Undo Note', `Goal ${home}`)
      await expect.poll(() => shownScore(page)).toBe('1-0')
      expect(await clocks(page, quick)).toEqual(['', ''])
      await one.close()
    },
  )

  test('is beside a match that is won by the points of the event', { tags: ['thorough'] }, async () => {
    await put(`tournaments/${league.tournament}`, { points_to_win: 2 })
    const short = await makeGame(server.db, league)
    const one = await launchBrowser()
    profiles.push(one.userDataDir)
    const page = pageOf(one)
    await joinGame(page, server.url, server.db, league, short, 'scorekeeper', 'Vic')
    await tap(button(page, `Goal ${home}`))
    await expect.poll(() => shownScore(page)).toBe('1-0')
    expect(await page.getByText('Match won').count()).toBe(0)
    await tap(button(page, `Goal ${home}`))
    await page.getByText('Match won').first().waitFor()
    await put(`tournaments/${league.tournament}`, { points_to_win: null })
    await one.close()
  })

  test(
    'goes on through a reload and the death of the tablet, is the same on the one that takes over, and says what a cap changes and where the winner goes',
    { tags: ['thorough'] },
    async () => {
      const evening = pageOf(tablet)
      const second = pageOf(other)
      await joinGame(evening, proxy.url, server.db, league, game, 'scorekeeper', 'Sam')
      await joinGame(second, server.url, server.db, league, game, 'scorekeeper', 'Tim')
      await untilStored(evening)
      // Set up the evening before: what a browser keeps for a sign-in is on its disk only after a while.
      await tablet.context.close()
      tablet = await launchBrowser({ userDataDir: tablet.userDataDir })
      const first = pageOf(tablet)
      await first.goto(gamePage())
      await button(first, 'Start game').waitFor()
      proxy.cut()
      await first.reload()
      const started = Date.now()
      await tap(button(first, 'Start game'))
      const since = (): number => (Date.now() - started) / 1000
      const expectRunning = async (page: Page): Promise<void> => {
        const before = since()
        const clock = await shown(page)
        expect(clock).toBeGreaterThanOrEqual(Math.floor(before) - 15)
        expect(clock).toBeLessThanOrEqual(Math.ceil(since()) + 2)
      }
      await first.getByRole('button', { name: 'Stop the clock' }).waitFor()
      await first.reload()
      await first.getByTestId('clock').waitFor()
      await expectRunning(first)
      const beforeDeath = await shown(first)
      await killBrowser(tablet)
      tablet = await launchBrowser({ userDataDir: tablet.userDataDir })
      const page = pageOf(tablet)
      await page.goto(gamePage())
      await page.getByTestId('clock').waitFor()
      await expectRunning(page)
      expect(await shown(page)).toBeGreaterThan(beforeDeath)

      // It stops, is set, and runs again.
      await tap(button(page, 'Stop the clock'))
      await button(page, 'Start the clock').waitFor()
      const stood = await shown(page)
      await page.waitForTimeout(2500)
      expect(await shown(page)).toBe(stood)
      await tap(button(page, 'More'))
      await tap(button(page, 'Set the clock…'))
      const time = page.getByRole('textbox', { name: 'Time on the clock' })
      await time.fill('9:7x')
      await page.getByText('This is no time').waitFor()
      await tap(button(page, 'Save'))
      await time.fill('0' + clockText(stood).replace(':', ''))
      await page.getByText('This is no time').waitFor({ state: 'detached' })
      await tap(button(page, '+ 1 min'))
      await tap(button(page, '+ 1 min'))
      expect(await time.inputValue()).toBe('')
      await tap(button(page, 'Save'))
      await expect.poll(() => shown(page)).toBe(stood + 120)
      await tap(button(page, 'More'))
      await reminder(page, 'Soft cap: finish this point')
      await tap(button(page, `Goal ${home}`))
      await reminder(page, 'Game to 2')
      expect(await shownScore(page)).toBe('1-0')

      // The goal has the time that the clock showed.
      proxy.heal()
      expect(await clocks(page, game)).toEqual([clockText(stood + 120)])

      await tap(button(page, 'Start the clock'))
      await expect.poll(() => shownUnsent(page)).toBe('0')
      await tap(button(second, 'Take over scoring'))
      await button(second, 'Stop the clock').waitFor()
      expect(Math.abs((await shown(second)) - (await shown(page)))).toBeLessThanOrEqual(2)

      // The end, with what follows from it and the captains' agreement.
      await tap(button(second, `Goal ${home}`))
      await tap(button(second, 'End game'))
      const dialog = second.getByRole('dialog')
      await dialog.getByText(new RegExp(`${home} goes to .*Field 3.*14:00`)).waitFor()
      await dialog.getByLabel(home).fill('AL')
      await dialog.getByLabel(away).fill('BK')
      await tap(button(second, 'Confirm end'))
      await second.getByText('Agreed by AL and BK').waitFor()
      await second.getByTestId('play').getByText('Game ended').waitFor()
      await tap(button(second, 'Reopen game'))
      await second.getByTestId('play').getByText('Game reopened').waitFor()
      await tap(button(second, 'End game'))
      await tap(button(second, 'Confirm end'))
      await tap(second.getByRole('link', { name: /14:00.* Sexy Legs/ }))
      await second.getByTestId('status').getByText('Not started').waitFor()
      expect(await second.getByRole('heading', { name: home }).count()).toBe(1)
    },
  )
})
