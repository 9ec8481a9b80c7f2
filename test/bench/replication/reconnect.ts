import type { Page } from 'playwright-core'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { quantile } from '../rest/measure.ts'
import { timed, type Line } from './figures.ts'
import { allSent, noteScores, shownAt, tapGoal } from './game-page.ts'
import { PlainTablet } from './plain-tablet.ts'
import { ENTRIES, nextOf } from './push.ts'
import { recordedGame, type PlayedGame } from './recorded-game.ts'
import { PUSHED } from './seed.ts'
import type { Target } from './target.ts'
import { measured } from '../rehearsal.ts'

const ROUNDS = measured(5, 1)
/** The round before the first is there to warm up. */
const START = measured(0, 1)
const PAUSE_MS = 160

/**
 * A tablet is cut off, records 50 goals and gets its network back: until all are acknowledged, which they are
 * when they are counted. On the floor, one request with 50 entries.
 * @param scored what the score of the tablet's game adds up to before
 * @param counted asks the server what the score adds up to
 */
export async function measureReconnect(
  tablet: Page,
  scored: number,
  counted: () => Promise<number>,
  floor: Target,
  games: PlayedGame[],
): Promise<Line[]> {
  const app: number[] = []
  const bare: number[] = []
  let score = scored
  await noteScores(tablet)
  for (let round = START; round <= ROUNDS; round++) {
    await tablet.context().setOffline(true)
    for (let goal = 0; goal < ENTRIES; goal++) {
      await tapGoal(tablet, goal % 2 === 0 ? 0 : 1)
      await shownAt(tablet, ++score)
      await tablet.waitForTimeout(PAUSE_MS)
    }
    const time = tablet.evaluate(
      () =>
        new Promise<number>(done => {
          addEventListener(
            'online',
            () => {
              const start = performance.now()
              const state = document.querySelector('[data-testid="sync-state"]')
              new MutationObserver((_, observer) => {
                if (state?.getAttribute('data-unsent') !== '0') return
                observer.disconnect()
                done(performance.now() - start)
              }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-unsent'] })
            },
            { once: true, capture: true },
          )
        }),
    )
    await tablet.context().setOffline(false)
    const taken = await time
    if ((await counted()) !== score) throw new Error('What was acknowledged is not counted')
    const other = new PlainTablet(floor, tournamentScope(PUSHED))
    const request = await timed(() => other.push(recordedGame(nextOf(games), ENTRIES - 2)))
    other.switchOff()
    if (round === 0) continue // warms up
    app.push(taken)
    bare.push(request)
  }
  await allSent(tablet)
  return [
    {
      what: `back online with ${ENTRIES} entries until all are counted, ms`,
      unit: 'ms',
      sideline: quantile(app, 0.5),
      floor: quantile(bare, 0.5),
      aim: '1,000 ms',
    },
  ]
}
