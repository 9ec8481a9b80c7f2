import { sql, type Kysely } from 'kysely'

/**
 * Messages to a whole event with divisions, and the divisions whose teams got them, without references. Passes that are
 * copied along with an event have no code until somebody makes one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column meet_id integer,
    add column tournament_ids integer[] not null default '{}'`.execute(db)
  await sql`create index on messages (meet_id)`.execute(db)
  await sql`create index on messages using gin (tournament_ids)`.execute(db)
  await sql`alter table passes alter column code_hash drop not null`.execute(db)
}
