import { disputeAnswers } from '../../../shared-schema/api/disputes.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { inPath, query, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { answer, answers } from '../openapi/responses.ts'
import { recordRef, schemaRef, type Nodes } from '../openapi/schema.ts'
import { decisionBody } from './bodies.ts'

const integer = { type: 'integer' }

export const disputeTag = {
  name: 'disputes',
  description: 'Games of which several devices kept different scores, until the office decides.',
}

const choice = requestBody(decisionBody.shape, ['sheet_id', 'version'], undefined, {
  version: 'That of the dispute as you saw it.',
  sheet_id: 'The sheet that counts and goes on.',
  entry_ids:
    'To merge: the lines of all sheets that count, in their order, by their `entry_id`. Null or left out: the sheet as it is.',
})

/** The components of disputes. */
export const disputeSchemas: Nodes = {
  ...answerSchemas(disputeAnswers),
  DisputeChoice: choice.schema,
  ...choice.components,
  DecidedGame: { anyOf: [recordRef({ family: 'games', form: 'full' }), schemaRef('Standing')] },
}

const preview = query('preview', 'Whether only to say what the score would be: nothing is decided then.', {
  type: 'boolean',
  default: false,
})

/** The paths of disputes. */
export const disputePaths: Nodes = {
  '/disputes/': {
    get: operation({
      operationId: 'listDisputes',
      tag: 'disputes',
      summary: 'List the disputes of games that you may score',
      security: signedInOnly,
      parameters: [
        ...['tournament_id', 'season_id', 'game_id'].map(name => ({ name, in: 'query', schema: integer })),
        ...shared('strict'),
      ],
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
      parameters: [preview, ...shared('strict')],
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
