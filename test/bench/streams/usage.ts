import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../server/database/schema.ts'
import type { SpawnedServer } from '../../support/server.ts'

const told = z.object({ rss: z.number(), heapUsed: z.number(), external: z.number(), cpuMs: z.number() })
const counted = z.object({ connections: z.coerce.number(), transactions: z.coerce.number() })

/** The resources that a server and its database have used so far. */
export interface Usage extends z.infer<typeof told>, z.infer<typeof counted> {
  readonly at: number
}

/** Asks a server process that was started with `tell-usage.mjs`, and its database. */
export async function usageOf(server: SpawnedServer, db: Kysely<Database>): Promise<Usage> {
  const before = linesOf(server).length
  process.kill(server.pid, 'SIGUSR2')
  while (linesOf(server).length === before) await sleep(10)
  const {
    rows: [row],
  } = await sql`
    select (select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as connections,
      (select xact_commit from pg_stat_database where datname = current_database()) as transactions`.execute(
    db,
  )
  return {
    ...told.parse(JSON.parse(linesOf(server).at(-1) ?? '')),
    ...counted.parse(row),
    at: performance.now(),
  }
}

const linesOf = (server: SpawnedServer): string[] =>
  [...server.output().matchAll(/^usage (.*)$/gm)].map(([, usage]) => usage ?? '')

export const heading = `| ${['', 'memory, MB', 'heap, MB', 'connections', 'processor', 'statements/s'].join(' | ')} |\n|---|---|---|---|---|---|`

/** One row of the table: what is used at the end of a stretch, and how much was done each second of it. */
export function rowOf(name: string, start: Usage, end: Usage): string {
  const seconds = (end.at - start.at) / 1000
  const figures = [
    mega(end.rss),
    mega(end.heapUsed + end.external),
    end.connections,
    `${((end.cpuMs - start.cpuMs) / seconds / 10).toFixed(1)} %`,
    ((end.transactions - start.transactions) / seconds).toFixed(0),
  ]
  return `| ${[name, ...figures].join(' | ')} |`
}

const mega = (bytes: number): string => (bytes / 1e6).toFixed(0)
