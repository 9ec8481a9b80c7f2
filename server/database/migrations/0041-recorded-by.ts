import { sql, type Kysely } from 'kysely'

/** An index for finding entries by their recorder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on entries (person_id, game_id)`.execute(db)
}
