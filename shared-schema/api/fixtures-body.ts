import { z } from 'zod'
import {
  choice,
  date,
  ids,
  integer,
  localTime,
  timeOfDay,
  timeZone,
  truth,
  within,
} from '../resources/field.ts'
import { wrong } from '../resources/wrong.ts'
import { legOrders } from '../rules/fixtures/legs.ts'

const object = { error: wrong('object') }
const listOf = <T extends z.ZodType>(item: T, most: number) =>
  z.array(item, { error: wrong('list') }).max(most, { error: wrong('atMostValues', { count: most }) })
const id = integer().input
const dates = listOf(date().input, 400)

const fixedGame = z.object(
  {
    team_1_id: id,
    team_2_id: id,
    match_day: within(1, 1000).input,
    start_time: localTime()
      .input.optional()
      .describe('Local, or with an offset; a kick-off of its match day if it is left out.'),
    game_site_id: id.optional(),
  },
  object,
)

/**
 * The body of a request to draw the fixtures of a season. Dates and times of day are in the season's time
 * zone.
 */
export const fixturesBody = z
  .object(
    {
      start_date: date().input.describe('The local day from which on there are match days.'),
      end_date: date()
        .input.optional()
        .describe(
          'The last one; the `end_date` of the season if it is left out, or as many match days as are needed.',
        ),
      timezone: timeZone().input.describe('Olson name of the zone of the dates and times.'),
      kick_offs: listOf(z.object({ weekday: within(1, 7).input, time: timeOfDay().input }, object), 50)
        .min(1, { error: wrong('notEmpty') })
        .describe('The weekdays, 1 for Monday to 7 for Sunday, and times at which games may begin.'),
      weekdays_together: truth(true)
        .input.default(true)
        .describe(
          'Whether all kick-offs of a week are one match day, as Saturday and Sunday often are; otherwise those of each weekday are one.',
        ),
      weeks_between: within(1, 8).input.default(1).describe('From one week with games to the next.'),
      excluded_dates: dates
        .default([])
        .describe('On which no game is played. A match day without any other date is left out.'),
      not_before: date()
        .input.optional()
        .describe('No game that is not there yet is put before, nor any that may go elsewhere.'),
      legs: within(1, 8).input.default(2).describe('How often everybody meets everybody.'),
      leg_order: choice(legOrders)
        .input.default('mirrored')
        .describe(
          'How a leg follows the one before: in the same order with home and away swapped, or the last match day first, which has fewer breaks.',
        ),
      divisions: listOf(ids().input, 50)
        .optional()
        .describe(
          'The ids of the teams of each division; if it is left out those that the `division` of each team names, which is one of all teams if they name none.',
        ),
      game_minutes: within(1, 1440).input.default(120).describe('How long a game takes its field.'),
      home_fields: listOf(z.object({ team_id: id, game_site_ids: ids().input }, object), 500)
        .default([])
        .describe('Where teams are at home, the best field first.'),
      game_site_ids: ids()
        .input.default([])
        .describe('Where teams without a home field are at home. Without any their games have no field.'),
      unavailable_teams: listOf(z.object({ team_id: id, dates }, object), 500)
        .default([])
        .describe('Dates on which teams cannot play.'),
      unavailable_fields: listOf(z.object({ game_site_id: id, dates }, object), 500)
        .default([])
        .describe('Dates on which fields cannot be had.'),
      not_both_at_home: listOf(
        ids().input.refine(pair => pair.length === 2, { error: wrong('twoTeams') }),
        500,
      )
        .default([])
        .describe('Pairs of teams that must not be at home on the same day.'),
      rest_days: within(0, 60)
        .input.default(0)
        .describe('The fewest days without a game between two games of a team.'),
      days_between_meetings: within(0, 365)
        .input.default(0)
        .describe('The fewest days from one meeting of two teams to their next one.'),
      most_games: z
        .object({ games: within(1, 50).input, days: within(2, 60).input }, object)
        .optional()
        .describe('The most games of a team in any so many days in a row; no limit if it is left out.'),
      fixed: listOf(fixedGame, 500).default([]).describe('Games fixed beforehand; team 1 is at home.'),
      keep: choice(['begun', 'all'])
        .input.optional()
        .describe(
          'Needed where the season has fixtures: whether those stay that have begun, or all that there are, so that only what is missing is drawn.',
        ),
      seed: within(0, 1_000_000)
        .input.default(1)
        .describe(
          'Another one draws others. The same season, request and seed are drawn the same, unless the server is so busy that it ends the search early.',
        ),
    },
    object,
  )
  .describe('How the fixtures of a season are to be.')

export type FixtureWishes = Readonly<z.infer<typeof fixturesBody>>
