import { id, owner, stamps, zone } from './columns.ts'

/** Games. Their scores and plays are in results.ts. */
export const games: readonly string[] = [
  `create table games (
    ${id}, ${owner},
    season_id integer not null references seasons, tournament_id integer references tournaments,
    start_time timestamptz not null, ${zone},
    team_1_id integer references teams, team_2_id integer references teams,
    team_1_score integer not null default 0, team_2_score integer not null default 0,
    winner_id integer references teams, status text not null default 'scheduled',
    final_at timestamptz, settled boolean not null default false,
    number_of_sets integer,
    pool_id integer references pools, pool_round_id integer references pool_rounds,
    bracket_id integer references brackets, bracket_round integer, bracket_slot integer,
    swiss_round_id integer references swiss_rounds, game_site_id integer references game_sites,
    next_game_for_winner_id integer references games, next_game_for_loser_id integer references games,
    next_team_for_winner integer not null default 1, next_team_for_loser integer not null default 1,
    ${stamps},

    -- The teams sent by earlier games, apart from the teams that play: they differ after a correction.
    forfeit_team_ids integer[] not null default '{}',
    sent_team_1_id integer references teams on delete set null,
    sent_team_2_id integer references teams on delete set null,
    teams_decided boolean not null default false, needs_decision boolean not null default false,
    place_for_winner integer, place_for_loser integer,

    -- The match day of a season's fixtures, even if the game is postponed to another date.
    match_day integer,
    decided_in text not null default 'regulation',
    team_1_second_score integer, team_2_second_score integer,

    -- The pool and place from which each team comes, for brackets that are made before their pools are over.
    team_1_pool_id integer references pools on delete set null, team_1_pool_place integer,
    team_2_pool_id integer references pools on delete set null, team_2_pool_place integer,

    -- Whether the game keeps its field and time when the others are planned.
    is_pinned boolean not null default false,

    -- The sides to which nobody can come any more: as sent by earlier games and pools, and as it results.
    -- Second grand finals that are not needed have nobody on either side.
    sent_nobody_1 boolean not null default false, sent_nobody_2 boolean not null default false,
    no_team_1 boolean not null default false, no_team_2 boolean not null default false,

    -- The office's ruling on a game that does not go as planned, and its ruling before a team left the season.
    ruling text not null default 'none'
      check (ruling in ('none', 'postponed', 'cancelled', 'abandoned', 'abandoned with result', 'annulled')),
    ruling_before text,

    -- The goals of a shoot-out; null without one.
    team_1_shootout_score integer, team_2_shootout_score integer)`,
  ...[
    'season_id',
    'tournament_id',
    'team_1_id',
    'team_2_id',
    'pool_id',
    'pool_round_id',
    'bracket_id',
    'swiss_round_id',
    'game_site_id',
    'start_time',
    'next_game_for_winner_id',
    'next_game_for_loser_id',
  ].map(column => `create index on games (${column})`),
  'create index on games (tournament_id) where needs_decision',
  'create index on games (team_1_pool_id) where team_1_pool_id is not null',
  'create index on games (team_2_pool_id) where team_2_pool_id is not null',

  // The tournaments in whose brackets a game may wait for a team that can no longer come. The server checks
  // each once and takes it off the list; a new database has none.
  'create table slots_to_free (tournament_id integer primary key references tournaments on delete cascade)',
]
