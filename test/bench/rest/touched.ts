import type pg from 'pg'
import { send } from './measure.ts'
import type { Case } from './requests.ts'
import type { Size } from './seed.ts'
import { measured } from '../rehearsal.ts'

/** The amount that one statement of a request read in the database. */
export interface Touched {
  readonly statement: string
  /** How often a request sends it. */
  readonly calls: number
  /** Pages of 8 kB that one request reads by it, from memory or from disk. */
  readonly blocks: number
  /** Milliseconds that one request spends in it. */
  readonly time: number
}

const TURNS = measured(20, 2)

/**
 * The statements that a request of a case sends, by their text; those that few of the requests send aside.
 */
export async function touchedBy(
  client: pg.Client,
  address: string,
  one: Case,
  size: Size,
): Promise<Touched[]> {
  for (let turn = 0; turn < TURNS; turn++) await send(address, one.request(turn, size))
  await client.query('select pg_stat_statements_reset()')
  for (let turn = TURNS; turn < 2 * TURNS; turn++) await send(address, one.request(turn, size))
  const { rows } = await client.query<Touched>(
    `
    select query as statement, (calls / $1::float) as calls, ((shared_blks_hit + shared_blks_read) / $1::float) as blocks, (total_exec_time / $1::float) as time
    from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
      and query !~ '^select pg_stat' and calls >= $1 / 4 order by blocks desc`,
    [TURNS],
  )
  return rows
}
