import { sql, type Kysely } from 'kysely'

/**
 * Stat lines are queried by sport, subject and level, and then by one thing that they belong to. With a
 * shorter index, a season's lines would be searched among those of all seasons. Rankings of a whole level are
 * read from the top in the orders that programs ask for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  ...['team_id', 'tournament_id', 'season_id'].map(column => `drop index stat_lines_level_${column}_idx`),
  ...['team_id', 'tournament_id', 'season_id', 'league_id'].map(
    column => `create index on stat_lines (sport, subject, level, ${column})`,
  ),
  ...['goals_thrown', 'goals_caught', 'points_played', 'wins', 'losses', 'points_allowed'].map(
    counter =>
      `create index on stat_lines (sport, subject, level, coalesce((counters ->> '${counter}')::numeric, 0))
      where level in ('tournament', 'season', 'league', 'sport')`,
  ),
]
