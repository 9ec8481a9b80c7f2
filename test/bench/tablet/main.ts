import type { Page } from 'playwright-core'
import { operator } from '../../../server/access/author.ts'
import { openDatabase, type OpenDatabase } from '../../../server/database/connection.ts'
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
import { measureGames, measureMemory } from './games.ts'
import { measureWaysIn } from './ways-in.ts'

/** How many plays the games have in which taps are measured, at the least. */
const PLAYS = measured([0, 300, 2000], [0, 20])

/** Measures the scorekeeper's tablet in comparison with a page that only writes and draws. */
export async function bench(): Promise<void> {
  const cluster = await startPostgres()
  const url = await cluster.createDatabase('tablet')
  const database = await openDatabase(url, '')
  const server = await spawnServer({ databaseUrl: url })
  const browser = await launchBrowser()
  try {
    await withClient(url, client => seed(client, database.db))
    const games = await untouchedGames(database.db, CUP)
    const played = await recordGames(database.db, games)
    await measureWaysIn(server.url, database.db)
    const page = pageOf(browser)
    await join(page, server.url, database.db, 'Tablet')
    await firstSync(page)
    const addressOf = (game: number) => `${server.url}/events/${tournamentScope(CUP)}/games/${game}`
    for (const { id, plays } of played) if (plays > 0) await takeOver(page, addressOf(id))
    const bare = await browser.context.newPage()
    await bare.goto(`${server.url}/healthz`)
    await browser.context.setOffline(true)
    console.log(`\nOffline, ${DOCUMENTS} documents on the tablet:\n`)
    await measureGames(
      page,
      bare,
      played.map(({ id, plays }) => ({ address: addressOf(id), plays })),
    )
    await measureMemory(
      page,
      games.slice(PLAYS.length).map(({ id }) => addressOf(id)),
    )
  } finally {
    await browser.close()
    await server.stop()
    await database.close()
    await cluster.stop()
  }
}

async function takeOver(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await tap(button(page, 'Take over scoring'))
  await button(page, 'Take over scoring').waitFor({ state: 'detached' })
}

/** Records games of all sizes, each on another tablet. */
async function recordGames(db: OpenDatabase['db'], games: Awaited<ReturnType<typeof untouchedGames>>) {
  const played = []
  for (const [index, plays] of PLAYS.entries()) {
    const game = games[index]
    if (!game) throw new Error('There are too few games in which nothing has happened')
    if (plays > 0) await ingest(db, tournamentScope(CUP), operator, recordedGame(game, plays))
    played.push({ id: game.id, plays })
  }
  return played
}
