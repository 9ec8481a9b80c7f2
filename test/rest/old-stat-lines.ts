import { sql, type Kysely } from 'kysely'
import type { Database } from '../../server/database/schema.ts'

interface Recorded {
  readonly game: number
  readonly foreign: number
  readonly both: number
  readonly teams: readonly [number, number]
  readonly organization: number
}

/**
 * Makes the stat lines as they were kept before a line had an address: all under the organization of the
 * game, one of a player of another organization among them, and two of one player who was named for both
 * teams.
 */
export async function asBeforeIt(
  db: Kysely<Database>,
  { game, foreign, both, teams: [one, two], organization }: Recorded,
): Promise<void> {
  const statements = [
    'drop trigger stat_lines_follow on players',
    'drop trigger stat_lines_follow on teams',
    'drop function stat_lines_follow',
    'drop trigger note_rostered on team_players',
    'drop trigger note_numbers on team_players',
    'drop function note_rostered',
    'drop table rostered',
    'drop index stat_lines_by_address',
    'alter table stat_lines drop column subject_id',
    'alter table stat_lines drop column place_id',
    'alter table stat_lines drop column is_counted',
    `update stat_lines set owner_id = ${organization}`,
    `update events set player_1_id = ${foreign} where game_id = ${game} and player_2_team_id = ${one}`,
    `update stat_lines set counters = '{"goals_caught": 1, "passes_caught": 1, "games_played": 1}' where level = 'game' and player_id = ${both}`,
    `insert into stat_lines (sport, subject, level, player_id, team_id, game_id, tournament_id, season_id, league_id, owner_id, counters)
      select sport, subject, level, player_id, ${two}, game_id, tournament_id, season_id, league_id, owner_id, counters from stat_lines
      where level = 'game' and player_id = ${both}
      union all select sport, subject, level, ${foreign}, ${one}, game_id, tournament_id, season_id, league_id, owner_id, '{"goals_thrown": 1, "games_played": 1}' from stat_lines
      where level = 'game' and player_id = ${both}`,
    // The lines of a tournament whose games were of two seasons.
    `insert into stat_lines (sport, subject, level, player_id, team_id, tournament_id, season_id, league_id, owner_id, counters)
      select sport, subject, level, player_id, team_id, tournament_id, season_id + 1000, league_id, owner_id, counters from stat_lines where level = 'tournament'`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
