import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Mark } from '../../shared-schema/replication/mark.ts'
import type { Database } from '../database/schema.ts'

/**
 * Ends the present generation: whatever is written next begins a new one. To be called whenever the database
 * may have less than it had told: at the start of a server and when a backup was restored. The database
 * itself does the same after a crash, in a copy, and where a standby takes over. It costs nothing, as
 * positions that were told still hold.
 */
export async function beginGeneration(db: Kysely<Database>): Promise<void> {
  await sql`delete from current_generation`.execute(db)
}

/** SQL for the newest generation of a scope. */
export const newestGeneration = (scope: RawBuilder<string>): RawBuilder<string> => sql<string>`coalesce((
  select generation from feed_generations where feed_generations.scope = ${scope} order by start desc limit 1), '')`

/**
 * SQL that is true if this database knows nothing of one of the marks: a generation that is not in its past,
 * or a position beyond the one at which the next generation began. Then it has lost what it had told.
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
