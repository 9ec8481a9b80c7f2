import { sql, type Kysely } from 'kysely'

/** Players that were merged into another or deleted, by the ids that entries still use for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table former_players (
    id integer primary key, entry_id text unique, into_id integer references players on delete set null)`.execute(
    db,
  )
  await sql`create index on former_players (into_id)`.execute(db)
}
