// A game of the built app on the screen, touched and watched from inside the page: what drives the browser
// takes its own time.
import type { Page } from 'playwright-core'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { firstSync } from './app-page.ts'
import { tap } from '../../support/tablet.ts'
import type { PlayedGame } from './recorded-game.ts'
import { CUP } from './seed.ts'

/** Fetches the tournament and opens one of its games. */
export async function openGame(page: Page, game: PlayedGame): Promise<void> {
  await firstSync(page)
  await page.goto(new URL(`/events/${tournamentScope(CUP)}/games/${game.id}`, page.url()).href)
  await page.getByTestId('score-1').waitFor()
}

/** Claims and starts the game. */
export async function startGame(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: 'Start game' }))
  await page
    .getByRole('button', { name: /^Goal / })
    .first()
    .waitFor()
}

/** Notes from now on when the sum of the two scores on the screen became what. */
export async function noteScores(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: Record<number, number> = {}
    const note = () => {
      const score = [1, 2].reduce(
        (sum, side) => sum + Number(document.querySelector(`[data-testid="score-${side}"]`)?.textContent),
        0,
      )
      noted[score] ??= Date.now()
    }
    new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true })
    Object.assign(window, { noted })
    note()
  })
}

/** When the sum of the two scores became this, on the machine's clock. */
export async function shownAt(page: Page, score: number): Promise<number> {
  const handle = await page.waitForFunction(
    wanted => {
      const noted: unknown = Reflect.get(window, 'noted')
      return typeof noted === 'object' && noted !== null ? Number(Reflect.get(noted, wanted)) : NaN
    },
    score,
    { polling: 20 },
  )
  return handle.jsonValue()
}

/** Taps a goal of one side. @returns when, on the machine's clock */
export function tapGoal(page: Page, side: 0 | 1): Promise<number> {
  return page.evaluate(index => {
    const at = Date.now()
    const goals = [...document.querySelectorAll('button')].filter(({ textContent }) =>
      textContent.startsWith('Goal '),
    )
    goals[index]?.click()
    return at
  }, side)
}

/** Whether all that was recorded here has been acknowledged. */
export const allSent = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('[data-testid="sync-state"]')?.getAttribute('data-unsent') === '0',
  )
