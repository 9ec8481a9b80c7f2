import { publishedAnswers, publishedBody } from '../../../shared-schema/api/published-schedule.ts'
import {
  freeSitesQuery,
  scheduleAnswers,
  scheduleBody,
  shiftBody,
  slotsBody,
} from '../../../shared-schema/api/schedule.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, readableByAnyone, signedInOnly } from '../openapi/operation.ts'
import { inPath, parametersOf, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { answer, answers } from '../openapi/responses.ts'
import type { Node, Nodes } from '../openapi/schema.ts'

const schedule = requestBody(scheduleBody)
const shift = requestBody(shiftBody)
const slots = requestBody(slotsBody)
const published = requestBody(publishedBody)

/** The components of fields and times. */
export const scheduleSchemas: Nodes = {
  ...answerSchemas(scheduleAnswers),
  ...answerSchemas(publishedAnswers),
  Schedule: schedule.schema,
  Shift: shift.schema,
  Slots: slots.schema,
  Published: published.schema,
  ...schedule.components,
  ...shift.components,
  ...slots.components,
  ...published.components,
}

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
      parameters: [...parametersOf(freeSitesQuery), ...shared('strict', 'callback', 'ifNoneMatch')],
      responses: {
        200: answer('The fields that are free within eight days.', 'FreeSites'),
        ...answers(304, 400, 401, 404),
      },
    }),
  },
  '/tournaments/{id}/published/': {
    parameters: [inPath('id')],
    get: operation({
      operationId: 'getPublishedSchedule',
      tag: 'tournaments',
      summary: 'See what changed since the schedule was published',
      security: signedInOnly,
      parameters: shared('strict', 'ifNoneMatch'),
      responses: {
        200: answer('What changed since.', 'PublishedSchedule'),
        ...answers(304, 400, 401, 403, 404),
      },
    }),
    put: operation({
      operationId: 'publishSchedule',
      tag: 'tournaments',
      summary: 'Say that everybody knows of the schedule as it is now',
      security: signedInOnly,
      body: 'Published',
      parameters: shared('strict'),
      responses: {
        200: answer('What was published.', 'PublishedSchedule'),
        ...answers(400, 401, 403, 404, 412, 413, 415),
      },
    }),
  },
  '/tournaments/{id}/schedule/': change(
    'scheduleGames',
    'Give games fields and times',
    'Schedule',
    'ScheduledGames',
  ),
  '/tournaments/{id}/shift/': change('shiftGames', 'Move the games of a day', 'Shift', 'ShiftedGames', 412),
  '/tournaments/{id}/slots/': change(
    'moveGames',
    'Move games to other fields and times, all or none',
    'Slots',
    'ShiftedGames',
    412,
  ),
}

function change(
  operationId: string,
  summary: string,
  sent: string,
  answered: string,
  ...more: Parameters<typeof answers>
): Node {
  return {
    parameters: [inPath('id')],
    post: operation({
      operationId,
      tag: 'tournaments',
      summary,
      security: signedInOnly,
      body: sent,
      parameters: shared('preview', 'strict', 'idempotencyKey'),
      responses: {
        200: answer('What was done.', answered, 'Idempotency-Replayed'),
        ...answers(400, 401, 403, 404, ...more, 413, 415, 422),
      },
    }),
  }
}
