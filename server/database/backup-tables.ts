import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** A table as in a backup. */
export interface Table {
  readonly name: string
  /** Without generated columns. */
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

/**
 * The tables of the database, except the migrations' own, unlogged ones, whose content ends with the present
 * run, and the counts of records, which a restore recomputes with the definitions.
 */
export async function tablesIn(tx: Tx): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname as name, json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p' and relname not like 'kysely\\_%' and relname <> 'record_counts'
    group by relname order by relname`.execute(tx)
  return rows
}
