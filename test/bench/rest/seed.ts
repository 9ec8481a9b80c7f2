import type pg from 'pg'
import { fillInBulk } from '../fill-in-bulk.ts'

/** How many records of each kind there are; everything follows from the number of games. */
export interface Size {
  readonly games: number
  readonly tournaments: number
  readonly seasons: number
  readonly organizations: number
}

/** 100 games a tournament, 10 tournaments a season, up to 10 organizations with one league each. */
export function sizeOf(games: number): Size {
  const tournaments = Math.max(10, Math.round(games / 100))
  const seasons = Math.ceil(tournaments / 10)
  return { games: tournaments * 100, tournaments, seasons, organizations: Math.min(10, seasons) }
}

const LIVE_TOURNAMENTS = 4

/** The tournaments that are under way, in the newest season of the first organization. */
export function liveTournaments({ seasons, organizations }: Size): number[] {
  const season = seasons - ((seasons - 1) % organizations)
  return Array.from({ length: LIVE_TOURNAMENTS }, (_, index) => season * 10 - index)
}

/** The bearer token of an admin of the first organization. */
export const TOKEN = '0123456789abcdef'.repeat(4)

/** Fills a migrated, empty database. */
export const seed = (client: pg.Client, size: Size): Promise<void> =>
  fillInBulk(client, [...admin, ...officeRecords(size), ...played(size), ...statLines])

const admin = [
  "insert into people (id, name, email, email_verified, created_at, updated_at) values ('admin', 'An admin', 'admin@example.org', true, now(), now())",
  "insert into roles (person_id, organization_id, role) values ('admin', 1, 'admin')",
  `insert into tokens (token_hash, kind, person_id, name) values (encode(sha256('${TOKEN}'), 'hex'), 'personal', 'admin', 'Bench')`,
]

/** Each season has 40 teams of 15 players; 16 of the teams meet in each tournament. */
function officeRecords({ tournaments, seasons, organizations }: Size): string[] {
  return [
    `insert into organizations (id, name, is_public) select n, 'Organization ' || n, n % 2 = 0 from generate_series(1, ${organizations}) n`,
    `insert into leagues (id, owner_id, name, sport, gender, organization_id)
      select n, n, 'League ' || n, 'ultimate', 'mixed', n from generate_series(1, ${organizations}) n`,
    `insert into seasons (id, owner_id, name, league_id, start_date, end_date)
      select n, league, 'Season ' || n, league, date '2000-01-01' + n * 30, date '2000-01-01' + n * 30 + 60
      from generate_series(1, ${seasons}) n, lateral (select (n - 1) % ${organizations} + 1 as league) l`,
    `insert into teams (id, owner_id, name, short_name, season_id, city)
      select n, seasons.owner_id, 'Team ' || n, 'T' || n, seasons.id, 'City ' || n % 97
      from seasons, lateral generate_series(seasons.id * 40 - 39, seasons.id * 40) n`,
    `insert into players (id, owner_id, first_name, last_name, nickname, birth_date)
      select n, teams.owner_id, 'First ' || n % 311, 'Last ' || n, '', date '1980-01-01' + n % 9000
      from teams, lateral generate_series(teams.id * 15 - 14, teams.id * 15) n`,
    `insert into team_players (team_id, player_id, owner_id, number) select (id - 1) / 15 + 1, id, owner_id, id % 15 from players`,
    `insert into tournaments (id, owner_id, name, season_id, start_date, end_date, scheduling_format, swiss_scoring_system,
        swiss_pairing_type, swiss_points_for_bye, swiss_victory_points_games_to, swiss_victory_points_cap, timezone, uses_seeds, visibility)
      select n, seasons.owner_id, 'Tournament ' || n, seasons.id, date '2016-01-01' + n, date '2016-01-02' + n, 'regular', 'victory points',
        'adjacent pairing', 1.0, 15, 25, 'Europe/Amsterdam', true, 'live'
      from generate_series(1, ${tournaments}) n join seasons on seasons.id = (n - 1) / 10 + 1`,
    `insert into tournament_teams (tournament_id, team_id, owner_id, seed)
      select t.id, (t.season_id - 1) * 40 + (t.id * 4 + slot) % 40 + 1, t.owner_id, slot + 1 from tournaments t, generate_series(0, 15) slot`,
    `insert into event_sites (id, owner_id, name, tournament_id) select id, owner_id, 'Site ' || id, id from tournaments`,
    `insert into game_sites (id, owner_id, name, event_site_id)
      select id * 4 - field, owner_id, 'Field ' || field + 1, id from event_sites, generate_series(0, 3) field`,
    `insert into pools (id, owner_id, name, tournament_id, start_time, timezone)
      select t.id * 4 - pool, t.owner_id, 'Pool ' || pool + 1, t.id, t.start_date, t.timezone from tournaments t, generate_series(0, 3) pool`,
    `insert into pool_rounds (id, owner_id, pool_id, tournament_id, round_number, start_time, timezone)
      select id * 5 - round, owner_id, id, tournament_id, 5 - round, start_time, timezone from pools, generate_series(0, 4) round`,
    `insert into brackets (id, owner_id, name, tournament_id, number_of_rounds, start_time, timezone)
      select id, owner_id, 'Bracket', id, 5, start_date, timezone from tournaments`,
  ]
}

