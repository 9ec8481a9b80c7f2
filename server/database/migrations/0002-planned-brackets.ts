import { sql, type Kysely } from 'kysely'

/** Brackets that are made after the swiss rounds of a tournament. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tournaments add column planned_brackets jsonb not null default '[]'`.execute(db)
}
