import { sql, type Kysely } from 'kysely'

/** Each list of players checks whether they were ever on a roster. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index rostered_by_player on rostered (player_id)`.execute(db)
}
