import { scorekeeperAnswers, scorekeepersQuery } from '../../../shared-schema/api/scorekeepers.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { parametersOf, shared } from '../openapi/parameters.ts'
import { answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

/** The components of the scorekeepers of an event. */
export const scorekeeperSchemas: Nodes = answerSchemas(scorekeeperAnswers)

/** The path of the scorekeepers of an event. */
export const scorekeeperPaths: Nodes = {
  '/scorekeepers/': {
    get: operation({
      operationId: 'listScorekeepers',
      tag: 'games',
      summary: 'See which tablet keeps the score of which game',
      security: signedInOnly,
      parameters: [...shared('strict', 'ifNoneMatch'), ...parametersOf(scorekeepersQuery)],
      responses: {
        200: answer('The games that somebody keeps the score of.', 'Scorekeepers'),
        ...answers(304, 400, 401, 403, 404),
      },
    }),
  },
}
