import { gameRules, id, images, owner, stamps } from './columns.ts'

/** Organizations, and what lasts longer than an event: leagues, seasons, players and teams. */
export const leagues: readonly string[] = [
  // An organization belongs to itself.
  `create table organizations (
    ${id}, owner_id integer,
    name text not null, short_name text not null default '', info text not null default '',
    is_public boolean not null default false, ${images}, ${stamps})`,

  `create table leagues (
    ${id}, ${owner},
    name text not null, short_name text not null default '',
    sport text not null, gender text not null,
    organization_id integer not null references organizations,
    info text not null default '', ${images}, ${stamps})`,
  'create index on leagues (organization_id)',

  // The second group decides the table of the season, together with the scores of its games.
  `create table seasons (
    ${id}, ${owner},
    name text not null, league_id integer not null references leagues,
    start_date date, end_date date, ${stamps},

    tie_break_preset text,
    tie_break_criteria jsonb not null default '[]',
    points_for_win integer, points_for_overtime_win integer, points_for_tie integer,
    points_for_overtime_loss integer, points_for_loss integer,
    bonus_narrow_loss integer, bonus_second_score integer, bonus_second_score_lead integer,
    point_decisions jsonb not null default '[]',
    tie_decisions jsonb not null default '[]',

    ${gameRules}, is_public boolean not null default false)`,
  'create index on seasons (league_id)',
  'create index on seasons (id) where is_public',

  // A player added at a field names the entry that did it, and is marked for the office to review.
  `create table players (
    ${id}, ${owner},
    first_name text not null default '', last_name text not null default '', nickname text not null default '',
    birth_date date, gender integer not null default 0,
    height double precision, weight double precision,
    indexable boolean not null default true,
    number_of_fans integer not null default 0, number_of_props integer not null default 0,
    person_id text, entry_id text unique, ${images}, ${stamps},
    show_initials boolean not null default false, is_walk_on boolean not null default false,
    email text not null default '')`,
  'create index on players (person_id)',
  'create index on players (owner_id)',
  // Finds those who have turned 16 since.
  'create index on players (birth_date)',
  'create index on players (id) where show_initials',

  // Players who were merged into another or deleted, by the ids that entries still use for them.
  `create table former_players (
    id integer primary key, entry_id text unique, into_id integer references players on delete set null)`,
  'create index on former_players (into_id)',

  // Whether a team still plays its season, and the fate of its games if it does not.
  `create table teams (
    ${id}, ${owner},
    name text not null, short_name text not null default '',
    season_id integer not null references seasons,
    city text not null default '', country text not null default '', info text not null default '',
    related_team_ids integer[] not null default '{}',
    carried_wins integer not null default 0, carried_losses integer not null default 0,
    carried_ties integer not null default 0, ${images}, ${stamps},
    division text not null default '',
    status text not null default 'playing' check (status in ('playing', 'withdrawn', 'disqualified')),
    games_after_leaving text not null default 'as the rules say'
      check (games_after_leaving in ('as the rules say', 'annul all', 'keep all', 'annul from', 'forfeit from')),
    left_on date)`,
  'create index on teams (season_id)',

  // The number as on the jersey, where 7 and 07 differ, and as an integer: see definitions/jersey-numbers.ts.
  `create table team_players (
    team_id integer not null references teams, player_id integer not null references players,
    ${owner}, number integer, ${stamps}, jersey_number text, primary key (team_id, player_id))`,
  'create index on team_players (player_id)',

  // All members that a team has or had, with their last number: a player who leaves keeps their plays for it.
  // Without references, because ids are never reused.
  `create table rostered (
    team_id integer not null, player_id integer not null, number integer, jersey_number text,
    primary key (team_id, player_id))`,
  // Each list of players checks whether they were ever on a roster.
  'create index rostered_by_player on rostered (player_id)',
]
