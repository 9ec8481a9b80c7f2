// The day's screen of the office with many games and tablets, on a machine a quarter as fast.
import type { Page } from 'playwright-core'
import { openDatabase } from '../../../server/database/connection.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { launchBrowser } from '../../support/chromium.ts'
import { make, makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startPostgres } from '../../support/postgres-cluster.ts'
import { Device } from '../../support/replication.ts'
import { joinAs, spawnServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'
import { measured } from '../rehearsal.ts'
import { quantile } from '../rest/measure.ts'

const GAMES = measured(500, 6)
const FIELDS = measured(20, 2)
const TABLETS = measured(100, 2)
const GOALS = measured(30, 2)
const OPENED = measured(5, 2)
const SLOWER = 4
const BETWEEN_MS = 90 * 60_000

/** Measures how soon the day's screen is there, and how soon a goal is on it, and prints a table. */
export async function bench(): Promise<void> {
  const cluster = await startPostgres({ fsync: 'on', synchronous_commit: 'on' })
  const databaseUrl = await cluster.createDatabase('day')
  const database = await openDatabase(databaseUrl, '')
  const league = await makeLeague(database.db)
  const games = await fill(database.db, league)
  const server = await spawnServer({ databaseUrl })
  const browser = await launchBrowser()
  try {
    const token = await joinAs(server.url, database.db, 'scorekeeper', league.organization)
    const tablets = Array.from(
      { length: TABLETS },
      () => new Device(server.url, `tournament:${league.tournament}`, token),
    )
    for (const [index, tablet] of tablets.entries())
      await tablet.push([
        tablet.entry(at(games, index), 'claim', { term: 1 }),
        tablet.entry(at(games, index), 'status', { status: 'live' }),
      ])
    const page = pageOf(browser)
    await enterOffice(page, { url: server.url, db: database.db }, league.organization)
    const devtools = await browser.context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const day = `${server.url}/office/tournaments/${league.tournament}/day`
    const opened: { paint: number; fields: number }[] = []
    for (let time = 0; time < OPENED; time++) opened.push(await open(page, day))
    const [first] = opened
    const shown: number[] = []
    for (let goal = 1; goal <= GOALS; goal++) {
      const tablet = at(tablets, 0)
      const seen = whenShown(page, `${goal}–0`)
      const pushed = Date.now()
      await tablet.push([tablet.entry(at(games, 0), 'play', goalOf(league.teams[0], null, null))])
      shown.push((await seen) - pushed)
    }
    console.log(`| ${GAMES} games, ${TABLETS} tablets, a processor ${SLOWER} times slower | ms |\n|---|---|`)
    const row = (what: string, value: number): void => console.log(`| ${what} | ${Math.round(value)} |`)
    row('first paint, when it is opened for the first time', first?.paint ?? NaN)
    row('all fields on the screen, when it is opened for the first time', first?.fields ?? NaN)
    row(
      'first paint, reloaded, p50',
      quantile(
        opened.slice(1).map(({ paint }) => paint),
        0.5,
      ),
    )
    row(
      'all fields on the screen, reloaded, p50',
      quantile(
        opened.slice(1).map(({ fields }) => fields),
        0.5,
      ),
    )
    row('a goal on the screen, p50', quantile(shown, 0.5))
    row('a goal on the screen, p95', quantile(shown, 0.95))
  } finally {
    await browser.close()
    await server.stop()
    await database.close()
    await cluster.stop()
  }
}

/** Games of the two teams on all fields, one after the other, some of them of now. @returns their ids */
async function fill(db: Parameters<typeof make>[0], league: SmallLeague): Promise<number[]> {
  const park = await make(db, 'event_sites', { name: 'Park', tournament_id: league.tournament })
  const fields: number[] = []
  for (let field = 1; field <= FIELDS; field++)
    fields.push(await make(db, 'game_sites', { name: `Field ${field}`, event_site_id: park }))
  const games: number[] = []
  for (let game = 0; game < GAMES; game++)
    games.push(
      await make(db, 'games', {
        season_id: league.season,
        tournament_id: league.tournament,
        pool_round_id: league.poolRound,
        team_1_id: league.teams[0],
        team_2_id: league.teams[1],
        game_site_id: at(fields, game % FIELDS),
        start_time: new Date(Date.now() + (Math.floor(game / FIELDS) - 1) * BETWEEN_MS)
          .toISOString()
          .replace('Z', '+00:00'),
      }),
    )
  return games
}

/** Opens the screen. @returns after how many milliseconds anything was painted, and all fields were there */
async function open(page: Page, address: string): Promise<{ paint: number; fields: number }> {
  await page.goto('about:blank')
  await page.goto(address)
  const handle = await page.waitForFunction(
    fields =>
      document.querySelectorAll('section[aria-label="Fields"] li').length >= fields && performance.now(),
    FIELDS,
    { polling: 'raf' },
  )
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  )
  return { paint, fields: Number(await handle.jsonValue()) }
}

/** When a text comes onto the cards of the fields, on the machine's clock. */
const whenShown = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    wanted =>
      new Promise<number>(done => {
        const look = (): void => {
          const links = document.querySelectorAll('section[aria-label="Fields"] a')
          if (![...links].some(({ textContent }) => textContent.endsWith(wanted))) return
          watch.disconnect()
          done(Date.now())
        }
        const watch = new MutationObserver(look)
        watch.observe(document.body, { childList: true, characterData: true, subtree: true })
        look()
      }),
    text,
  )
