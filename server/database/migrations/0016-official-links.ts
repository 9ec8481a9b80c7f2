import { sql, type Kysely } from 'kysely'

/** Private links of officials to their duties. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table official_links (
    token_hash text primary key, official_id integer not null references officials on delete cascade,
    person_id text references people on delete set null, time_created timestamptz not null default now())`.execute(
    db,
  )
  await sql`create index on official_links (official_id)`.execute(db)
}
