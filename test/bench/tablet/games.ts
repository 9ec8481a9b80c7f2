// The waits of a scorekeeper: for the score after a tap, and for the game after the tablet was switched on.
import type { Page } from 'playwright-core'
import { measured } from '../rehearsal.ts'
import { quantile } from '../rest/measure.ts'
import { heapMb, slowDown, timeBareTaps, timeColdStart, timeGoals } from './taps.ts'

/** How many times slower than this machine. */
const SLOWER = measured([1, 4], [1])
const TAPS = measured(30, 3)
const STARTS = measured(3, 1)
const GAMES = measured(6, 2)
const GOALS = measured(15, 2)

interface MeasuredGame {
  readonly address: string
  /** At the least: those that are measured come on top. */
  readonly plays: number
}

/** Prints a line for each game and each speed, with the times of the bare page at the same speed. */
export async function measureGames(page: Page, bare: Page, games: readonly MeasuredGame[]): Promise<void> {
  console.log('| ms | plays | tap, p50 | bare page | ratio | tap, p95 | bare page | more | cold start, p50 |')
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const times of SLOWER) {
    for (const one of [page, bare]) await slowDown(one, times)
    for (const { address, plays } of games) {
      await page.bringToFront()
      const starts: number[] = []
      for (let start = 0; start < STARTS; start++) starts.push(await timeColdStart(page, address))
      await timeGoals(page, 2) // warms up
      const taps = await timeGoals(page, TAPS)
      await bare.bringToFront()
      const bareTaps = await timeBareTaps(bare, TAPS)
      const [p50, bare50] = [quantile(taps, 0.5), quantile(bareTaps, 0.5)]
      const [p95, bare95] = [quantile(taps, 0.95), quantile(bareTaps, 0.95)]
      row(
        `${times} times slower`,
        plays,
        ms(p50),
        ms(bare50),
        `**${(p50 / bare50).toFixed(1)}**`,
        ms(p95),
        ms(bare95),
        `**${ms(p95 - bare95)}**`,
        ms(quantile(starts, 0.5)),
      )
    }
  }
}

/** Scores one game after the other without reloading the page, and prints the memory that its scripts hold. */
export async function measureMemory(page: Page, addresses: readonly string[]): Promise<void> {
  await page.bringToFront()
  await slowDown(page, 1)
  const heaps: number[] = []
  for (const address of addresses.slice(0, GAMES)) {
    await page.evaluate(to => history.pushState(null, '', to), new URL(address).pathname)
    await page.getByTestId('score-1').getByText('0', { exact: true }).waitFor()
    await timeGoals(page, GOALS)
    heaps.push(await heapMb(page))
  }
  const [first = NaN] = heaps
  console.log('\n| memory, MB | after the first game | at the end |\n|---|---|---|')
  row(`${GAMES} games of ${GOALS} goals`, first.toFixed(1), (heaps.at(-1) ?? NaN).toFixed(1))
}

const ms = (value: number): string => value.toFixed(0)

const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`)
