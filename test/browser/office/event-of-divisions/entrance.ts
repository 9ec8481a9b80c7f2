import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { launchBrowser, type TestBrowser } from '../../../support/chromium.ts'
import { pageOf, shownUnsent, tap, tapPlay, untilStored } from '../../../support/tablet.ts'
import type { Desk } from './desk.ts'
import { divisionNames } from './divisions.ts'

/** A volunteer with a tablet at the entrance, who comes in by one pass for all divisions. */
export class Entrance {
  readonly page: Page
  readonly #browser: TestBrowser
  readonly #desk: Desk

  private constructor(browser: TestBrowser, desk: Desk) {
    this.page = pageOf(browser)
    this.#browser = browser
    this.#desk = desk
  }

  /** Makes the pass, and opens it on the tablet. */
  static async open(desk: Desk): Promise<Entrance> {
    await desk.tap(desk.link('Office'))
    await desk.tap(desk.link('Windmill'))
    await desk.tap(desk.link('People'))
    await desk.tap(desk.button('Create the pass'))
    const link = desk.page.getByRole('textbox', { name: 'Link for Windmill' })
    const { hash } = new URL(await link.inputValue())
    const entrance = new Entrance(await launchBrowser(), desk)
    const { page } = entrance
    await page.setViewportSize({ width: 820, height: 1180 })
    await page.goto(`${desk.proxy.url}/pass${hash}`)
    await desk.type(page.getByLabel('Your name'), 'Vera')
    await entrance.tap(page.getByRole('button', { name: 'Keep the score' }))
    const here = page.getByRole('region', { name: 'On this device' })
    for (const division of divisionNames) await here.getByRole('link', { name: division }).waitFor()
    await entrance.tap(here.getByRole('link', { name: 'Open' }))
    await page.getByRole('link', { name: 'Check-in' }).waitFor()
    await untilStored(page)
    return entrance
  }

  /** A tap of a finger, which counts as those at the desk. */
  async tap(target: Locator): Promise<void> {
    this.#desk.hand.count++
    await tap(target)
  }

  /** A tap on a play, and one on each of its players. */
  async tapPlay(play: string, team: string, players: readonly RegExp[]): Promise<void> {
    this.#desk.hand.count += 1 + players.length
    await tapPlay(this.page, play, team, players)
  }

  button = (name: string | RegExp): Locator =>
    this.page.getByRole('button', { name, exact: typeof name === 'string' })

  /** Does something while there is no network, and waits until the server knows all of it. */
  async offline(work: () => Promise<void>): Promise<void> {
    this.#desk.proxy.cut()
    await work()
    expect(Number(await shownUnsent(this.page))).toBeGreaterThan(0)
    this.#desk.proxy.heal()
    await this.untilSent()
  }

  untilSent = (): Promise<void> => expect.poll(() => shownUnsent(this.page)).toBe('0')

  close = (): Promise<void> => this.#browser.close()
}
