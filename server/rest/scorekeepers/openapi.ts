import { scorekeeperAnswers, scorekeepersQuery } from '../../../shared-schema/api/scorekeepers.ts'
import { answerSchemas, listed } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { parametersOf, shared } from '../openapi/parameters.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

/** The components of the scorekeepers of an event. */
export const scorekeeperSchemas: Nodes = answerSchemas({
  ...scorekeeperAnswers,
  Scorekeepers: listed(scorekeeperAnswers.Scorekeepers, scorekeeperAnswers.Scorekeeper),
})

/** The path of the scorekeepers of an event. */
export const scorekeeperPaths: Nodes = {
  '/scorekeepers/': {
    get: operation({
      operationId: 'listScorekeepers',
      description: 'Lists for each game of an event which tablet and person keeps its score.',
      tag: 'games',
      summary: 'See which tablet keeps the score of which game',
      security: signedInOnly,
      parameters: [...shared('format', 'strict', 'ifNoneMatch'), ...parametersOf(scorekeepersQuery)],
      responses: {
        200: also(answer('The games that somebody keeps the score of.', 'Scorekeepers'), 'csv'),
        ...answers(304, 400, 401, 403, 404),
      },
    }),
  },
}
