import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ultimatePlays } from '../../shared-schema/sports/ultimate/plays.ts'
import { killBrowser, launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import {
  joinGame,
  pageOf,
  shownScore,
  shownUnsent,
  signIn,
  tap,
  tapPlay,
  untilStored,
} from '../support/tablet.ts'

const list = z.object({ objects: z.array(z.looseObject({})) })

/** Fifteen goals of the one team and twelve of the other, as they fall in a close game. */
const course = '121211221121212112212112121'.split('').map(side => (side === '1' ? 0 : 1))

describe('L1, L3: a game scored without a network', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let game: number
  let tablet: TestBrowser
  let spectator: TestBrowser
  const profiles: string[] = []

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    tablet = await launchBrowser()
    spectator = await launchBrowser()
    profiles.push(tablet.userDataDir, spectator.userDataDir)
  })
  afterAll(async () => {
    await Promise.allSettled([tablet.close(), spectator.close()])
    await proxy.close()
    await server.stop()
    for (const profile of profiles) rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })

  const gamePage = () => `${proxy.url}/events/tournament:${league.tournament}/games/${game}`
  const rest = async (path: string) =>
    list.parse(await (await fetch(`${server.url}/v1${path}`)).json()).objects

  /** One goal with its scorer and its assist, each by one tap. */
  async function score(page: Page, side: number, goal: number): Promise<void> {
    const names = [/Ann/, /Bob/, /Cas/]
    await tapPlay(page, 'Goal', ['Sexy Legs', 'Rusty Bikes'][side] ?? '', [
      names[goal % 3] ?? '',
      names[(goal + 1) % 3] ?? '',
    ])
  }

  test('starts cold, is scored to the end, survives the kill of the browser, and reaches the office and a second screen exactly once', async () => {
    const evening = pageOf(tablet)
    const screen = pageOf(spectator)
    await joinGame(evening, proxy.url, server.db, league, game, 'scorekeeper', 'Sam')
    await joinGame(screen, proxy.url, server.db, league, game, 'viewer', 'Vera')
    await untilStored(evening)

    // The spectator's own network stays whole: only the tablet sits behind the cut.
    await signIn(screen, server.url.replace('localhost', '127.0.0.1'), 'Vera', game)
    // Set up the evening before: what a browser keeps for a sign-in is on its disk only after a while.
    await tablet.context.close()
    tablet = await launchBrowser({ userDataDir: tablet.userDataDir })
    const page = pageOf(tablet)
    await page.goto(gamePage())
    await page.getByRole('button', { name: 'Start game' }).waitFor()
    proxy.cut()

    await page.reload()
    await tap(page.getByRole('button', { name: 'Start game' }))
    const before = course.slice(0, 14)
    for (const [goal, side] of before.entries()) await score(page, side, goal)
    const points = (goals: readonly number[]) =>
      `${goals.filter(side => side === 0).length}-${goals.filter(side => side === 1).length}`
    expect(await shownScore(page)).toBe(points(before))
    expect(Number(await shownUnsent(page))).toBeGreaterThan(14)

    await killBrowser(tablet)
    tablet = await launchBrowser({ userDataDir: tablet.userDataDir })
    const again = pageOf(tablet)
    await again.goto(gamePage())
    await again.getByTestId('score-1').waitFor()
    expect(await shownScore(again)).toBe(points(before))
    for (const [goal, side] of course.slice(14).entries()) await score(again, side, 14 + goal)
    const undo = again.getByRole('button', { name: /^Undo/ })
    const place = await undo.boundingBox()
    await tap(again.getByRole('button', { name: 'End game' }))
    await tap(again.getByRole('button', { name: 'Confirm end' }))
    // Everything on the screen is saved: the browser may be killed at that moment.
    await again.getByTestId('status').getByText(/final/i).waitFor()
    // The next steps are in the place of the buttons, and nothing below them moves.
    await again.getByRole('button', { name: 'Spirit scores' }).waitFor()
    for (const name of [/^Goal/, 'More', 'End game'])
      expect(await again.getByRole('button', { name, exact: true }).count()).toBe(0)
    expect(await undo.boundingBox()).toEqual(place)
    expect(await shownScore(again)).toBe('15-12')
    await killBrowser(tablet)
    tablet = await launchBrowser({ userDataDir: tablet.userDataDir })
    const atHome = pageOf(tablet)
    await atHome.goto(gamePage())
    await atHome.getByTestId('score-1').waitFor()
    expect(await shownScore(atHome)).toBe('15-12')
    expect(await shownScore(screen)).toBe('0-0')

    proxy.heal()
    await expect.poll(() => shownUnsent(atHome)).toBe('0')
    await expect.poll(() => shownScore(screen)).toBe('15-12')
    await expect.poll(() => screen.getByTestId('status').textContent()).toMatch(/final/i)

    expect(await (await fetch(`${server.url}/v1/games/${game}/`)).json()).toMatchObject({
      team_1_score: 15,
      team_2_score: 12,
      winner_id: league.teams[0],
    })
    const goals = (await rest(`/events/?game_ids=[${game}]&limit=200&order_by=[ordinal_number]`)).filter(
      event => event.type === ultimatePlays.goal,
    )
    expect(goals.map(event => event.player_2_team_id)).toEqual(course.map(side => league.teams[side]))
    const player = (side: number, index: number) => league.players[side === 0 ? 0 : 1][index % 3]
    expect(goals.map(event => event.player_2_id)).toEqual(course.map((side, goal) => player(side, goal)))
    expect(goals.map(event => event.player_1_id)).toEqual(course.map((side, goal) => player(side, goal + 1)))
    expect(await rest(`/game_scores/?game_id=${game}&limit=200`)).toHaveLength(course.length + 1)
    const lines = await rest(`/stats/ultimate/player_stats_per_game/?game_ids=[${game}]&limit=200`)
    expect(lines.reduce((sum, line) => sum + Number(line.goals_caught), 0)).toBe(27)
    expect(lines.reduce((sum, line) => sum + Number(line.goals_thrown), 0)).toBe(27)
  })
})
