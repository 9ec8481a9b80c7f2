import type { Page } from 'playwright-core'
import { operator } from '../../../server/access/author.ts'
import { openDatabase } from '../../../server/database/connection.ts'
import { ingest } from '../../../server/games/entries/ingest.ts'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { launchBrowser } from '../../support/chromium.ts'
import { startPostgres } from '../../support/postgres-cluster.ts'
import { spawnServer } from '../../support/server.ts'
import { button, pageOf, tap } from '../../support/tablet.ts'
import { withClient } from '../../support/with-client.ts'
import { measured } from '../rehearsal.ts'
import { firstSync, join } from '../replication/app-page.ts'
import { recordedGame } from '../replication/recorded-game.ts'
import { CUP, DOCUMENTS, seed, untouchedGames } from '../replication/seed.ts'
import { quantile } from '../rest/measure.ts'
import { heapMb, slowDown, timeBareTaps, timeColdStart, timeGoals } from './taps.ts'

/** How much slower than this machine a tablet is taken to be. */
const SLOWER = measured(4, 1)
const PLAYS = measured(2000, 20)
const TAPS = measured(60, 3)
const STARTS = measured(7, 1)
const GAMES = measured(12, 2)
const GOALS = measured(30, 2)

/**
 * Measures a slow, offline tablet in comparison with a page that only writes and draws, and prints a table.
 */
export async function bench(): Promise<void> {
  const cluster = await startPostgres()
  const url = await cluster.createDatabase('tablet')
  const database = await openDatabase(url, '')
  const server = await spawnServer({ databaseUrl: url })
  const browser = await launchBrowser()
  try {
    await withClient(url, client => seed(client, database.db))
    const [long, ...games] = await untouchedGames(database.db, CUP)
    if (!long) throw new Error('There is no game that nothing happened in')
    await ingest(database.db, tournamentScope(CUP), operator, recordedGame(long, PLAYS))
    const page = pageOf(browser)
    await join(page, server.url, database.db, 'Tablet')
    await firstSync(page)
    const bare = await browser.context.newPage()
    await bare.goto(`${server.url}/healthz`)
    await page.bringToFront()
    const addressOf = (game: number) => `${server.url}/events/${tournamentScope(CUP)}/games/${game}`
    await page.goto(addressOf(long.id))
    await tap(button(page, 'Take over scoring'))
    await browser.context.setOffline(true)
    for (const one of [page, bare]) await slowDown(one, SLOWER)
    console.log(
      `| ${PLAYS} plays, ${DOCUMENTS} documents, ${SLOWER} times slower | app | bare page | more | aim |`,
    )
    console.log('|---|---|---|---|---|')
    await timeGoals(page, 1) // warms up
    const taps = await timeGoals(page, TAPS)
    await bare.bringToFront()
    const bareTaps = await timeBareTaps(bare, TAPS)
    row('from a tap to the new score, p50, ms', quantile(taps, 0.5), quantile(bareTaps, 0.5))
    row('from a tap to the new score, p95, ms', quantile(taps, 0.95), quantile(bareTaps, 0.95), '100 more')
    await page.bringToFront()
    const starts: number[] = []
    for (let start = 0; start < STARTS; start++) starts.push(await timeColdStart(page, addressOf(long.id)))
    row('from a cold start offline to the first tap, p50, ms', quantile(starts, 0.5), undefined, '2,000')
    const heaps = await heapsOfDay(
      page,
      games.slice(0, GAMES).map(({ id }) => new URL(addressOf(id)).pathname),
    )
    row('heap after the first game, MB', heaps[0] ?? NaN)
    row(`heap after ${GAMES} games of ${GOALS} goals, MB`, heaps.at(-1) ?? NaN, undefined, 'flat')
  } finally {
    await browser.close()
    await server.stop()
    await database.close()
    await cluster.stop()
  }
}

/**
 * Scores one game after the other without reloading the page.
 * @returns what its scripts held after each
 */
async function heapsOfDay(page: Page, paths: readonly string[]): Promise<number[]> {
  const heaps: number[] = []
  for (const path of paths) {
    await page.evaluate(to => history.pushState(null, '', to), path)
    await page.getByTestId('score-1').getByText('0', { exact: true }).waitFor()
    await timeGoals(page, GOALS)
    heaps.push(await heapMb(page))
  }
  return heaps
}

function row(what: string, app: number, bare?: number, aim = ''): void {
  const cells = [app, bare, bare === undefined ? undefined : app - bare].map(value => value?.toFixed(1) ?? '')
  console.log(`| ${[what, ...cells, aim].join(' | ')} |`)
}
