import { sql, type Kysely } from 'kysely'

/** The goals of a shoot-out, in a game and in each score that has them; null without a shoot-out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['games', 'game_scores'])
    await sql`alter table ${sql.table(table)}
      add column team_1_shootout_score integer, add column team_2_shootout_score integer`.execute(db)
}
