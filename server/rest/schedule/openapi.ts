import { scheduleBody, shiftBody } from './bodies.ts'
import { scheduleAnswers } from '../../../shared-schema/api/schedule.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, readableByAnyone, signedInOnly } from '../openapi/operation.ts'
import { inPath, query, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { answer, answers } from '../openapi/responses.ts'
import type { Node, Nodes } from '../openapi/schema.ts'

const integer = { type: 'integer' }
const schedule = requestBody(
  scheduleBody.shape,
  ['start_time'],
  'How games are to be given fields and times.',
  {
    start_time:
      'When the first game may start. The last day is the `end_date` of the tournament, or the same day where it has none. On a field without hours every day begins at this time of day.',
    game_ids: 'The games; all that have not begun where it is left out.',
    game_site_ids: 'The fields; those of the tournament where it is left out.',
    final_site_id: 'The field for the finals.',
    final_game_ids: 'Which games are the finals; those of the brackets where it is left out.',
    game_minutes: 'How long a game takes its field, in this plan; otherwise as the tournament says.',
    rest_minutes:
      'The least time between two games of a team, in this plan; otherwise as the tournament says.',
    last_start: 'The local time of day after which no game starts.',
  },
)

const shift = requestBody(shiftBody.shape, ['date', 'minutes'], 'Which games are moved, and by how much.', {
  date: 'The local day.',
  minutes: 'How much later, at most a week; negative for earlier.',
  from_time: 'The local time of day from which on games are moved; the whole day where it is left out.',
  game_site_id: 'The only field whose games are moved.',
})

/** The components of fields and times. */
export const scheduleSchemas: Nodes = {
  ...answerSchemas(scheduleAnswers),
  Schedule: schedule.schema,
  Shift: shift.schema,
  ...schedule.components,
  ...shift.components,
}

const preview = query('preview', 'Whether to say what would be done and do nothing.', {
  type: 'boolean',
  default: false,
})

/** The paths of fields and times. */
export const schedulePaths: Nodes = {
  '/tournaments/{id}/conflicts/': {
    parameters: [inPath('id')],
    get: operation({
      operationId: 'listConflicts',
      tag: 'tournaments',
      summary: 'See what is wrong with the fields and times of the games',
      security: readableByAnyone,
      parameters: shared('strict', 'callback', 'ifNoneMatch'),
      responses: {
        200: answer('What there is to say about the schedule.', 'Findings'),
        ...answers(304, 400, 401, 404),
      },
    }),
  },
  '/tournaments/{id}/free_sites/': {
    parameters: [inPath('id')],
    get: operation({
      operationId: 'listFreeSites',
      tag: 'tournaments',
      summary: 'Find the next free field',
      security: readableByAnyone,
      parameters: [
        {
          ...query('from', 'The earliest start; a time without offset is one of the tournament.'),
          required: true,
        },
        query('minutes', 'For how long; as long as a game where it is left out.', {
          ...integer,
          minimum: 1,
          maximum: 1440,
        }),
        ...shared('strict', 'callback', 'ifNoneMatch'),
      ],
      responses: {
        200: answer('The fields that are free within eight days.', 'FreeSites'),
        ...answers(304, 400, 401, 404),
      },
    }),
  },
  '/tournaments/{id}/schedule/': change(
    'scheduleGames',
    'Give games fields and times',
    'Schedule',
    'ScheduledGames',
  ),
  '/tournaments/{id}/shift/': change('shiftGames', 'Move the games of a day', 'Shift', 'ShiftedGames'),
}

function change(operationId: string, summary: string, sent: string, answered: string): Node {
  return {
    parameters: [inPath('id')],
    post: operation({
      operationId,
      tag: 'tournaments',
      summary,
      security: signedInOnly,
      body: sent,
      parameters: [preview, ...shared('strict', 'idempotencyKey')],
      responses: {
        200: answer('What was done.', answered, 'Idempotency-Replayed'),
        ...answers(400, 401, 403, 404, 413, 415, 422),
      },
    }),
  }
}
