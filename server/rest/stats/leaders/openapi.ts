import { leadersAnswers, leadersQuery } from '../../../../shared-schema/api/leaders.ts'
import { answerSchemas, listed } from '../../openapi/answer-schemas.ts'
import { operation, readableByAnyone } from '../../openapi/operation.ts'
import { parametersOf, shared } from '../../openapi/parameters.ts'
import { also, answer, answers } from '../../openapi/responses.ts'
import type { Node, Nodes } from '../../openapi/schema.ts'

/** The components of leaders. */
export const leaderSchemas: Nodes = answerSchemas({
  ...leadersAnswers,
  Leaders: listed(leadersAnswers.Leaders, leadersAnswers.ColumnLeader),
})

/**
 * The path of leaders.
 * @param sport the path parameter
 * @param tag its section in the document
 */
export const leaderPaths = (sport: Node, tag: string): Nodes => ({
  '/stats/{sport}/leaders/': {
    parameters: [sport],
    get: operation({
      operationId: 'listLeaders',
      description:
        'Lists the best in each column with shared ranks: in sum, in one game, or by games in a row.',
      tag,
      summary: 'List who leads in what was counted, in one game, or by games in a row',
      security: readableByAnyone,
      parameters: [...parametersOf(leadersQuery), ...shared('format', 'strict', 'callback', 'ifNoneMatch')],
      responses: { 200: also(answer('The lists.', 'Leaders'), 'csv', 'script'), ...answers(304, 400, 404) },
    }),
  },
})
