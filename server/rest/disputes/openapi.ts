import { decisionBody, disputeAnswers, disputesQuery } from '../../../shared-schema/api/disputes.ts'
import { answerSchemas, listed } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { inPath, parametersOf, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import { recordRef, schemaRef, type Nodes } from '../openapi/schema.ts'

export const disputeTag = {
  name: 'disputes',
  description: 'Games of which several devices kept different scores, until the office decides.',
}

const choice = requestBody(decisionBody)

/** The components of disputes. */
export const disputeSchemas: Nodes = {
  ...answerSchemas({ ...disputeAnswers, Disputes: listed(disputeAnswers.Disputes, disputeAnswers.Dispute) }),
  DisputeChoice: choice.schema,
  ...choice.components,
  DecidedGame: { anyOf: [recordRef({ family: 'games', form: 'full' }), schemaRef('Standing')] },
}

/** The paths of disputes. */
export const disputePaths: Nodes = {
  '/disputes/': {
    get: operation({
      operationId: 'listDisputes',
      description:
        'Lists the games of which several devices kept different scores, each with its sheets and what differs. Decided disputes are listed too.',
      tag: 'disputes',
      summary: 'List the disputes of games that you may score',
      security: signedInOnly,
      parameters: [...parametersOf(disputesQuery), ...shared('format', 'strict')],
      responses: { 200: also(answer('The disputes.', 'Disputes'), 'csv'), ...answers(304, 400, 401) },
    }),
  },
  '/games/{game_id}/decision/': {
    parameters: [inPath('game_id')],
    post: operation({
      operationId: 'decideDispute',
      description:
        'Says which sheet of a game counts, or which entries of several. Send the `version` that you saw: if something was recorded since, the answer is 409.',
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
      description: 'Takes back the latest decision, so that the game is in dispute as before.',
      tag: 'disputes',
      summary: "Take the last decision about a game's sheets back",
      security: signedInOnly,
      parameters: shared('strict'),
      responses: { 204: { description: 'It is as before.' }, ...answers(400, 401, 403, 404) },
    }),
  },
}