/** Every fifth game is one of the bracket. 20 plays a game, of which every other is a goal. */
function played(size: Size): string[] {
  const live = liveTournaments(size).join(', ')
  return [
    `insert into games (id, owner_id, season_id, tournament_id, start_time, timezone, team_1_id, team_2_id, team_1_score, team_2_score,
        winner_id, status, final_at, settled, pool_id, pool_round_id, bracket_id, bracket_round, bracket_slot, game_site_id, next_game_for_winner_id)
      select (t.id - 1) * 100 + n, t.owner_id, t.season_id, t.id, t.start_date + n * interval '10 minutes', t.timezone, one.id, two.id,
        case when is_live then 0 when n % 2 = 0 then 7 else 3 end, case when is_live then 0 when n % 2 = 0 then 3 else 7 end,
        case when is_live then null when n % 2 = 0 then one.id else two.id end,
        case when is_live then 'scheduled' else 'final' end, case when is_live then null else t.start_date + n * interval '12 minutes' end, not is_live,
        case when not is_knockout then t.id * 4 - n % 4 end, case when not is_knockout then t.id * 20 - (n % 4) * 5 - n % 5 + 1 end,
        case when is_knockout then t.id end, case when is_knockout then 4 - n / 25 end, case when is_knockout then n end,
        t.id * 4 - n % 4, case when is_knockout and n < 100 then (t.id - 1) * 100 + n + 5 end
      from tournaments t, generate_series(1, 100) n,
        lateral (select t.id in (${live}) as is_live, n % 5 = 0 as is_knockout, n * 7 % 16 as slot) kind,
        lateral (select (t.season_id - 1) * 40 + (t.id * 4 + slot) % 40 + 1 as id) one,
        lateral (select (t.season_id - 1) * 40 + (t.id * 4 + (slot + 1 + n % 15) % 16) % 40 + 1 as id) two`,
    // Of each team five players do something, others in each game.
    `create temp view plays as
      select g.*, (g.id - 1) * 20 + n as play_id, n, case when n % 2 = 0 then 22 else 21 end as type,
        team.id as side_id, side.first + (n * n + g.id) % 5 as thrower_id, side.first + (n * n + g.id + 1) % 5 as receiver_id,
        '01900000-0000-7000-8000-' || lpad(to_hex((g.id - 1) * 20 + n), 12, '0') as uuid
      from games g, generate_series(1, 20) n,
        lateral (select case when ((n + 1) / 2 % 3 = 0) = (g.id % 2 = 0) then g.team_2_id else g.team_1_id end as id) team,
        lateral (select team.id * 15 - 14 + g.id % 11 as first) side`,
    `insert into events (id, owner_id, entry_id, game_id, type, time, timezone, ordinal_number, player_1_id, player_1_team_id, player_2_id, player_2_team_id)
      select play_id, owner_id, uuid, id, type, start_time + n * interval '2 minutes', timezone, n, thrower_id, side_id, receiver_id, side_id
      from plays where tournament_id not in (${live})`,
    `insert into game_scores (id, owner_id, entry_id, game_id, team_1_id, team_2_id, team_1_score, team_2_score, is_final, time, timezone)
      select id, owner_id, '01910000-0000-7000-8000-' || lpad(to_hex(id), 12, '0'), id, team_1_id, team_2_id, team_1_score, team_2_score, true, start_time, timezone
      from games where status = 'final'`,
    `insert into entries (id, scope, game_id, device_id, counter, kind, document)
      select uuid, 'tournament:' || tournament_id, id, device, n, 'play', jsonb_build_object(
        'id', uuid, 'game_id', id, 'device_id', device, 'counter', n, 'after', null,
        'recorded_at', to_char(start_time, 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"'), 'recorded_by', 'A scorekeeper', 'kind', 'play',
        'data', jsonb_build_object('type', type, 'player_1_id', thrower_id, 'player_1_team_id', side_id, 'player_2_id', receiver_id, 'player_2_team_id', side_id,
          'player_3_id', null, 'player_3_team_id', null, 'int_1', null, 'int_2', null, 'int_3', null, 'int_4', null,
          'bool_1', null, 'decimal_1', null, 'ordinal_number', null, 'replaces', null))
      from plays, lateral (select '01920000-0000-7000-8000-000000000001' as device) tablet where tournament_id in (${live})`,
    `insert into scopes (scope, head) select 'tournament:' || id, 100 from tournaments`,
    `insert into feed (scope, collection, id, position, deleted, document)
      select 'tournament:' || tournament_id, 'results', 'game/' || id, (id - 1) % 100 + 1, false, jsonb_build_object(
        'id', 'game/' || id, 'kind', 'game', 'game_id', id, 'data', jsonb_build_object('status', status,
          'team_1_score', team_1_score, 'team_2_score', team_2_score, 'winner_id', winner_id, 'periods', '[]'::jsonb,
          'box_score', '{"teams": [], "players": []}'::jsonb, 'settled', true, 'last_entry_id', null, 'term', 0))
      from games where status = 'final'`,
  ]
}

