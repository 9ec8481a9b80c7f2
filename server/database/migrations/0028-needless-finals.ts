import { sql, type Kysely } from 'kysely'

/** Second grand finals that will not be played stayed open for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update games set status = 'not needed' from games as first_final
    where first_final.next_game_for_winner_id = games.id and first_final.next_game_for_loser_id = games.id and first_final.next_team_for_winner = 2
      and first_final.status = 'final' and first_final.winner_id = first_final.team_1_id and games.status = 'scheduled'`.execute(
    db,
  )
}
