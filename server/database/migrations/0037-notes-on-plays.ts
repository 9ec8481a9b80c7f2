import { sql, type Kysely } from 'kysely'

/** The recorder's note on a play, as scores have one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column what_happened text not null default ''`.execute(db)
}
