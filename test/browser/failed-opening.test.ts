import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { databaseName } from '../../client/sync/storage/database-name.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { postgresDatabases } from '../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { button, joinGame, pageOf, shownUnsent, tap, untilStored } from '../support/tablet.ts'

const list = z.object({ objects: z.array(z.looseObject({})) })

/** Breaks what opening an event needs, for as long as the browser keeps a note of what is broken. */
const breakable = () => {
  const broken = () => localStorage.getItem('broken')
  const request = navigator.locks.request.bind(navigator.locks)
  Object.defineProperty(navigator.locks, 'request', {
    value: (...asked: unknown[]): unknown =>
      broken() === 'lock' && asked[0] === 'sideline-recording'
        ? Promise.reject(new Error('The lock is broken'))
        : Reflect.apply(request, navigator.locks, asked),
  })
  const open = indexedDB.open.bind(indexedDB)
  indexedDB.open = (name, version) => {
    const broken = localStorage.getItem('broken')
    if (broken !== null && name.includes(broken))
      throw new DOMException('This disk is broken', 'UnknownError')
    return open(name, version)
  }
}

describe('an event that cannot be opened', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let browser: TestBrowser
  let page: Page
  let league: SmallLeague
  let other: SmallLeague
  let game: number
  let otherGame: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    const tournament = await make(server.db, 'tournaments', { name: 'Other Cup', season_id: league.season })
    for (const team_id of league.teams)
      await make(server.db, 'tournament_teams', { tournament_id: tournament, team_id })
    const pool = await make(server.db, 'pools', {
      name: 'B',
      tournament_id: tournament,
      team_ids: [...league.teams],
    })
    other = { ...league, tournament, poolRound: await make(server.db, 'pool_rounds', { pool_id: pool }) }
    otherGame = await makeGame(server.db, other)
    browser = await launchBrowser()
    page = pageOf(browser)
    await page.addInitScript(breakable)
    await joinGame(page, server.url, server.db, league, game, 'scorekeeper', 'Sam')
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const events = () => page.getByRole('link', { name: 'All events' })
  const event = (name: RegExp) => page.getByRole('link', { name }).first()

  test('says why, leaves nothing of it open, and can be opened once that is over', async () => {
    await page.goto(server.url)
    await event(/Other Cup/).waitFor()
    await page.evaluate(() => localStorage.setItem('broken', 'lock'))
    await event(/Other Cup/).click()
    await page.getByRole('alert').getByText('The lock is broken').waitFor()
    await events().click()
    await page.evaluate(() => localStorage.removeItem('broken'))
    await event(/Other Cup/).click()
    await page.getByTestId(`game-${otherGame}`).click()
    await page.getByTestId('score-1').waitFor()
    await expect.poll(() => shownUnsent(page)).toBe('0')
  })

  test('does not keep back what another event has to send', async () => {
    await untilStored(page)
    await browser.context.setOffline(true)
    // A beginning and a goal are four entries.
    for (const { tournament, one, unsent } of [
      { tournament: league.tournament, one: game, unsent: '4' },
      { tournament: other.tournament, one: otherGame, unsent: '8' },
    ]) {
      await page.goto(`${server.url}/events/tournament:${tournament}/games/${one}`)
      await tap(button(page, 'Start game'))
      await tap(button(page, 'Goal Sexy Legs'))
      await expect.poll(() => shownUnsent(page)).toBe(unsent)
    }
    await page.evaluate(
      name => localStorage.setItem('broken', name),
      databaseName(`tournament:${league.tournament}`),
    )
    await page.goto(server.url)
    await browser.context.setOffline(false)
    const scores = async () =>
      list.parse(await (await fetch(`${server.url}/v1/game_scores/?game_ids=%5B${otherGame}%5D`)).json())
        .objects
    await expect.poll(async () => (await scores()).length).toBe(1)
    await expect.poll(() => shownUnsent(page)).toBe('4')
  })
})
