// A whole game as somebody taps it on a tablet without a network, so that a sport's test is the story of its game alone.
import type { Kysely } from 'kysely'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Database } from '../../server/database/schema.ts'
import { killBrowser, launchBrowser, type TestBrowser } from './chromium.ts'
import type { CuttableProxy } from './cuttable-proxy.ts'
import type { SmallLeague } from './league.ts'
import { button, joinGame, pageOf, shownScore, shownUnsent, tap } from './tablet.ts'

export const [home, away] = ['Sexy Legs', 'Rusty Bikes'] as const

/** Longer than two taps of a finger that bounced. */
const BETWEEN_TAPS_MS = 350
/** Answers to a question are written behind what is shown next. */
const UNTIL_WRITTEN_MS = 1000

/** The tablet of whoever keeps the score of one game. */
export class Scorer {
  #tablet: TestBrowser
  readonly #path: string
  readonly #proxy: CuttableProxy
  readonly #size: { readonly width: number; readonly height: number }

  private constructor(tablet: TestBrowser, path: string, proxy: CuttableProxy, size: Scorer['size']) {
    this.#tablet = tablet
    this.#path = path
    this.#proxy = proxy
    this.#size = size
  }

  /** Signs in and opens the game while there is a network, the evening before; then there is none. */
  static async arrive(
    proxy: CuttableProxy,
    db: Kysely<Database>,
    league: SmallLeague,
    game: number,
    size: Scorer['size'],
  ): Promise<Scorer> {
    let tablet = await launchBrowser()
    await joinGame(pageOf(tablet), proxy.url, db, league, game, 'scorekeeper', `Sam${game}`)
    await pageOf(tablet).evaluate(() => navigator.serviceWorker.ready)
    // What a browser keeps for a sign-in is on its disk only after a while.
    await tablet.context.close()
    tablet = await launchBrowser({ userDataDir: tablet.userDataDir })
    const scorer = new Scorer(tablet, `/events/tournament:${league.tournament}/games/${game}`, proxy, size)
    await scorer.#open()
    proxy.cut()
    await scorer.reload()
    return scorer
  }

  get size(): { readonly width: number; readonly height: number } {
    return this.#size
  }

  /** The folder in which the browser keeps all that it has, through all kills. */
  get profile(): string {
    return this.#tablet.userDataDir
  }

  get page(): Page {
    return pageOf(this.#tablet)
  }

  async #open(): Promise<void> {
    await this.page.setViewportSize(this.#size)
    await this.page.goto(this.#proxy.url + this.#path)
    await this.page.getByTestId('score-1').waitFor()
  }

  async reload(): Promise<void> {
    await this.page.waitForTimeout(UNTIL_WRITTEN_MS)
    await this.page.reload()
    await this.page.getByTestId('score-1').waitFor()
  }

  /** The battery is pulled out in the middle of the game. */
  async kill(): Promise<void> {
    await this.page.waitForTimeout(UNTIL_WRITTEN_MS)
    await killBrowser(this.#tablet)
    this.#tablet = await launchBrowser({ userDataDir: this.#tablet.userDataDir })
    await this.#open()
  }

  /** The first button of a name. */
  tap(name: string | RegExp): Promise<void> {
    return tap(button(this.page, name).first())
  }

  /** Taps what records something, and waits until it is shown: then it is saved. */
  async record(name: string): Promise<void> {
    await this.#shown(() => this.tap(name))
  }

  /** Taps that are one after the other on one button. */
  async recordOften(name: string, times: number): Promise<void> {
    await this.record(name)
    for (let taps = 1; taps < times; taps++) {
      await this.page.waitForTimeout(BETWEEN_TAPS_MS)
      await this.#shown(() => button(this.page, name).click())
    }
  }

  async #shown(record: () => Promise<void>): Promise<void> {
    const lines = this.page.locator('[data-testid="play"]:not([data-mark="undone"])')
    const before = await lines.count()
    await record()
    await expect.poll(() => lines.count()).toBe(before + 1)
  }

  /** What a dialog asks: behind it there may be a button of the same name. */
  tapInDialog(name: string | RegExp): Promise<void> {
    return tap(this.page.getByRole('dialog').getByRole('button', { name }))
  }

  start(): Promise<void> {
    return this.record('Start game')
  }

  async level(name: string): Promise<void> {
    await this.tap('More')
    await this.tap(/^What to record/)
    await tap(this.page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) }))
    await this.page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  /** A play, wherever its button is, and the answers to what is asked about it, with `Done` before what is not answered. */
  async play(name: string, team: string, ...answers: (string | RegExp)[]): Promise<void> {
    await this.#shown(() => this.#tapPlay(`${name} ${team}`))
    const questions = this.page.getByRole('region', { name: `${name} ${team}`, exact: true })
    for (const answer of answers) await tap(questions.getByRole('button', { name: answer }).first())
    await questions.waitFor({ state: 'detached' })
  }

  async #tapPlay(name: string): Promise<void> {
    if (!(await button(this.page, name).isVisible())) await this.tap('More')
    await this.tap(name)
  }

  /** What is offered under More alone, and asks nothing. */
  async more(name: string): Promise<void> {
    await this.tap('More')
    await this.record(name)
  }

  async score(expected: string): Promise<void> {
    await expect.poll(() => shownScore(this.page)).toBe(expected)
  }

  async end(): Promise<void> {
    await this.tap('End game')
    await this.tap('Confirm end')
    await this.page.getByTestId('status').getByText(/final/i).waitFor()
  }

  /** Back where there is a network: all is sent. */
  async goHome(): Promise<void> {
    this.#proxy.heal()
    await expect.poll(() => shownUnsent(this.page)).toBe('0')
  }

  async leave(): Promise<void> {
    this.#proxy.heal()
    await this.#tablet.close()
  }
}
