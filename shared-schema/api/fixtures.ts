import { z } from 'zod'
import { anyObject, count, id, idOrNull, text, time, type Answers } from './parts.ts'

const inWords = text.describe('The same in words.')

const brokenRule = z
  .object({
    rule: z.enum([
      'team_unavailable',
      'team_plays',
      'field_unavailable',
      'field_closed',
      'field_taken',
      'both_at_home',
      'excluded_date',
      'not_home_field',
      'too_little_rest',
      'meet_too_soon',
      'too_many_games',
    ]),
    team_id: idOrNull.describe('Who cannot play, plays elsewhere or too often, or is at home.'),
    other_team_id: idOrNull.describe('Who is at home too, or meets the team again too soon.'),
    game_site_id: idOrNull.describe(
      'Which field cannot be had, is closed, is taken or is not that of the home team.',
    ),
    date: text
      .nullable()
      .describe('The day of the other game that is too close, or the last of the days with too many.'),
    text: inWords,
  })
  .describe('What could not be kept for a game.')

const drawnFixture = z
  .object({
    game_id: idOrNull.describe('Null in a preview for a game that would be made.'),
    is_kept: z.boolean().describe('Whether it was there before and stays as it was.'),
    match_day: count,
    team_1_id: id.describe('Who is at home.'),
    team_2_id: id,
    start_time: time,
    game_site_id: idOrNull,
    broken: z.array(brokenRule),
  })
  .describe('A game of the fixtures.')

const unplacedFixture = z
  .object({ team_1_id: id, team_2_id: id, text: inWords })
  .describe('A game for which there is no match day. It is not made.')

const homeAndAway = z
  .object({
    team_id: id,
    home: count,
    away: count,
    breaks: count.describe('How often it plays twice in a row at home, or twice away.'),
  })
  .describe("How a team's games at home and away come.")

const drawnFixtures = z
  .object({
    fixtures: z.array(drawnFixture),
    unplaced: z.array(unplacedFixture),
    removed_game_ids: z.array(id).describe('Games that had not begun and are no longer needed.'),
    teams: z.array(homeAndAway),
    is_cut_off: z
      .boolean()
      .describe('Whether the search ended while more of it might have helped: try another seed.'),
    breaks: count.describe('The breaks of all teams.'),
    least_breaks: count.describe('As few as there can be where nothing constrains.'),
  })
  .describe('The fixtures of a season, and which rules could not be kept.')

const brokenFixture = z
  .object({ game_id: id, match_day: count, broken: z.array(brokenRule) })
  .describe('A game to come for which a rule of the last draw breaks as it stands.')

const seasonFixtures = z
  .object({
    match_days: z.array(
      z.object({ match_day: count, game_ids: z.array(id).describe('In the order in which they start.') }),
    ),
    teams: z.array(homeAndAway),
    wishes: anyObject
      .nullable()
      .describe('What was last asked for. Null for who may not draw, and before a draw.'),
    broken: z
      .array(brokenFixture)
      .describe(
        'Games to come that do not keep it any more, such as by a swap of home and away. Empty for who may not draw.',
      ),
  })
  .describe('What is drawn for a season.')

const gameOfMatchDay = z
  .object({ match_day: count, game_id: id })
  .describe('A game of the fixtures, by its match day.')

export type ShownBrokenRule = z.infer<typeof brokenRule>
export type DrawnFixtures = z.infer<typeof drawnFixtures>
export type BrokenFixture = z.infer<typeof brokenFixture>
export type SeasonFixtures = z.infer<typeof seasonFixtures>

export const fixtureAnswers = {
  BrokenRule: brokenRule,
  DrawnFixture: drawnFixture,
  UnplacedFixture: unplacedFixture,
  HomeAndAway: homeAndAway,
  BrokenFixture: brokenFixture,
  DrawnFixtures: drawnFixtures,
  SeasonFixtures: seasonFixtures,
  GameOfMatchDay: gameOfMatchDay,
} satisfies Answers
