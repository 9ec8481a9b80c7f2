import { sql, type Kysely } from 'kysely'

/** Games that keep their field and time when the others are planned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table games add column is_pinned boolean not null default false`.execute(db)
}
