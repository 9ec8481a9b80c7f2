// A game of the yardstick: its columns, its joins and its body, written out by hand.
import { createHash } from 'node:crypto'
import { localTime } from './hand-written-times.mjs'

/** The columns of a game `g` itself, as REST shows them. */
export const gameColumns = `g.id, g.name, g.season_id, g.tournament_id, ${localTime('g.start_time', 'g.timezone')} as start_time, g.timezone, g.team_1_id, g.team_2_id,
  g.team_1_score, g.team_2_score, g.team_1_shootout_score, g.team_2_shootout_score, g.winner_id, g.status, g.ruling, g.forfeit_team_ids, g.decided_in, g.team_1_second_score, g.team_2_second_score, g.number_of_sets, g.match_day, g.pool_id, g.pool_round_id, g.team_1_pool_id, g.team_1_pool_place, g.team_2_pool_id, g.team_2_pool_place, g.bracket_id, g.swiss_round_id, g.game_site_id, g.is_pinned, g.game_minutes as own_minutes,
  g.next_game_for_winner_id, g.next_game_for_loser_id, g.next_team_for_winner, g.next_team_for_loser,
  g.place_for_winner, g.place_for_loser, g.teams_decided, g.no_team_1, g.no_team_2, g.needs_decision, g.time_created, g.time_last_updated`

const gameRules = [
  'period_minutes',
  'points_to_win',
  'soft_cap_minutes',
  'soft_cap_points',
  'hard_cap_minutes',
  'timeouts',
  'timeout_seconds',
  'captains_confirm',
  'spirit_scores',
]

/** How games are played in a season or tournament, under names of its own, and read again from such a row. */
const rulesAs = letter => gameRules.map(name => `${letter}.${name} as ${letter}_${name}`).join(', ')
const rulesOf = (row, letter) => Object.fromEntries(gameRules.map(name => [name, row[`${letter}_${name}`]]))

/** The columns of the records that a game shows within it, each under a name of its own. */
export const nestedColumns = `s.name as s_name, s.league_id as s_league_id, s.start_date as s_start_date, s.end_date as s_end_date,
  ${rulesAs('s')}, ${rulesAs('t')},
  s.tie_break_preset as s_tie_break_preset, s.tie_break_criteria as s_tie_break_criteria, s.points_for_win as s_points_for_win, s.points_for_overtime_win as s_points_for_overtime_win,
  s.points_for_tie as s_points_for_tie, s.points_for_overtime_loss as s_points_for_overtime_loss, s.points_for_loss as s_points_for_loss, s.bonus_narrow_loss as s_bonus_narrow_loss,
  s.bonus_second_score as s_bonus_second_score, s.bonus_second_score_lead as s_bonus_second_score_lead, s.point_decisions as s_point_decisions, s.tie_decisions as s_tie_decisions, s.officials_wanted as s_officials_wanted, s.is_public as s_is_public, s.is_closed as s_is_closed,
  (exists (select from games other where other.season_id = s.id and other.tournament_id is null)
    or not exists (select from tournaments other where other.season_id = s.id)) as s_is_event,
  s.time_created as s_time_created, s.time_last_updated as s_time_last_updated, l.name as l_name,
  t.name as t_name, t.info as t_info, t.start_date as t_start_date, t.end_date as t_end_date, t.number_of_sets as t_number_of_sets,
  t.scheduling_format, t.swiss_scoring_system, t.swiss_pairing_type, t.number_of_swiss_rounds, t.planned_brackets, t.stages, t.swiss_points_for_bye, t.swiss_victory_points_games_to,
  t.swiss_victory_points_cap, t.timezone as t_timezone, t.uses_seeds, t.tie_break_preset, t.tie_break_criteria,
  t.game_minutes, t.rest_minutes, t.spirit_reveal, t.visibility, t.is_public, t.is_closed as t_is_closed, t.officials_wanted, t.meet_id,
  t.time_created as t_time_created, t.time_last_updated as t_time_last_updated,
  one.name as one_name, one.short_name as one_short_name, one.profile_image_50 as one_image,
  two.name as two_name, two.short_name as two_short_name, two.profile_image_50 as two_image,
  p.name as p_name, p.tournament_id as p_tournament_id, r.round_number as r_round_number, r.pool_id as r_pool_id,
  ${localTime('r.start_time', 'r.timezone')} as r_start_time, b.name as b_name, b.tournament_id as b_tournament_id, w.round_number as w_round_number,
  f.name as f_name, f.event_site_id as f_event_site_id, f.opens_at, f.closes_at, f.time_created as f_time_created, f.time_last_updated as f_time_last_updated,
  e.name as e_name, e.description as e_description, e.directions as e_directions, e.marks as e_marks, e.image as e_image, e.image_400 as e_image_400, e.tournament_id as e_tournament_id, e.further_tournament_ids as e_further_tournament_ids,
  e.owner_id as e_owner_id, e.time_created as e_time_created, e.time_last_updated as e_time_last_updated`

