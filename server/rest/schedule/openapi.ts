import { publishedAnswers, publishedBody } from '../../../shared-schema/api/published-schedule.ts'
import {
  freeSitesQuery,
  scheduleAnswers,
  scheduleBody,
  shiftBody,
  slotsBody,
  takenSlotsQuery,
} from '../../../shared-schema/api/schedule.ts'
import { answerSchemas, listed } from '../openapi/answer-schemas.ts'
import { operation, readableByAnyone, signedInOnly } from '../openapi/operation.ts'
import { inPath, parametersOf, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import type { Node, Nodes } from '../openapi/schema.ts'

const schedule = requestBody(scheduleBody)
const shift = requestBody(shiftBody)
const slots = requestBody(slotsBody)
const published = requestBody(publishedBody)

/** The components of schedules. */
export const scheduleSchemas: Nodes = {
  ...answerSchemas({
    ...scheduleAnswers,
    FoundConflicts: listed(scheduleAnswers.Findings, scheduleAnswers.Conflict),
    FreeSites: listed(scheduleAnswers.FreeSites, scheduleAnswers.FreeSite),
    TakenSlots: listed(scheduleAnswers.TakenSlots, scheduleAnswers.TakenSlot),
  }),
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

/** The paths of schedules. */
export const schedulePaths: Nodes = {
  '/tournaments/{tournament_id}/conflicts/': {
    parameters: [inPath('tournament_id')],
    get: operation({
      operationId: 'listConflicts',
      description:
        'Lists what is wrong with the plan: games at one time on one field, teams that play twice at once, breaks that are too short, games without a field or time.',
      tag: 'tournaments',
      summary: 'See what is wrong with the fields and times of the games',
      security: readableByAnyone,
      parameters: shared('format', 'strict', 'callback', 'ifNoneMatch'),
      responses: {
        200: also(answer('What there is to say about the schedule.', 'FoundConflicts'), 'csv', 'script'),
        ...answers(304, 400, 401, 404),
      },
    }),
  },
  '/tournaments/{tournament_id}/free_sites/': {
    parameters: [inPath('tournament_id')],
    get: operation({
      operationId: 'listFreeSites',
      description: 'Finds the next times at which each field is free for so many minutes.',
      tag: 'tournaments',
      summary: 'Find the next free field',
      security: readableByAnyone,
      parameters: [...parametersOf(freeSitesQuery), ...shared('format', 'strict', 'callback', 'ifNoneMatch')],
      responses: {
        200: also(answer('The fields that are free within eight days.', 'FreeSites'), 'csv', 'script'),
        ...answers(304, 400, 401, 404),
      },
    }),
  },
  '/tournaments/{tournament_id}/taken_slots/': {
    parameters: [inPath('tournament_id')],
    get: operation({
      operationId: 'listTakenSlots',
      description:
        'Lists when games of other events take the fields of a tournament on a day. Games that you may not read are listed, without a name, only on fields of an organization that you manage.',
      tag: 'tournaments',
      summary: 'See when other events take the fields',
      security: readableByAnyone,
      parameters: [
        ...parametersOf(takenSlotsQuery),
        ...shared('format', 'strict', 'callback', 'ifNoneMatch'),
      ],
      responses: {
        200: also(answer('The slots, the earliest first.', 'TakenSlots'), 'csv', 'script'),
        ...answers(304, 400, 401, 404),
      },
    }),
  },
  '/tournaments/{tournament_id}/published/': {
    parameters: [inPath('tournament_id')],
    get: operation({
      operationId: 'getPublishedSchedule',
      description: 'Lists which games got another time or field since the schedule was last published.',
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
      description:
        'Marks the schedule as known to everybody. Send the `version` that you read: if the schedule has changed since, nothing is done (412).',
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
  '/tournaments/{tournament_id}/schedule/': change(
    'scheduleGames',
    'Give games fields and times',
    'Gives games that have no field or time one of each, so that no team plays twice at once and breaks are kept.',
    'Schedule',
    'ScheduledGames',
  ),
  '/tournaments/{tournament_id}/shift/': change(
    'shiftGames',
    'Move the games of a day',
    'Moves the games of one day, or those of it from a time on, by some minutes.',
    'Shift',
    'ShiftedGames',
    412,
  ),
  '/tournaments/{tournament_id}/slots/': change(
    'moveGames',
    'Move games to other fields and times, all or none',
    'Gives each game that you name the field and the time that you send.',
    'Slots',
    'ShiftedGames',
    412,
  ),
}

function change(
  operationId: string,
  summary: string,
  description: string,
  sent: string,
  answered: string,
  ...more: Parameters<typeof answers>
): Node {
  return {
    parameters: [inPath('tournament_id')],
    post: operation({
      operationId,
      tag: 'tournaments',
      summary,
      description,
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
