import { sql, type Kysely } from 'kysely'

/** The format that was chosen for a tournament. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tournaments add column stages jsonb not null default '[]'`.execute(db)
}
