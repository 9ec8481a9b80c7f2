import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { button, joinGame, pageOf, tap } from '../support/tablet.ts'

declare global {
  interface Window {
    /** The ways in which the device confirmed a tap. */
    confirmed: ('vibrated' | 'sounded')[]
  }
}

describe('a tablet outdoors', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let browser: TestBrowser
  let page: Page
  let gamePage: string

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const league = await makeLeague(server.db)
    const game = await makeGame(server.db, league)
    browser = await launchBrowser({ withScreen: true })
    page = pageOf(browser)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.addInitScript(() => {
      window.confirmed = []
      navigator.vibrate = () => window.confirmed.push('vibrated') > 0
      window.AudioContext = class extends AudioContext {
        override createOscillator(): OscillatorNode {
          window.confirmed.push('sounded')
          return super.createOscillator()
        }
      }
    })
    await joinGame(page, server.url, server.db, league, game, 'scorekeeper', 'Sam')
    gamePage = page.url()
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  /** The confirmations of taps since the last call. */
  const confirmed = (): Promise<string[]> => page.evaluate(() => window.confirmed.splice(0))
  const setTablet = async (): Promise<void> => {
    await page.goto(`${server.url}/device`)
    await page.getByRole('heading', { name: 'How it looks' }).waitFor()
  }
  const leftOf = async (name: string | RegExp): Promise<number> => {
    const one = button(page, name).first()
    let box = await one.boundingBox()
    // While the list of plays is drawn again, a line of it has no place for a moment.
    while (box === null) {
      await one.waitFor()
      box = await one.boundingBox()
    }
    return box.x
  }

  test('keeps the screen on while a game is on, and says so', async () => {
    const sign = page.getByRole('img', { name: 'The screen stays on' })
    await button(page, 'Start game').waitFor()
    expect(await sign.count()).toBe(0)
    await tap(button(page, 'Start game'))
    await sign.waitFor()
    await page.reload()
    await sign.waitFor()
  })

  test('confirms each goal by vibrating, unless this is turned off, and by a sound if this is turned on', async () => {
    await confirmed()
    await tap(button(page, 'Goal Sexy Legs'))
    await expect.poll(confirmed).toEqual(['vibrated'])

    await setTablet()
    await page.getByRole('switch', { name: 'The tablet sounds' }).press('Space')
    await expect.poll(confirmed).toEqual(['vibrated', 'sounded'])
    await page.getByRole('switch', { name: 'The tablet vibrates' }).press('Space')
    await expect.poll(confirmed).toEqual(['sounded'])

    await page.goto(gamePage)
    await tap(button(page, 'Goal Rusty Bikes'))
    await expect.poll(confirmed).toEqual(['sounded'])
  })

  test('has for a left hand on the left what it has for a right hand on the right', async () => {
    const places = async () => [
      await leftOf('End game'),
      await leftOf(/^Undo/),
      await leftOf(/^Correct play 1/),
    ]
    await button(page, /^Correct play 1/).waitFor()
    const [end = 0, undo = 0, list = 0] = await places()
    expect(end).toBeGreaterThan(undo)

    await setTablet()
    await page.getByText('Left', { exact: true }).click()
    await page.goto(gamePage)
    await button(page, /^Correct play 1/).waitFor()
    const [endLeft = 0, undoLeft = 0, listLeft = 0] = await places()
    expect(endLeft).toBeLessThan(undoLeft)
    expect(listLeft).toBeLessThan(list)
  })
})
