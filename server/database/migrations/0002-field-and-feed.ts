import { sql, type Kysely } from 'kysely'

/** The entries of tablets, the feed that replicates them, and the stat lines that follow from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // History: an entry is never changed and never removed, not even with its game.
  `create table entries (
    id text primary key, scope text not null, game_id integer not null,
    device_id text not null, counter integer not null, kind text not null,
    document jsonb not null, refusal text, person_id text,
    received_at timestamptz not null default now())`,
  'create index on entries (game_id)',
  'create index on entries (device_id)',

  // Unreadable documents from tablets, kept as they came.
  `create table unreadable_entries (
    id text not null, scope text not null, person_id text, content text not null, reason text not null,
    received_at timestamptz not null default now(), primary key (scope, id))`,

  'create table scopes (scope text primary key, head bigint not null default 0)',

  `create table feed (
    scope text not null, collection text not null, id text not null,
    position bigint not null, deleted boolean not null, document jsonb not null,
    primary key (scope, collection, id))`,
  'create unique index feed_by_position on feed (scope, position)',
  'create index feed_by_collection on feed (scope, collection, position)',
  'create index feed_by_id on feed (id, scope) where not deleted',

  // A line has the ids of its player, team, game, tournament, season and league that its level has; the
  // others are 0.
  `create table stat_lines (
    sport text not null, subject text not null, level text not null,
    player_id integer not null default 0, team_id integer not null default 0,
    game_id integer not null default 0, tournament_id integer not null default 0,
    season_id integer not null default 0, league_id integer not null default 0,
    owner_id integer, counters jsonb not null,
    time_last_updated timestamptz not null default now(),
    primary key (sport, subject, level, player_id, team_id, game_id, tournament_id, season_id, league_id))`,
  'create index on stat_lines (level, game_id)',
  'create index on stat_lines (level, team_id)',
  'create index on stat_lines (level, tournament_id)',
  'create index on stat_lines (level, season_id)',

  // Counters are added in one statement, so two transactions never both read a line before either writes it.
  `create function add_counters(a jsonb, b jsonb) returns jsonb language sql immutable as $$
    select coalesce(jsonb_object_agg(name, total), '{}') from (
      select key as name, sum(value::numeric) as total
      from (select * from jsonb_each_text(a) union all select * from jsonb_each_text(b)) as both_sides
      group by key having sum(value::numeric) <> 0) as totals $$`,

  // The records that a scope's tablets hold. The one definition of membership: changes and rebuilds both read
  // it.
  `create view catalog_members as
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
    union all select 'tournament:' || tournament_id, 'swiss_rounds', id, 0 from swiss_rounds
    union all select 'tournament:' || tournament_id, 'games', id, 0 from games where tournament_id is not null
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
      from games g join game_sites s on s.id = g.game_site_id where g.tournament_id is null`,
]
