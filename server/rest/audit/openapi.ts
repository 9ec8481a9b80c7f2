import { auditAnswers, auditQuery, takeBackBody } from '../../../shared-schema/api/changes.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { parametersOf, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { listOf } from '../openapi/record-schemas.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

const takeBack = requestBody(takeBackBody)

export const auditTag = { name: 'audit', description: 'Who changed what, and when; and taking it back.' }

/** The components of the audit. */
export const auditSchemas: Nodes = {
  ...answerSchemas(auditAnswers),
  ChangeList: listOf('Change'),
  TakeBack: takeBack.schema,
  ...takeBack.components,
}

/** The paths of the audit. */
export const auditPaths: Nodes = {
  '/audit/': {
    get: operation({
      operationId: 'listChanges',
      description:
        "Lists each change of your organization's records, newest first: when, by whom, with which program or tablet, and each field before and after.",
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
  '/audit/take_back/': {
    post: operation({
      operationId: 'takeBackChanges',
      description:
        'Undoes changes from the audit as one step: what was created is deleted, what was changed gets its earlier values, what was deleted comes back under its id.',
      tag: auditTag.name,
      summary: 'Take changes back, all of them or none',
      security: signedInOnly,
      body: 'TakeBack',
      parameters: shared('preview', 'cascade', 'strict', 'idempotencyKey'),
      responses: {
        200: answer('What came of it, or would with `preview`.', 'TakenBack', 'Idempotency-Replayed'),
        ...answers(400, 401, 403, 404, 409, 413, 415, 422),
      },
    }),
  },
}
