import { checkInAnswers, checkInBody, checkInsQuery } from '../../../shared-schema/api/check-ins.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { inPath, parametersOf, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

const sent = requestBody(checkInBody)

/** The components of check-ins. */
export const checkInSchemas: Nodes = {
  ...answerSchemas(checkInAnswers),
  NewCheckIn: sent.schema,
  ...sent.components,
}

/** The paths of check-ins. */
export const checkInPaths: Nodes = {
  ...pathsOf('tournaments', 'tournament_id', 'Tournament'),
  ...pathsOf('seasons', 'season_id', 'Season'),
  '/games/{game_id}/check_ins/': {
    parameters: [inPath('game_id')],
    post: operation({
      operationId: 'checkInAtGame',
      tag: 'games',
      summary: 'Check a team or a player in',
      description:
        'Notes that a team of a game, or one of its players, is at the field or is missing. Tablets do the same without a network.',
      security: signedInOnly,
      body: 'NewCheckIn',
      parameters: shared('strict', 'idempotencyKey'),
      responses: {
        201: answer('What was recorded.', 'CheckIn', 'Idempotency-Replayed'),
        ...answers(400, 401, 403, 404, 409, 413, 415, 422),
      },
    }),
  },
}

function pathsOf(family: string, key: string, name: string): Nodes {
  return {
    [`/${family}/{${key}}/check_ins/`]: {
      parameters: [inPath(key)],
      get: operation({
        operationId: `list${name}CheckIns`,
        tag: family,
        summary: 'See which teams and players are there on a day',
        description: 'Lists the teams that play on a day, with their rosters and who was checked in.',
        security: signedInOnly,
        parameters: [...shared('strict', 'ifNoneMatch'), ...parametersOf(checkInsQuery)],
        responses: { 200: answer('The teams of the day.', 'CheckIns'), ...answers(304, 400, 401, 403, 404) },
      }),
    },
  }
}
