/** Statistics, as sums of the entries' counters. */
export const stats: readonly string[] = [
  // A line has the ids of its player, team, game, tournament, season and league that its level has; the
  // others are 0. Its address is its subject and place.
  `create table stat_lines (
    sport text not null, subject text not null, level text not null,
    player_id integer not null default 0, team_id integer not null default 0,
    game_id integer not null default 0, tournament_id integer not null default 0,
    season_id integer not null default 0, league_id integer not null default 0,
    owner_id integer, counters jsonb not null,
    time_last_updated timestamptz not null default now(),
    is_counted boolean not null default true,
    subject_id integer not null generated always as (case subject when 'team' then team_id else player_id end) stored,
    place_id integer not null generated always as (case level when 'game' then game_id when 'team' then team_id
      when 'tournament' then tournament_id when 'season' then season_id when 'league' then league_id else 0 end) stored,
    primary key (sport, subject, level, player_id, team_id, game_id, tournament_id, season_id, league_id))`,
  'create unique index stat_lines_by_address on stat_lines (subject_id, place_id, level, subject, sport)',
  'create index on stat_lines (level, game_id)',
  // Lines are queried by sport, subject and level, and then by one thing that they belong to. With a shorter
  // index, a season's lines would be searched among those of all seasons.
  ...['team_id', 'tournament_id', 'season_id', 'league_id'].map(
    column => `create index on stat_lines (sport, subject, level, ${column})`,
  ),
  // Rankings of a whole level are read from the top in the orders that programs ask for.
  ...['goals_thrown', 'goals_caught', 'points_played', 'wins', 'losses', 'points_allowed'].map(
    counter =>
      `create index on stat_lines (sport, subject, level, coalesce((counters ->> '${counter}')::numeric, 0))
      where level in ('tournament', 'season', 'league', 'sport')`,
  ),

  // The version of the play definitions with which each sport was counted; a missing sport must be recounted.
  'create table counted_versions (sport text primary key, version integer not null)',
]