const counters = `jsonb_strip_nulls(jsonb_build_object(
  'goals_thrown', nullif(sum(goals_thrown), 0), 'goals_caught', nullif(sum(goals_caught), 0),
  'passes_thrown', nullif(sum(thrown), 0), 'completed_passes_thrown', nullif(sum(thrown), 0), 'passes_caught', nullif(sum(caught), 0),
  'games_played', sum(games_played), 'wins', nullif(sum(wins), 0), 'losses', nullif(sum(losses), 0),
  'points_scored', nullif(sum(points_scored), 0), 'points_allowed', nullif(sum(points_allowed), 0)))`

const levels = [
  { level: 'game', ids: ['team_id', 'game_id', 'tournament_id', 'season_id', 'league_id'] },
  { level: 'team', ids: ['team_id', 'season_id', 'league_id'] },
  { level: 'tournament', ids: ['tournament_id', 'season_id', 'league_id'] },
  { level: 'season', ids: ['season_id', 'league_id'] },
  { level: 'league', ids: ['league_id'] },
  { level: 'sport', ids: [] },
]

function linesAt(subject: 'player' | 'team', { level, ids }: (typeof levels)[number]): string {
  const keys = [...new Set([`${subject}_id`, ...ids])].join(', ')
  return `insert into stat_lines (sport, subject, level, ${keys}, owner_id, counters)
    select 'ultimate', '${subject}', '${level}', ${keys}, min(owner_id), ${counters} from ${subject}_games group by ${keys}`
}

const statLines = [
  `create temp table player_games as
    select who as player_id, side_id as team_id, plays.id as game_id, tournament_id, season_id, league_id, plays.owner_id,
      count(*) filter (where type = 22 and is_thrower) as goals_thrown, count(*) filter (where type = 22 and not is_thrower) as goals_caught,
      count(*) filter (where is_thrower) as thrown, count(*) filter (where not is_thrower) as caught,
      1 as games_played, 0 as wins, 0 as losses, 0 as points_scored, 0 as points_allowed
    from plays join seasons on seasons.id = season_id, lateral (values (thrower_id, true), (receiver_id, false)) hands (who, is_thrower)
    where status = 'final' group by who, side_id, plays.id, tournament_id, season_id, league_id, plays.owner_id`,
  `create temp table team_games as
    select 0 as player_id, team_id, games.id as game_id, tournament_id, season_id, league_id, games.owner_id,
      own as goals_thrown, own as goals_caught, 2 * own as thrown, 2 * own as caught, 1 as games_played,
      (winner_id = team_id)::integer as wins, (winner_id <> team_id)::integer as losses, own as points_scored, other as points_allowed
    from games join seasons on seasons.id = season_id,
      lateral (values (team_1_id, team_1_score, team_2_score), (team_2_id, team_2_score, team_1_score)) side (team_id, own, other)
    where status = 'final'`,
  ...levels.map(level => linesAt('player', level)),
  ...levels.filter(({ level }) => level !== 'team').map(level => linesAt('team', level)),
  'drop table player_games, team_games',
]
