import { families } from '../../../shared-schema/resources/index.ts'
import { operation, signedInOnly } from './operation.ts'
import { query, shared } from './parameters.ts'
import { listOf, object } from './record-schemas.ts'
import { answer, answers } from './responses.ts'
import { orNull, type Nodes } from './schema.ts'

export const auditTag = { name: 'audit', description: 'Who changed what, and when.' }

const text = { type: 'string' }
const time = { type: 'string', format: 'date-time' }

/** The components of the log of changes. */
export const auditSchemas: Nodes = {
  Change: object({
    id: { type: 'integer' },
    time,
    person: orNull(object({ id: text, name: text }, 'Who made it.')),
    client: object({ kind: text, name: text }, 'With what it was made.'),
    device_id: { type: ['string', 'null'] },
    family: { type: 'string', enum: families },
    record: { ...text, description: 'The key of the record.' },
    resource_uri: { type: 'string', format: 'uri' },
    operation: { type: 'string', enum: ['create', 'update', 'delete'] },
    changes: {
      type: 'object', description: 'What each field was before and is after, by its name.',
      additionalProperties: object({ before: {}, after: {} }, 'Any JSON values.'),
    },
  }, 'One change of a record.'),
  ChangeList: listOf('Change'),
}

/** The path of the log of changes. */
export const auditPaths: Nodes = {
  '/audit/': {
    get: operation({
      operationId: 'listChanges', tag: auditTag.name, summary: 'List who changed what', security: signedInOnly,
      parameters: [
        ...shared('limit', 'offset'),
        query('family', 'Only changes of records of this family.', { type: 'string', enum: families }),
        query('record', 'Only changes of the record with this key, such as `5` or `5/6`; it needs `family` too.'),
        query('person_id', 'Only changes that this person made.'),
        query('since', 'Only changes at this time or later.'),
        query('until', 'Only changes at this time or earlier.'),
      ],
      responses: { 200: answer('A part of the list, newest first.', 'ChangeList'), ...answers(304, 400, 401, 403) },
    }),
  },
}
