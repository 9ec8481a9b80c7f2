import { auditAnswers, auditQuery } from '../../../shared-schema/api/changes.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { parametersOf, shared } from '../openapi/parameters.ts'
import { listOf } from '../openapi/record-schemas.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

export const auditTag = { name: 'audit', description: 'Who changed what, and when.' }

/** The components of the log of changes. */
export const auditSchemas: Nodes = {
  ...answerSchemas(auditAnswers),
  ChangeList: listOf('Change'),
}

/** The path of the log of changes. */
export const auditPaths: Nodes = {
  '/audit/': {
    get: operation({
      operationId: 'listChanges',
      tag: auditTag.name,
      summary: 'List who changed what',
      security: signedInOnly,
      parameters: [...shared('limit', 'offset', 'format', 'strict'), ...parametersOf(auditQuery)],
      responses: {
        200: also(answer('A part of the list, newest first.', 'ChangeList'), 'csv'),
        ...answers(304, 400, 401, 403),
      },
    }),
  },
}
