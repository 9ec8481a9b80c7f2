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
  '/tournaments/{tournament_id}/schedule/': change('tournament', {
    operationId: 'scheduleGames',
    summary: 'Give games fields and times',
    description:
      'Gives games that have no field or time one of each, so that no team plays twice at once and breaks are kept.',
    body: 'Schedule',
    answered: 'ScheduledGames',
  }),
  '/tournaments/{tournament_id}/shift/': change('tournament', {
    operationId: 'shiftGames',
    summary: 'Move the games of a day',
    description: 'Moves the games of one day, or those of it from a time on, by some minutes.',
    body: 'Shift',
    answered: 'ShiftedGames',
  }),
  '/tournaments/{tournament_id}/slots/': change('tournament', {
    operationId: 'moveGames',
    summary: 'Move games to other fields and times, all or none',
    description: 'Gives each game that you name the field and the time that you send.',
    body: 'Slots',
    answered: 'ShiftedGames',
  }),
  '/meets/{meet_id}/shift/': change('meet', {
    operationId: 'shiftGamesOfMeet',
    summary: 'Move the games of a day in all divisions',
    description:
      'Moves the games of one day, or those of it from a time on, by some minutes: in all divisions of the organization of the event that are not closed, or in none.',
    body: 'Shift',
    answered: 'ShiftedGames',
  }),
  '/meets/{meet_id}/slots/': change('meet', {
    operationId: 'moveGamesOfMeet',
    summary: 'Move games of several divisions, all or none',
    description:
      'Gives each game that you name the field and the time that you send. Games of two divisions may swap theirs. A time without offset is one of the division.',
    body: 'Slots',
    answered: 'ShiftedGames',
  }),
}

interface Change extends Record<'operationId' | 'summary' | 'description', string> {
  readonly body: 'Schedule' | 'Shift' | 'Slots'
  readonly answered: 'ScheduledGames' | 'ShiftedGames'
}

/** A change of games of an event. All but placing the rest take the versions that were read, and can answer 412. */
function change(noun: 'tournament' | 'meet', { body, answered, ...texts }: Change): Node {
  return {
    parameters: [inPath(`${noun}_id`)],
    post: operation({
      ...texts,
      tag: `${noun}s`,
      security: signedInOnly,
      body,
      parameters: shared('preview', 'strict', 'idempotencyKey'),
      responses: {
        200: answer('What was done.', answered, 'Idempotency-Replayed'),
        ...answers(400, 401, 403, 404, 409, ...(body === 'Schedule' ? [] : [412 as const]), 413, 415, 422),
      },
    }),
  }
}
