import type { Kysely } from 'kysely'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { Database } from '../../../server/database/schema.ts'
import { launchBrowser } from '../../support/chromium.ts'
import { pageOf } from '../../support/tablet.ts'
import { quantile } from '../rest/measure.ts'
import { firstSync, join } from './app-page.ts'
import type { Line } from './figures.ts'
import { CUP } from './seed.ts'
import type { Target } from './target.ts'
import { measured } from '../rehearsal.ts'

const ROUNDS = measured(7, 1)
/** The round before the first is there to warm up. */
const START = measured(0, 1)

/**
 * The first sync of the tournament into a new browser, and in the same browser one list put into one store at
 * once.
 */
export async function measureFirstSync(
  db: Kysely<Database>,
  sideline: Target,
  floor: Target,
): Promise<Line[]> {
  const app: number[] = []
  const bare: number[] = []
  for (let round = START; round <= ROUNDS; round++) {
    const browser = await launchBrowser()
    try {
      const page = pageOf(browser)
      await join(page, sideline.url, db, `First${round}`)
      const other = await browser.context.newPage()
      await other.goto(floor.url)
      const byApp = async () => {
        await page.bringToFront()
        return firstSync(page)
      }
      const byFloor = async () => {
        await other.bringToFront()
        return other.evaluate<number>(`firstSync('${tournamentScope(CUP)}')`)
      }
      const times =
        round % 2 === 0 ? [await byApp(), await byFloor()] : [await byFloor(), await byApp()].reverse()
      if (round === 0) continue // warms up
      app.push(times[0] ?? NaN)
      bare.push(times[1] ?? NaN)
    } finally {
      await browser.close()
    }
  }
  return [
    {
      what: 'first sync of 10,000 documents in Chromium, ms',
      unit: 'ms',
      sideline: quantile(app, 0.5),
      floor: quantile(bare, 0.5),
      aim: '2.5 times',
    },
  ]
}
