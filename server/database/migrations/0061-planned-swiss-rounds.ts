import { sql, type Kysely } from 'kysely'

/** The planned number of a tournament's swiss rounds; null if not set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tournaments add column number_of_swiss_rounds integer`.execute(db)
}
