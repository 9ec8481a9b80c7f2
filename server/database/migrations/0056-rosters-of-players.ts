import { sql, type Kysely } from 'kysely'

/** Whether a player ever was on a roster is asked with each list of players. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index rostered_by_player on rostered (player_id)`.execute(db)
}
