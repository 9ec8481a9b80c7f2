import { recordedAnswers, recordedQuery } from '../../../shared-schema/api/recorded.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { parametersOf, shared } from '../openapi/parameters.ts'
import { listOf } from '../openapi/record-schemas.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

/** The components of the list of recorders. */
export const recordedSchemas: Nodes = {
  ...answerSchemas(recordedAnswers),
  RecordedAtGameList: listOf('RecordedAtGame'),
}

/** The path of the list of recorders. */
export const recordedPaths: Nodes = {
  '/recorded/': {
    get: operation({
      operationId: 'listRecorded',
      description: 'Lists for each person and game how many entries they recorded, when first and when last.',
      tag: 'games',
      summary: 'See who recorded how much at which game',
      security: signedInOnly,
      parameters: [...shared('limit', 'offset', 'format', 'strict'), ...parametersOf(recordedQuery)],
      responses: {
        200: also(answer('A part of the list, what came last first.', 'RecordedAtGameList'), 'csv'),
        ...answers(304, 400, 401, 403),
      },
    }),
  },
}
