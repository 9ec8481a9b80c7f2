import { sql, type Kysely } from 'kysely'

/** A hidden swiss round is a draft of the office: no tablet holds it or its games before it goes live. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(catalogMembers).execute(db)
}

const catalogMembers = `create or replace view catalog_members as
    select 'tournament:' || id as scope, 'tournaments' as family, id as key_1, 0 as key_2 from tournaments
    union all select 'tournament:' || id, 'seasons', season_id, 0 from tournaments
    union all select 'tournament:' || t.id, 'leagues', s.league_id, 0 from tournaments t join seasons s on s.id = t.season_id
    union all select 'tournament:' || tournament_id, 'tournament_teams', tournament_id, team_id from tournament_teams
    union all select 'tournament:' || tournament_id, 'teams', team_id, 0 from tournament_teams
    union all select 'tournament:' || tt.tournament_id, 'team_players', tp.team_id, tp.player_id
      from tournament_teams tt join team_players tp on tp.team_id = tt.team_id
    union all select 'tournament:' || tt.tournament_id, 'players', tp.player_id, 0
      from tournament_teams tt join team_players tp on tp.team_id = tt.team_id
    union all select 'tournament:' || tournament_id, 'pools', id, 0 from pools
    union all select 'tournament:' || p.tournament_id, 'pool_rounds', r.id, 0 from pool_rounds r join pools p on p.id = r.pool_id
    union all select 'tournament:' || tournament_id, 'brackets', id, 0 from brackets
    union all select 'tournament:' || tournament_id, 'swiss_rounds', id, 0 from swiss_rounds where visibility = 'live'
    union all select 'tournament:' || g.tournament_id, 'games', g.id, 0 from games g left join swiss_rounds r on r.id = g.swiss_round_id
      where g.tournament_id is not null and r.visibility is distinct from 'hidden'
    union all select 'tournament:' || tournament_id, 'game_sites', game_site_id, 0 from tournament_game_sites
    union all select 'tournament:' || v.tournament_id, 'event_sites', s.event_site_id, 0
      from tournament_game_sites v join game_sites s on s.id = v.game_site_id
    union all select 'season:' || id, 'seasons', id, 0 from seasons
    union all select 'season:' || id, 'leagues', league_id, 0 from seasons
    union all select 'season:' || season_id, 'teams', id, 0 from teams
    union all select 'season:' || t.season_id, 'team_players', tp.team_id, tp.player_id from teams t join team_players tp on tp.team_id = t.id
    union all select 'season:' || t.season_id, 'players', tp.player_id, 0 from teams t join team_players tp on tp.team_id = t.id
    union all select 'season:' || season_id, 'games', id, 0 from games where tournament_id is null
    union all select 'season:' || season_id, 'game_sites', game_site_id, 0 from games where tournament_id is null and game_site_id is not null
    union all select 'season:' || g.season_id, 'event_sites', s.event_site_id, 0
      from games g join game_sites s on s.id = g.game_site_id where g.tournament_id is null`
