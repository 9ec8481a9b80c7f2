import { openDatabase } from '../../../server/database/connection.ts'
import { transaction } from '../../../server/database/transaction.ts'
import { refoldGames } from '../../../server/games/refold-game.ts'
import { startPostgres, type PostgresCluster } from '../../support/postgres-cluster.ts'
import { spawnServer } from '../../support/server.ts'
import { measured } from '../rehearsal.ts'
import { spawnByHand } from '../spawn-by-hand.ts'
import { measure, send } from './measure.ts'
import { printGrowth, printRatios } from './print.ts'
import { cases, furtherWrites, type Case } from './requests.ts'
import { liveTournaments, seed, sizeOf, type Size } from './seed.ts'
import { touchedBy } from './touched.ts'
import { withClient } from '../../support/with-client.ts'

/**
 * Measures the REST interface against the same work written by hand, and what its statements read
 * in a database of a tenth of the size.
 * @param games how many games the larger database holds; 100,000 have 2 million plays
 */
export async function bench(games: number): Promise<void> {
  const cluster = await startPostgres({
    shared_buffers: '2GB',
    max_wal_size: '8GB',
    shared_preload_libraries: 'pg_stat_statements',
  })
  try {
    const small = await makeDatabase(cluster, 'small', sizeOf(games / 10))
    const large = await makeDatabase(cluster, 'large', sizeOf(games))
    // First, because the comparison records many scores in one of the databases.
    await growth(small, large)
    await compare(large)
  } finally {
    await cluster.stop()
  }
}

interface Filled {
  readonly url: string
  readonly size: Size
}

async function makeDatabase(cluster: PostgresCluster, name: string, size: Size): Promise<Filled> {
  const start = Date.now()
  const url = await cluster.createDatabase(name)
  const database = await openDatabase(url, '')
  await withClient(url, async client => {
    await client.query('create extension pg_stat_statements')
    await seed(client, size)
  })
  for (const tournament of measured(liveTournaments(size), liveTournaments(size).slice(0, 1))) {
    for (const { id } of await database.db
      .selectFrom('games')
      .select('id')
      .where('tournament_id', '=', tournament)
      .limit(measured(100, 4))
      .execute()) {
      await transaction(database.db, tx => refoldGames(tx, [id]))
    }
  }
  await database.close()
  console.log(
    `${size.games} games, ${size.tournaments} tournaments, ${size.seasons} seasons: filled in ${Math.round((Date.now() - start) / 1000)} s`,
  )
  return { url, size }
}

async function compare({ url, size }: Filled): Promise<void> {
  const servers = [
    await spawnServer({ databaseUrl: url }),
    await spawnByHand(new URL('hand-written.mjs', import.meta.url), url),
  ]
  const addresses = servers.map(server => server.url)
  try {
    for (const one of cases) {
      if (one.reads) await demandSameAnswers(addresses, one, size)
      printRatios(one, await measure(addresses, one, size))
    }
  } finally {
    await Promise.all(servers.map(server => server.stop()))
  }
}

/** Only servers that do the same work can be compared. */
async function demandSameAnswers(addresses: readonly string[], one: Case, size: Size): Promise<void> {
  const [ours = '', byHand = ''] = await Promise.all(
    addresses.map(async address => (await send(address, one.request(1, size))).replaceAll(address, '')),
  )
  if (ours === byHand) return
  let place = 0
  while (ours[place] === byHand[place]) place++
  const around = (answer: string) => answer.slice(Math.max(0, place - 100), place + 100)
  throw new Error(
    `${one.name}: the hand-written server answers something else:\n${around(ours)}\n${around(byHand)}`,
  )
}

async function growth(...databases: Filled[]): Promise<void> {
  for (const one of measured([...cases, ...furtherWrites], [...cases.slice(-1), ...furtherWrites])) {
    const touched = []
    for (const { url, size } of databases) {
      const server = await spawnServer({ databaseUrl: url })
      touched.push(await withClient(url, client => touchedBy(client, server.url, one, size)))
      await server.stop()
    }
    printGrowth(
      one,
      databases.map(({ size }) => size.games),
      touched,
    )
  }
}
