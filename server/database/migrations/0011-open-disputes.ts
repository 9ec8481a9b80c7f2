import { sql, type Kysely } from 'kysely'

/** Finds the open disputes among all that replicates, and the entries that may count later than they came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on feed (scope) where collection = 'results' and id like 'dispute/%' and not deleted`.execute(
    db,
  )
  await sql`create index on entries (person_id) where refusal is not null`.execute(db)
}
