import { families } from '../../../shared-schema/resources/index.ts'
import { auditAnswers } from '../../../shared-schema/api/changes.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { query, shared } from '../openapi/parameters.ts'
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
      parameters: [
        ...shared('limit', 'offset', 'format', 'strict'),
        query('family', 'Only changes of records of this family.', { type: 'string', enum: families }),
        query(
          'record',
          'Only changes of the record with this key, such as `5` or `5/6`; it needs `family` too.',
        ),
        query('person_id', 'Only changes that this person made.'),
        query('since', 'Only changes at this time or later.'),
        query('until', 'Only changes at this time or earlier.'),
      ],
      responses: {
        200: also(answer('A part of the list, newest first.', 'ChangeList'), 'csv'),
        ...answers(304, 400, 401, 403),
      },
    }),
  },
}
