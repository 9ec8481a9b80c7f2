import { sql, type Kysely } from 'kysely'

/** Indexes for the open disputes in the feed, and for refused entries that may still count later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on feed (scope) where collection = 'results' and id like 'dispute/%' and not deleted`.execute(
    db,
  )
  await sql`create index on entries (person_id) where refusal is not null`.execute(db)
}
