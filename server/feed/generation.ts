import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Mark } from '../../shared-schema/replication/mark.ts'
import type { Database } from '../database/schema.ts'

/**
 * Ends the present generation: the next write begins a new one. Call it whenever the database may have lost
 * positions that it had reported: when a server starts and after a backup is restored. The database does the
 * same itself after a crash, in a copy, and when a standby takes over. This costs nothing, as earlier
 * positions stay valid.
 */
export async function beginGeneration(db: Kysely<Database>): Promise<void> {
  await sql`delete from current_generation`.execute(db)
}

/** SQL for the newest generation of a scope. */
export const newestGeneration = (scope: RawBuilder<string>): RawBuilder<string> => sql<string>`coalesce((
  select generation from feed_generations where feed_generations.scope = ${scope} order by start desc limit 1), '')`

/**
 * SQL: true if this database does not know one of the marks: its generation is not in the database's past, or
 * its position lies beyond the start of the next generation. Then the database has lost data that it had
 * reported.
 */
export const knowsNotAll = (
  scope: RawBuilder<string>,
  head: RawBuilder<number>,
  marks: readonly Mark[],
): RawBuilder<boolean> => sql<boolean>`exists (
  select from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as told (generation text, position bigint)
  where told.position > case when told.generation = '' then ${head} else coalesce((
    select coalesce((select min(start) from feed_generations as later where later.scope = own.scope and later.start > own.start), ${head})
    from feed_generations as own where own.scope = ${scope} and own.generation = told.generation), 0) end)`
