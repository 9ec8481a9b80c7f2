import { openDatabase } from '../../../server/database/connection.ts'
import { startPostgres } from '../../support/postgres-cluster.ts'
import { joinAs, spawnServer } from '../../support/server.ts'
import { spawnByHand } from '../spawn-by-hand.ts'
import { tableRow, type Line } from './figures.ts'
import { measureFirstSync } from './first-sync.ts'
import { measurePull } from './pull.ts'
import { measurePush } from './push.ts'
import { measureScreens } from './screens.ts'
import { PUSHED, seed, untouchedGames } from './seed.ts'
import { measureStreams } from './streams.ts'
import { floor as floorAt, sideline as sidelineAt } from './target.ts'
import { withClient } from '../../support/with-client.ts'

/** Commits wait for the disk, as they do where it matters. */
const settings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '512MB' }

/** Measures replication in comparison with the bare work, and prints a table. */
export async function bench(): Promise<void> {
  const cluster = await startPostgres(settings)
  const url = await cluster.createDatabase('replication')
  const database = await openDatabase(url, '')
  const servers = [
    await spawnServer({ databaseUrl: url }),
    await spawnByHand(new URL('hand-written.mjs', import.meta.url), url),
  ] as const
  try {
    await withClient(url, client => seed(client, database.db))
    const sideline = sidelineAt(servers[0].url, await joinAs(servers[0].url, database.db, 'scorekeeper', 1))
    const floor = floorAt(servers[1].url)
    const games = await untouchedGames(database.db, PUSHED)
    const lines: Line[] = []
    const report = (measured: Line[]) => {
      lines.push(...measured)
      for (const line of measured) console.log(tableRow(line))
    }
    report(await measureFirstSync(database.db, sideline, floor))
    report(await measurePull(database.db, sideline, floor))
    report(await measureScreens(database.db, sideline, floor, games))
    report(await measureStreams(games, sideline, floor))
    report(await measurePush(games, sideline, floor))
  } finally {
    await Promise.all(servers.map(server => server.stop()))
    await database.close()
    await cluster.stop()
  }
}
