import { sql, type Kysely } from 'kysely'

/** Games that stay on their field and at their time when the others are given theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table games add column is_pinned boolean not null default false`.execute(db)
}
