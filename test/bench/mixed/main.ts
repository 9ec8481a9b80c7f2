// Every kind of write at the same time, through two servers on one PostgreSQL, compared with the same writes
// one after the other.
import { openDatabase } from '../../../server/database/connection.ts'
import { startPostgres, type PostgresCluster } from '../../support/postgres-cluster.ts'
import { joinAs, spawnServer } from '../../support/server.ts'
import { withClient } from '../../support/with-client.ts'
import { deadlocksIn, kinds, writeMixed } from './run.ts'
import { makeWorld } from './world.ts'
import type { Answer } from './writer.ts'

const WRITERS = 16

interface Stretch {
  readonly answers: readonly Answer[]
  readonly deadlocks: number
}

/**
 * Writes for so many seconds, and prints what came of it.
 * @returns whether there was no deadlock, and no answer that a server could not give
 */
export async function bench(seconds: number): Promise<boolean> {
  // With a readable log: for a deadlock it has the transactions that waited for each other.
  const postgres = await startPostgres({
    logging_collector: 'on',
    log_filename: 'server.log',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
  })
  try {
    const alone = await stretch(postgres, 'alone', 1, seconds / 2)
    const together = await stretch(postgres, 'together', WRITERS, seconds)
    printKinds(together.answers)
    const rates = [perSecond(alone, seconds / 2), perSecond(together, seconds)] as const
    console.log(
      `\none after the other: ${rates[0].toFixed(1)} writes/s\n${WRITERS} at once: ${rates[1].toFixed(1)} writes/s, ratio ${(rates[1] / rates[0]).toFixed(2)}`,
    )
    const failed = [...alone.answers, ...together.answers].filter(({ status }) => status >= 500)
    for (const { kind, status, text } of failed) console.log(`${status} to ${kind}: ${text}`)
    const longest = together.answers.reduce((one, other) => (other.ms > one.ms ? other : one))
    console.log(`longest wait: ${Math.round(longest.ms)} ms, ${longest.kind}`)
    const deadlocks = alone.deadlocks + together.deadlocks
    console.log(`deadlocks: ${deadlocks}\nanswers of 500 and more: ${failed.length}`)
    if (deadlocks > 0) console.log(await deadlocksInLog(postgres))
    return deadlocks === 0 && failed.length === 0
  } finally {
    await postgres.stop()
  }
}

/** In a new database, so that nothing that was written before matters. */
async function stretch(
  postgres: PostgresCluster,
  name: string,
  writers: number,
  seconds: number,
): Promise<Stretch> {
  const databaseUrl = await postgres.createDatabase(name)
  const env = { SECRET: 'a secret for tests alone, never for use' }
  const servers = [await spawnServer({ databaseUrl, env }), await spawnServer({ databaseUrl, env })]
  const urls = servers.map(({ url }) => url)
  const database = await openDatabase(databaseUrl, '')
  const world = await makeWorld(database.db)
  const token = await joinAs(urls[0] ?? '', database.db, 'owner', null)
  await writeMixed(urls, token, world, 1, { writes: kinds.length })
  const answers = await writeMixed(urls, token, world, writers, {
    moment: performance.now() + seconds * 1000,
  })
  for (const server of servers) await server.stop()
  await database.close()
  return { answers, deadlocks: await deadlocksIn(databaseUrl) }
}

const perSecond = ({ answers }: Stretch, seconds: number): number => answers.length / seconds

function printKinds(answers: readonly Answer[]): void {
  console.log(`${'write'.padEnd(45)}  done  refused  p50 ms  p95 ms  longest`)
  for (const kind of kinds) {
    const own = answers.filter(answer => answer.kind === kind)
    const times = own.map(({ ms }) => ms).sort((a, b) => a - b)
    const at = (part: number): string => String(Math.round(times[Math.floor(part * (times.length - 1))] ?? 0))
    const done = own.filter(({ status }) => status < 400).length
    console.log(
      `${kind.padEnd(45)} ${String(done).padStart(5)} ${String(own.length - done).padStart(8)} ${at(0.5).padStart(7)} ${at(0.95).padStart(7)} ${at(1).padStart(8)}`,
    )
  }
}

/** The transactions that waited for each other, in PostgreSQL's words. */
async function deadlocksInLog({ adminUrl }: PostgresCluster): Promise<string> {
  const {
    rows: [row],
  } = await withClient(adminUrl, admin =>
    admin.query<{ log: string }>('select pg_read_file(pg_current_logfile()) as log'),
  )
  const lines = (row?.log ?? '').split('\n')
  const isTold = (index: number): boolean =>
    lines.slice(Math.max(0, index - 8), index + 1).some(line => line.includes('deadlock detected'))
  return lines.filter((_line, index) => isTold(index)).join('\n')
}
