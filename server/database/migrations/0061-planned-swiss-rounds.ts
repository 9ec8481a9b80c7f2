import { sql, type Kysely } from 'kysely'

/** How many swiss rounds a tournament is to have; null if nobody said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tournaments add column number_of_swiss_rounds integer`.execute(db)
}
