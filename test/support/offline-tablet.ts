// A tablet without a network at a game, set up the evening before and opened cold.
import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Sport } from '../../shared-schema/sports/index.ts'
import { killBrowser, launchBrowser, type Glass, type TestBrowser } from './chromium.ts'
import { cuttableProxy, type CuttableProxy } from './cuttable-proxy.ts'
import { withFinger } from './finger.ts'
import { makeGame, makeLeague, squad, type SmallLeague } from './league.ts'
import type { TestServer } from './server.ts'
import { join, pageOf, untilStored } from './tablet.ts'

interface Parts {
  readonly league: SmallLeague
  readonly glass: Glass
  readonly proxy: CuttableProxy
  readonly browser: TestBrowser
}

export class OfflineTablet {
  readonly league: SmallLeague
  readonly game: number
  readonly #proxy: CuttableProxy
  readonly #glass: Glass
  #browser: TestBrowser

  private constructor(game: number, { league, glass, proxy, browser }: Parts) {
    this.league = league
    this.game = game
    this.#glass = glass
    this.#proxy = proxy
    this.#browser = browser
  }

  /** A tablet of a scorekeeper, closed, with a game of two teams on it. @param players of each team */
  static async atGame(
    { db, url }: TestServer,
    sport: Sport,
    glass: Glass,
    players = squad,
  ): Promise<OfflineTablet> {
    const league = await makeLeague(db, sport, players)
    const game = await makeGame(db, league)
    const proxy = await cuttableProxy(Number(new URL(url).port))
    const browser = await launchBrowser({ glass })
    const tablet = new OfflineTablet(game, { league, glass, proxy, browser })
    try {
      await join(tablet.page, proxy.url, db, league, 'scorekeeper', `Sam${game}`)
      await tablet.page.goto(tablet.#address)
      await tablet.page.getByTestId('score-1').waitFor()
      await untilStored(tablet.page)
      // The cookie of a sign-in is on the disk only once the browser is closed.
      await browser.context.close()
      proxy.cut()
      return tablet
    } catch (error) {
      await tablet.close()
      throw error
    }
  }

  get page(): Page {
    return pageOf(this.#browser)
  }

  get #address(): string {
    return `${this.#proxy.url}/events/tournament:${this.league.tournament}/games/${this.game}`
  }

  /** Opens the app at the game. */
  async open(): Promise<Page> {
    this.#browser = await launchBrowser({ glass: this.#glass, userDataDir: this.#browser.userDataDir })
    await withFinger(this.#browser.context)
    await this.page.goto(this.#address)
    return this.page
  }

  /** The power fails. */
  async kill(): Promise<void> {
    await killBrowser(this.#browser)
  }

  /** The network is back. */
  heal(): void {
    this.#proxy.heal()
  }

  async close(): Promise<void> {
    await this.#browser.context.close().catch(() => undefined)
    rmSync(this.#browser.userDataDir, { recursive: true, force: true, maxRetries: 5 })
    await this.#proxy.close()
  }
}
