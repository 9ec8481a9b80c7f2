import { leaderKinds, leaderOrders, leadersAnswers } from '../../../../shared-schema/api/leaders.ts'
import { answerSchemas } from '../../openapi/answer-schemas.ts'
import { operation, readableByAnyone } from '../../openapi/operation.ts'
import { query, shared } from '../../openapi/parameters.ts'
import { also, answer, answers } from '../../openapi/responses.ts'
import type { Node, Nodes } from '../../openapi/schema.ts'
import { MOST_LEADERS } from './query.ts'

/** The components of leaders. */
export const leaderSchemas: Nodes = answerSchemas(leadersAnswers)

/**
 * The path of leaders.
 * @param sport the parameter of its path
 * @param tag under which it stands
 */
export const leaderPaths = (sport: Node, tag: string): Nodes => ({
  '/stats/{sport}/leaders/': {
    parameters: [sport],
    get: operation({
      operationId: 'listLeaders',
      tag,
      summary: 'List who leads in what was counted, in one game, or by games in a row',
      security: readableByAnyone,
      parameters: [
        query('subject', 'Whether players or teams are listed.', {
          type: 'string',
          enum: ['player', 'team'],
          default: 'player',
        }),
        query(
          'of',
          '`totals` is all that was counted, `games` what was done in one game, `streaks` games in a row in each of which there was enough of the column; games that somebody did not play end none.',
          { type: 'string', enum: [...leaderKinds], default: 'totals' },
        ),
        query(
          'columns',
          'The columns of which there are to be lists, such as `[goals,assists]`; those by which the box score ranks without it, and the wins of teams.',
        ),
        query(
          'order',
          'Whether the most of a column leads or the least; as it is usual for the column without it. Streaks are always the longest.',
          { type: 'string', enum: [...leaderOrders] },
        ),
        query(
          'minimum',
          'The least number of attempts in a figure that is a share or an average; a quarter of the most that anybody has without it.',
          { type: 'integer', minimum: 1 },
        ),
        query('at_least', 'How much of the column there is in each game of a streak.', {
          type: 'integer',
          minimum: 1,
          default: 1,
        }),
        query(
          'limit',
          'How many ranks a list has. Whoever is level with the last one is listed too, as far as there is room: `left_out` says how many are not.',
          { type: 'integer', minimum: 1, maximum: MOST_LEADERS, default: 10 },
        ),
        ...['game', 'tournament', 'season', 'league'].map(place =>
          query(`${place}_id`, `Only what was counted in this ${place}; one place at most.`, {
            type: 'integer',
          }),
        ),
        ...shared('format', 'strict', 'callback', 'ifNoneMatch'),
      ],
      responses: { 200: also(answer('The lists.', 'Leaders'), 'csv', 'script'), ...answers(304, 400, 404) },
    }),
  },
})
