import { id, owner, stamps, zone } from './columns.ts'

/** Scores, spirit scores and plays of games. Each names the entry that made it. */
export const results: readonly string[] = [
  `create table game_scores (
    ${id}, ${owner},
    entry_id text not null unique,
    game_id integer not null references games,
    team_1_id integer references teams, team_2_id integer references teams,
    team_1_score integer not null, team_2_score integer not null,
    is_final boolean not null, game_sets jsonb not null default '[]',
    time timestamptz, ${zone}, what_happened text not null default '', ${stamps},
    forfeit_team_ids integer[] not null default '{}', forfeit_reason text not null default '',
    team_1_shootout_score integer, team_2_shootout_score integer)`,
  'create index on game_scores (game_id)',

  `create table game_sportsmanship_scores (
    ${id}, ${owner},
    entry_id text not null unique,
    game_id integer not null references games,
    team_1_id integer references teams, team_2_id integer references teams,
    team_1_score text not null default '', team_2_score text not null default '',
    team_1_comment text not null default '', team_2_comment text not null default '',
    time timestamptz, ${zone}, person_id text, ${stamps})`,
  'create index on game_sportsmanship_scores (game_id)',

  // Plays, and calendar events of the office: these have no game and no entry, and the second group is theirs.
  // A play after the end of its game counts in the statistics and moves no score.
  `create table events (
    ${id}, ${owner},
    entry_id text unique, game_id integer references games,
    type integer not null, time timestamptz, ${zone}, ordinal_number integer,
    player_1_id integer references players, player_1_team_id integer references teams,
    player_2_id integer references players, player_2_team_id integer references teams,
    player_3_id integer references players, player_3_team_id integer references teams,
    int_1 integer, int_2 integer, int_3 integer, int_4 integer,
    bool_1 boolean, decimal_1 numeric, ${stamps},

    name text not null default '', info text not null default '',
    start_time timestamptz, end_time timestamptz,
    event_site_id integer references event_sites, game_site_id integer references game_sites,
    team_ids integer[] not null default '{}',
    organization_id integer references organizations, season_id integer references seasons,
    tournament_id integer references tournaments,

    after_final boolean not null default false, what_happened text not null default '')`,
  'create index on events (game_id)',
  'create index on events (player_1_id)',
  'create index on events (player_2_id)',
  'create index on events (player_3_id)',
  ...['start_time', 'event_site_id', 'game_site_id', 'organization_id', 'season_id', 'tournament_id'].map(
    column => `create index on events (${column}) where ${column} is not null`,
  ),
]
