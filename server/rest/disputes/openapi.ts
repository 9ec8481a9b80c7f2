import { decisionBody, disputeAnswers, disputesQuery } from '../../../shared-schema/api/disputes.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { inPath, parametersOf, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { answer, answers } from '../openapi/responses.ts'
import { recordRef, schemaRef, type Nodes } from '../openapi/schema.ts'

export const disputeTag = {
  name: 'disputes',
  description: 'Games of which several devices kept different scores, until the office decides.',
}

const choice = requestBody(decisionBody)

/** The components of disputes. */
export const disputeSchemas: Nodes = {
  ...answerSchemas(disputeAnswers),
  DisputeChoice: choice.schema,
  ...choice.components,
  DecidedGame: { anyOf: [recordRef({ family: 'games', form: 'full' }), schemaRef('Standing')] },
}

/** The paths of disputes. */
export const disputePaths: Nodes = {
  '/disputes/': {
    get: operation({
      operationId: 'listDisputes',
      tag: 'disputes',
      summary: 'List the disputes of games that you may score',
      security: signedInOnly,
      parameters: [...parametersOf(disputesQuery), ...shared('strict')],
      responses: { 200: answer('The disputes.', 'Disputes'), ...answers(304, 400, 401) },
    }),
  },
  '/games/{id}/decision/': {
    parameters: [inPath('id')],
    post: operation({
      operationId: 'decideDispute',
      tag: 'disputes',
      summary: 'Decide which sheet of a game counts, or merge them',
      security: signedInOnly,
      body: 'DisputeChoice',
      parameters: shared('preview', 'strict'),
      responses: {
        200: answer('The game as it now stands; with `preview` the score that it would have.', 'DecidedGame'),
        ...answers(400, 401, 403, 404, 409, 415),
      },
    }),
    delete: operation({
      operationId: 'undoDecision',
      tag: 'disputes',
      summary: "Take the last decision about a game's sheets back",
      security: signedInOnly,
      parameters: shared('strict'),
      responses: { 204: { description: 'It is as before.' }, ...answers(400, 401, 403, 404) },
    }),
  },
}
