import { z } from 'zod'
import { choice, within } from '../resources/field.ts'
import { count, idOrNull, linked, text, uri, type Answers } from './parts.ts'
import { limits, objectsIn } from './list-query.ts'
import { idIn, namesIn } from './queries.ts'

/** The basis of a list of leaders: overall totals, single games, or streaks of games. */
export const leaderKinds = ['totals', 'games', 'streaks'] as const

/** Whether the highest or the lowest figure of a column leads. */
export const leaderOrders = ['most', 'least'] as const

/** The places to which a list of leaders can be limited. */
export const leaderPlaces = ['game', 'tournament', 'season', 'league'] as const

const MANY = 1_000_000_000
const placeIn = (place: (typeof leaderPlaces)[number]) =>
  idIn(`Only what was counted in this ${place}; one place at most.`)

/** The query for leaders. */
export const leadersQuery = z.object({
  subject: choice(['player', 'team'])
    .input.default('player')
    .describe('Whether players or teams are listed.'),
  of: choice(leaderKinds)
    .input.default('totals')
    .describe(
      '`totals` is all that was counted, `games` what was done in one game, `streaks` games in a row in each of which there was enough of the column; games that somebody did not play end none.',
    ),
  columns: namesIn(
    'The columns of which there are to be lists, such as `[goals,assists]`; those by which the box score ranks without it, and the wins of teams.',
  ),
  order: choice(leaderOrders)
    .input.optional()
    .describe(
      'Whether the most of a column leads or the least; as it is usual for the column without it. Streaks are always the longest.',
    ),
  minimum: within(1, MANY)
    .input.optional()
    .describe(
      'The least number of attempts in a figure that is a share or an average; a quarter of the most that anybody has without it.',
    ),
  at_least: within(1, MANY)
    .input.default(1)
    .describe('How much of the column there is in each game of a streak.'),
  limit: objectsIn(limits.leaders).describe(
    'How many ranks a list has. Those level with the last one are listed too, as far as there is room: `left_out` says how many are not.',
  ),
  game_id: placeIn('game'),
  tournament_id: placeIn('tournament'),
  season_id: placeIn('season'),
  league_id: placeIn('league'),
})

const leader = z
  .object({
    rank: z
      .int()
      .min(1)
      .describe('Those who are level have the same; as many of the next ones are passed over.'),
    is_shared: z.boolean().describe('Another one has the same rank.'),
    value: z.number().describe('Of the column as lines show it; of a streak, how many games it has.'),
    attempts: z
      .number()
      .nullable()
      .describe('What the figure is counted by; null for what is of no attempts.'),
    player_id: idOrNull,
    player: linked('players').nullable(),
    team_id: idOrNull.describe('Null where a line belongs to no team.'),
    team: linked('teams').nullable(),
    first_game_id: idOrNull.describe('With which a streak began.'),
    first_game: linked('games').nullable(),
    game_id: idOrNull.describe('The one game, or the last one of a streak.'),
    game: linked('games').nullable(),
    is_running: z
      .boolean()
      .nullable()
      .describe('Whether a streak has the last game that was played; null for none.'),
    resource_uri: uri.describe('Of the stat line; of that of the last game for a streak.'),
  })
  .describe('A player or team in a list of leaders.')

const leaderList = z
  .object({
    column: text,
    order: z.enum(leaderOrders),
    minimum: z.number().nullable().describe('Who has fewer attempts is not listed; null if there are none.'),
    left_out: count.describe('How many are level with the last one and are not because they are too many.'),
    leaders: z.array(leader),
  })
  .describe('Who leads in one column, the best first.')

const leaders = z
  .object({ lists: z.array(leaderList) })
  .describe('Lists of leaders, in the order in which their columns were asked for.')

const columnLeader = leader.extend({ column: text }).describe('A leader, with the column in which they lead.')

export type LeadersAnswer = z.infer<typeof leaders>
export type LeaderList = z.infer<typeof leaderList>
export type Leader = z.infer<typeof leader>

export const leadersAnswers = {
  Leaders: leaders,
  ColumnLeader: columnLeader,
  LeaderList: leaderList,
  Leader: leader,
} satisfies Answers
