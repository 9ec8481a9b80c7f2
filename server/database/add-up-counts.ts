import { sql, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Adds up the rows that writers added to the counts of records. It is one statement, so readers see all of it
 * or nothing, and the same sum; rows that another process is adding up are left to it.
 */
export async function addUpCounts(db: Kysely<Database>): Promise<void> {
  await sql`
    with due as (
      select distinct family, owner_id, tournament_id, swiss_round_id from record_counts where not is_sum
    ), gone as (
      delete from record_counts using due
      where (record_counts.family, record_counts.owner_id, record_counts.tournament_id, record_counts.swiss_round_id)
        = (due.family, due.owner_id, due.tournament_id, due.swiss_round_id)
      returning record_counts.*
    )
    insert into record_counts (family, owner_id, tournament_id, swiss_round_id, records, is_sum)
    select family, owner_id, tournament_id, swiss_round_id, sum(records), true from gone
    group by family, owner_id, tournament_id, swiss_round_id having sum(records) <> 0`.execute(db)
}
