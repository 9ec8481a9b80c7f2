import { sql, type Kysely } from 'kysely'

/** What somebody recorded is found by who it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on entries (person_id, game_id)`.execute(db)
}
