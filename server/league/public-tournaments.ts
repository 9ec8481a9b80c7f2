import { sql, type RawBuilder } from 'kysely'

const tournaments = sql`(select id from tournaments where is_public and visibility = 'live')`
const teams = sql`(select team_id from tournament_teams where tournament_id in ${tournaments})`
const seasons = sql`(select season_id from tournaments where id in ${tournaments})`
const sites = sql`(select game_site_id from tournament_game_sites where tournament_id in ${tournaments})`

/** What a public tournament shows of families whose records do not name it. */
const shown: Readonly<Record<string, RawBuilder<boolean>>> = {
  organizations: sql`organizations.id in (select owner_id from tournaments where id in ${tournaments})`,
  leagues: sql`leagues.id in (select league_id from seasons where id in ${seasons})`,
  seasons: sql`seasons.id in ${seasons}`,
  tournaments: sql`tournaments.id in ${tournaments}`,
  teams: sql`teams.id in ${teams}`,
  team_players: sql`team_players.team_id in ${teams}`,
  players: sql`players.id in (select player_id from team_players where team_id in ${teams})`,
  game_sites: sql`game_sites.id in ${sites}`,
  event_sites: sql`(event_sites.tournament_id in ${tournaments} or event_sites.id in (select event_site_id from game_sites where id in ${sites}))`,
}

/**
 * SQL that is true for the rows of a table that everybody may read because they belong to a public
 * tournament: the tournament with its games and standings, its teams and their rosters, its sites.
 * @param columns those of the table's columns by which a row names its tournament or game
 */
export function isInPublicTournament(table: string, columns: readonly string[]): RawBuilder<boolean> {
  const own = shown[table]
  if (own) return own
  const ways: RawBuilder<boolean>[] = []
  if (columns.includes('tournament_id')) ways.push(sql<boolean>`${sql.ref(`${table}.tournament_id`)} in ${tournaments}`)
  if (columns.includes('game_id')) {
    ways.push(sql<boolean>`exists (select from games as public_game
      where public_game.id = ${sql.ref(`${table}.game_id`)} and public_game.tournament_id in ${tournaments})`)
  }
  return ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` or `)})`
}