/** The tables that `nestedColumns` reads, joined to the game `g`. */
export const nestedTables = `join seasons s on s.id = g.season_id join leagues l on l.id = s.league_id
  left join tournaments t on t.id = g.tournament_id left join teams one on one.id = g.team_1_id left join teams two on two.id = g.team_2_id
  left join pools p on p.id = g.pool_id left join pool_rounds r on r.id = g.pool_round_id left join brackets b on b.id = g.bracket_id
  left join swiss_rounds w on w.id = g.swiss_round_id left join game_sites f on f.id = g.game_site_id left join event_sites e on e.id = f.event_site_id`

/** A name as in an address. */
export const slug = name => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** A team as nested in another record, or null if there is none. */
export const teamOf = (base, id, name, short_name, profile_image_50) =>
  id === null
    ? null
    : {
        id,
        name,
        short_name,
        profile_image_50,
        leaguevine_url: `${base}/teams/${id}/${slug(name)}/`,
        resource_uri: `${base}/v1/teams/${id}/`,
      }

/** A game as nested in another record, or null if there is none. */
export const gameLink = (base, id) =>
  id === null ? null : { id, leaguevine_url: `${base}/games/${id}/`, resource_uri: `${base}/v1/games/${id}/` }

/** The body of a game, of a row of `gameColumns` and `nestedColumns`. */
export function gameOf(base, row) {
  const season = {
    id: row.season_id,
    name: row.s_name,
    league_id: row.s_league_id,
    start_date: row.s_start_date,
    end_date: row.s_end_date,
    ...rulesOf(row, 's'),
    tie_break_preset: row.s_tie_break_preset,
    tie_break_criteria: row.s_tie_break_criteria,
    points_for_win: row.s_points_for_win,
    points_for_overtime_win: row.s_points_for_overtime_win,
    points_for_tie: row.s_points_for_tie,
    points_for_overtime_loss: row.s_points_for_overtime_loss,
    points_for_loss: row.s_points_for_loss,
    bonus_narrow_loss: row.s_bonus_narrow_loss,
    bonus_second_score: row.s_bonus_second_score,
    bonus_second_score_lead: row.s_bonus_second_score_lead,
    point_decisions: row.s_point_decisions,
    tie_decisions: row.s_tie_decisions,
    officials_wanted: row.s_officials_wanted,
    is_public: row.s_is_public,
    is_closed: row.s_is_closed,
    time_created: row.s_time_created,
    time_last_updated: row.s_time_last_updated,
    is_event: row.s_is_event,
    league: {
      id: row.s_league_id,
      name: row.l_name,
      leaguevine_url: `${base}/leagues/${row.s_league_id}/${slug(row.l_name)}/`,
      resource_uri: `${base}/v1/leagues/${row.s_league_id}/`,
    },
    leaguevine_url: `${base}/seasons/${row.season_id}/${slug(`${row.l_name} ${row.s_name}`)}/`,
    resource_uri: `${base}/v1/seasons/${row.season_id}/`,
  }
  return {
    id: row.id,
    season_id: row.season_id,
    tournament_id: row.tournament_id,
    start_time: row.start_time,
    timezone: row.timezone,
    team_1_id: row.team_1_id,
    team_2_id: row.team_2_id,
    team_1_score: row.team_1_score,
    team_2_score: row.team_2_score,
    team_1_shootout_score: row.team_1_shootout_score,
    team_2_shootout_score: row.team_2_shootout_score,
    winner_id: row.winner_id,
    status: row.status,
    ruling: row.ruling,
    forfeit_team_ids: row.forfeit_team_ids,
    decided_in: row.decided_in,
    team_1_second_score: row.team_1_second_score,
    team_2_second_score: row.team_2_second_score,
    number_of_sets: row.number_of_sets,
    match_day: row.match_day,
    pool_id: row.pool_id,
    pool_round_id: row.pool_round_id,
    team_1_pool_id: row.team_1_pool_id,
    team_1_pool_place: row.team_1_pool_place,
    team_2_pool_id: row.team_2_pool_id,
    team_2_pool_place: row.team_2_pool_place,
    bracket_id: row.bracket_id,
    swiss_round_id: row.swiss_round_id,
    game_site_id: row.game_site_id,
    is_pinned: row.is_pinned,
    next_game_for_winner_id: row.next_game_for_winner_id,
    next_game_for_loser_id: row.next_game_for_loser_id,
    next_team_for_winner: row.next_team_for_winner,
    next_team_for_loser: row.next_team_for_loser,
    place_for_winner: row.place_for_winner,
    place_for_loser: row.place_for_loser,
    teams_decided: row.teams_decided,
    no_team_1: row.no_team_1,
    no_team_2: row.no_team_2,
    needs_decision: row.needs_decision,
    name: row.name,
    game_minutes: row.own_minutes,
    time_created: row.time_created,
    time_last_updated: row.time_last_updated,
    result_version: versionOf(row),
    season,
    tournament:
      row.tournament_id === null
        ? null
        : {
            id: row.tournament_id,
            name: row.t_name,
            info: row.t_info,
            season_id: row.season_id,
            start_date: row.t_start_date,
            end_date: row.t_end_date,
            number_of_sets: row.t_number_of_sets,
            scheduling_format: row.scheduling_format,
            swiss_scoring_system: row.swiss_scoring_system,
            swiss_pairing_type: row.swiss_pairing_type,
            number_of_swiss_rounds: row.number_of_swiss_rounds,
            planned_brackets: row.planned_brackets,
            stages: row.stages,
            swiss_points_for_bye: row.swiss_points_for_bye,
            swiss_victory_points_games_to: row.swiss_victory_points_games_to,
            swiss_victory_points_cap: row.swiss_victory_points_cap,
            timezone: row.t_timezone,
            uses_seeds: row.uses_seeds,
            tie_break_preset: row.tie_break_preset,
            tie_break_criteria: row.tie_break_criteria,
            game_minutes: row.game_minutes,
            ...rulesOf(row, 't'),
            rest_minutes: row.rest_minutes,
            spirit_reveal: row.spirit_reveal,
            visibility: row.visibility,
            is_public: row.is_public,
            is_closed: row.t_is_closed,
            officials_wanted: row.officials_wanted,
            meet_id: row.meet_id,
            time_created: row.t_time_created,
            time_last_updated: row.t_time_last_updated,
            season,
            leaguevine_url: `${base}/tournaments/${row.tournament_id}/${slug(row.t_name)}/`,
            resource_uri: `${base}/v1/tournaments/${row.tournament_id}/`,
          },
    team_1: teamOf(base, row.team_1_id, row.one_name, row.one_short_name, row.one_image),
    team_2: teamOf(base, row.team_2_id, row.two_name, row.two_short_name, row.two_image),
    winner:
      row.winner_id === row.team_1_id
        ? teamOf(base, row.team_1_id, row.one_name, row.one_short_name, row.one_image)
        : teamOf(base, row.winner_id, row.two_name, row.two_short_name, row.two_image),
    pool:
      row.pool_id === null
        ? null
        : {
            id: row.pool_id,
            name: row.p_name,
            leaguevine_url: `${base}/tournaments/${row.p_tournament_id}/pools/#${row.pool_id}`,
            resource_uri: `${base}/v1/pools/${row.pool_id}/`,
          },
    pool_round:
      row.pool_round_id === null
        ? null
        : {
            id: row.pool_round_id,
            pool_id: row.r_pool_id,
            round_number: row.r_round_number,
            start_time: row.r_start_time,
            resource_uri: `${base}/v1/pool_rounds/${row.pool_round_id}/`,
          },
    bracket:
      row.bracket_id === null
        ? null
        : {
            id: row.bracket_id,
            name: row.b_name,
            leaguevine_url: `${base}/tournaments/${row.b_tournament_id}/brackets/#${row.bracket_id}`,
            resource_uri: `${base}/v1/brackets/${row.bracket_id}/`,
          },
    swiss_round:
      row.swiss_round_id === null
        ? null
        : {
            id: row.swiss_round_id,
            round_number: row.w_round_number,
            resource_uri: `${base}/v1/swiss_rounds/${row.swiss_round_id}/`,
          },
    game_site:
      row.game_site_id === null
        ? null
        : {
            id: row.game_site_id,
            name: row.f_name,
            event_site_id: row.f_event_site_id,
            opens_at: row.opens_at,
            closes_at: row.closes_at,
            time_created: row.f_time_created,
            time_last_updated: row.f_time_last_updated,
            event_site: {
              id: row.f_event_site_id,
              name: row.e_name,
              description: row.e_description,
              directions: row.e_directions,
              image: row.e_image,
              image_400: row.e_image_400,
              marks: row.e_marks,
              tournament_id: row.e_tournament_id,
              organization_id: row.e_owner_id,
              further_tournament_ids: row.e_further_tournament_ids,
              time_created: row.e_time_created,
              time_last_updated: row.e_time_last_updated,
              resource_uri: `${base}/v1/event_sites/${row.f_event_site_id}/`,
            },
            resource_uri: `${base}/v1/game_sites/${row.game_site_id}/`,
          },
    next_game_for_winner: gameLink(base, row.next_game_for_winner_id),
    next_game_for_loser: gameLink(base, row.next_game_for_loser_id),
    leaguevine_url: `${base}/games/${row.id}/`,
    resource_uri: `${base}/v1/games/${row.id}/`,
  }
}

const versionOf = row =>
  createHash('sha1')
    .update(
      JSON.stringify([
        row.status,
        row.team_1_score,
        row.team_2_score,
        row.team_1_shootout_score,
        row.team_2_shootout_score,
        row.forfeit_team_ids,
        row.ruling,
      ]),
    )
    .digest('base64url')
    .slice(0, 12)
