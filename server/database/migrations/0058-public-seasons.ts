import { sql, type Kysely } from 'kysely'

/** Whether everybody may read a season, as with tournaments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table seasons add column is_public boolean not null default false`.execute(db)
  await sql`create index on seasons (id) where is_public`.execute(db)
}
