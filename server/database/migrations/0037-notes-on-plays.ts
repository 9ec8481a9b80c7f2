import { sql, type Kysely } from 'kysely'

/** What whoever recorded a play has to say of it, as scores have it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column what_happened text not null default ''`.execute(db)
}
