import { gameRules, id, owner, stamps, zone } from './columns.ts'

/** Tournaments with their teams, fields and rounds. */
export const tournaments: readonly string[] = [
  // A second key, here and below, is for the rules that refer to a record together with its place.
  `create table tournaments (
    ${id}, ${owner},
    name text not null, info text not null default '',
    season_id integer not null references seasons,
    start_date date, end_date date, number_of_sets integer,
    scheduling_format text not null, swiss_scoring_system text not null, swiss_pairing_type text not null,
    swiss_points_for_bye numeric not null,
    swiss_victory_points_games_to integer not null, swiss_victory_points_cap integer not null,
    ${zone}, uses_seeds boolean not null, visibility text not null, ${stamps},
    is_public boolean not null default false,
    tie_break_preset text not null default 'WFDF',
    tie_break_criteria jsonb not null default '[]',
    game_minutes integer not null default 90,
    rest_minutes integer not null default 0,
    spirit_reveal text not null default 'both submitted',
    ${gameRules}, number_of_swiss_rounds integer,
    unique (id, season_id))`,
  'create index on tournaments (season_id)',
  "create index on tournaments (id) where is_public or visibility = 'hidden'",

  // Teams of another organization take part with its consent. Without it their name is only known here.
  `create table tournament_teams (
    tournament_id integer not null references tournaments, team_id integer not null references teams,
    ${owner}, seed integer, final_standing integer, ${stamps},
    status text not null default 'playing',
    consent text not null default 'not needed' check (consent in ('not needed', 'requested', 'given', 'refused')),
    team_name text not null default '',
    primary key (tournament_id, team_id))`,
  'create index on tournament_teams (team_id)',

  // `marks` are those on the map of the site.
  `create table event_sites (
    ${id}, ${owner},
    name text not null, description text not null default '',
    image text not null default '', image_400 text not null default '',
    tournament_id integer references tournaments, ${stamps},
    directions text not null default '', marks jsonb not null default '[]')`,
  'create index on event_sites (tournament_id)',

  `create table game_sites (
    ${id}, ${owner},
    name text not null, event_site_id integer not null references event_sites, ${stamps},
    opens_at text, closes_at text)`,
  'create index on game_sites (event_site_id)',

  `create table pools (
    ${id}, ${owner},
    name text not null, tournament_id integer not null references tournaments,
    team_ids integer[] not null default '{}', start_time timestamptz, ${zone},
    time_between_rounds integer not null default 0, ${stamps},
    unique (id, tournament_id))`,
  'create index on pools (tournament_id)',

  `create table pool_rounds (
    ${id}, ${owner},
    pool_id integer not null references pools, tournament_id integer references tournaments,
    round_number integer, start_time timestamptz, ${zone}, ${stamps},
    unique (id, pool_id, tournament_id))`,
  'create index on pool_rounds (pool_id)',
  'create index on pool_rounds (tournament_id)',

  `create table brackets (
    ${id}, ${owner},
    name text not null default '', tournament_id integer not null references tournaments,
    number_of_rounds integer not null, start_time timestamptz, ${zone},
    time_between_rounds integer not null default 0,
    column_position integer not null default 1, row_position integer not null default 1, ${stamps},
    kind text not null default 'single elimination',
    main_bracket_id integer references brackets,
    unique (id, tournament_id))`,
  'create index on brackets (tournament_id)',
  'create index on brackets (main_bracket_id)',

  `create table swiss_rounds (
    ${id}, ${owner},
    tournament_id integer not null references tournaments, round_number integer,
    start_time timestamptz, ${zone}, visibility text not null, ${stamps},
    pairings jsonb not null default '[]',
    unique (id, tournament_id))`,
  'create index on swiss_rounds (tournament_id)',

  `create table tie_decisions (
    ${id}, ${owner},
    tournament_id integer not null references tournaments, pool_id integer references pools,
    team_ids integer[] not null, method text not null, note text not null default '', ${stamps})`,
  'create index on tie_decisions (tournament_id)',
  'create index on tie_decisions (pool_id)',
  'create index on tie_decisions (owner_id)',
]
