import { sql, type Kysely } from 'kysely'

/** A site serves any number of tournaments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_sites add column further_tournament_ids integer[] not null default '{}'`.execute(
    db,
  )
  await sql`create index on event_sites using gin (further_tournament_ids)`.execute(db)
}
