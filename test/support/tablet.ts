// A tablet as its scorekeeper uses it: a browser, and the names of what is on the screen.
import type { Kysely } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { invite } from '../../server/accounts/links/invitations.ts'
import type { Database } from '../../server/database/schema.ts'
import type { TestBrowser } from './chromium.ts'
import type { SmallLeague } from './league.ts'

export const PASSWORD = 'correct horse battery'

export function pageOf(browser: TestBrowser): Page {
  const [page] = browser.context.pages()
  if (!page) throw new Error('The browser has no page')
  return page
}

/** Makes an account by invitation and opens the game, as somebody does who is new. */
export async function joinGame(
  page: Page,
  origin: string,
  db: Kysely<Database>,
  league: SmallLeague,
  game: number,
  role: 'admin' | 'scorekeeper' | 'viewer',
  name: string,
): Promise<void> {
  await join(page, origin, db, league, role, name)
  await openGame(page, game)
}

/** Makes an account by invitation. */
export async function join(
  page: Page,
  origin: string,
  db: Kysely<Database>,
  { organization }: SmallLeague,
  role: 'admin' | 'scorekeeper' | 'viewer',
  name: string,
): Promise<void> {
  const code = await invite(db, { organization_id: organization, role, place: null }, null)
  await page.goto(`${origin}/join#${code}`)
  await page.getByLabel('Name').fill(name)
  await fillCredentials(page, name)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText(`Signed in as ${name}`).waitFor()
}

/** Signs in somebody who joined before, perhaps at another address of the server. */
export async function signIn(page: Page, origin: string, name: string, game: number): Promise<void> {
  await page.goto(`${origin}/sign-in`)
  await fillCredentials(page, name)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await openGame(page, game)
}

async function fillCredentials(page: Page, name: string): Promise<void> {
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`)
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
}

async function openGame(page: Page, game: number): Promise<void> {
  await page
    .getByRole('link', { name: /Test Cup/ })
    .first()
    .click()
  await page.getByTestId(`game-${game}`).click()
  await page.getByTestId('score-1').waitFor()
}

/** The score as the screen shows it: `15-12`. */
export const shownScore = async (page: Page): Promise<string> =>
  [await page.getByTestId('score-1').textContent(), await page.getByTestId('score-2').textContent()].join('-')

/**
 * How many entries the screen says are not sent yet, once it has counted them: right after it was opened it
 * has not.
 */
export const shownUnsent = (page: Page): Promise<string | null> =>
  page.locator('[data-testid="sync-state"]:not([data-unsent="unknown"])').getAttribute('data-unsent')

declare global {
  interface Window {
    /** By how many milliseconds `performance.now()` is ahead. */
    aheadMs?: number
    /** True if a tap came through the guard of taps. */
    isTapTaken?: boolean
  }
}

/**
 * Taps when a scorekeeper would have seen it: a button that has just come, moved or changed takes no taps. Only the
 * clock of the guard of taps advances for that, which is `performance.now()`.
 */
export async function tap(button: Locator): Promise<void> {
  let isTaken: boolean | undefined = false
  do {
    // Waits until it can be tapped, as it cannot while an earlier tap is being saved.
    await button.click({ trial: true })
    const seen = await looksOf(button)
    await button.page().evaluate(async () => {
      // The guard looks after the drawing.
      await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      await new Promise(looked => setTimeout(looked))
      if (window.aheadMs === undefined) {
        const now = performance.now.bind(performance)
        performance.now = () => now() + (window.aheadMs ?? 0)
      }
      window.aheadMs = (window.aheadMs ?? 0) + 520
      window.isTapTaken = false
      const taken = () => {
        window.isTapTaken = true
      }
      document.addEventListener('click', taken, { capture: true, once: true })
    })
    if (seen !== (await looksOf(button))) continue

    await button.click()
    // A tap that loads another page leaves no answer behind.
    isTaken = await button
      .page()
      .evaluate(() => window.isTapTaken)
      .catch(() => undefined)
  } while (isTaken === false)
}

/** The place and text of a button, and whether it can be tapped. */
const looksOf = (button: Locator): Promise<string> =>
  button.evaluate(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return [
      element.getAttribute('aria-label') ?? element.textContent,
      element.matches(':disabled'),
      ...[left, top, right, bottom].map(Math.round),
    ].join(' ')
  })

/** Waits until the page gets all of the app from the device itself: from then on it needs no network. */
export async function untilStored(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The button with a name. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** Taps a play's button, then a chip for each player that it asks for, in order. */
export async function tapPlay(
  page: Page,
  play: string,
  team: string,
  players: readonly (string | RegExp)[],
): Promise<void> {
  if (play !== 'Goal') await tap(button(page, 'More'))
  await tap(button(page, `${play} ${team}`))
  const picker = page.getByRole('region', { name: new RegExp(`^${play}`) })
  for (const [place, name] of players.entries()) {
    const chip = picker.getByRole('button', { name }).first()
    // The players of one team stay where they are from one question to the next.
    if (place > 0 && ['Goal', 'Pass', 'Drop'].includes(play)) await chip.click()
    else await tap(chip)
  }
  await picker.waitFor({ state: 'detached' })
}
