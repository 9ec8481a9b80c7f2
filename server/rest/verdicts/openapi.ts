import {
  eventBody,
  unwantedQuery,
  verdictAnswers,
  verdictsQuery,
} from '../../../shared-schema/api/verdicts.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { parametersOf, shared } from '../openapi/parameters.ts'
import { listOf } from '../openapi/record-schemas.ts'
import { requestBody } from '../openapi/request-body.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

export const verdictTag = { name: 'verdicts', description: 'What was recorded and does not count.' }

const event = requestBody(eventBody)

/** The components of the list of verdicts. */
export const verdictSchemas: Nodes = {
  ...answerSchemas(verdictAnswers),
  VerdictList: listOf('Verdict'),
  VerdictEvent: event.schema,
  ...event.components,
}

/** The path of the list of verdicts. */
export const verdictPaths: Nodes = {
  '/verdicts/': {
    get: operation({
      operationId: 'listVerdicts',
      description: 'Lists each entry that was recorded and does not count, with the reason.',
      tag: verdictTag.name,
      summary: 'List what was recorded and does not count',
      security: signedInOnly,
      parameters: [...shared('limit', 'offset', 'format', 'strict'), ...parametersOf(verdictsQuery)],
      responses: {
        200: also(answer('A part of the list, what came last first.', 'VerdictList'), 'csv'),
        ...answers(304, 400, 401, 403),
      },
    }),
    post: operation({
      operationId: 'judgeAgain',
      description: 'Judges what does not count at an event once more, for example after somebody got a role.',
      tag: verdictTag.name,
      summary: "Judge the entries of an event again, by today's roles and games",
      security: signedInOnly,
      body: 'VerdictEvent',
      parameters: shared('strict'),
      responses: { 200: answer('What became of them.', 'JudgedAgain'), ...answers(400, 401, 403, 404, 415) },
    }),
    delete: operation({
      operationId: 'deleteVerdicts',
      description:
        'Deletes entries that were refused at an event or could not be read. What was recorded rightfully is not deleted.',
      tag: verdictTag.name,
      summary: 'Delete what was refused at an event, or could not be read',
      security: signedInOnly,
      parameters: [...parametersOf(unwantedQuery), ...shared('strict')],
      responses: { 200: answer('What became of them.', 'DeletedVerdicts'), ...answers(400, 401, 403, 404) },
    }),
  },
}
