import { changesMeta, changesQuery, recordChange } from '../../../shared-schema/api/changes.ts'
import { families } from '../../../shared-schema/resources/index.ts'
import { answerSchemas, schemaOf } from '../openapi/answer-schemas.ts'
import { operation, readableByAnyone } from '../openapi/operation.ts'
import { parametersOf, shared } from '../openapi/parameters.ts'
import { object } from '../openapi/record-schemas.ts'
import { answer, answers } from '../openapi/responses.ts'
import { recordName, schemaRef, type Nodes } from '../openapi/schema.ts'

export const changeTag = { name: 'changes', description: 'What was made, changed and deleted.' }

/** The components of the list of changes: one for each family, distinguished by `family`. */
export const changeSchemas: Nodes = {
  ...answerSchemas(
    Object.fromEntries(families.map(family => [`${recordName(family)}Change`, recordChange(family)])),
  ),
  RecordChange: { oneOf: families.map(family => schemaRef(`${recordName(family)}Change`)) },
  RecordChangeList: object(
    {
      meta: schemaOf(changesMeta),
      objects: { type: 'array', items: schemaRef('RecordChange') },
    },
    'A part of the changes.',
  ),
}

/** The path of the list of changes. */
export const changePaths: Nodes = {
  '/changes/': {
    get: operation({
      operationId: 'listRecordChanges',
      description:
        'Gives each record that was created, changed or deleted since the `since` that you send, once, as it is now. Keep `meta.since` for the next time.',
      tag: changeTag.name,
      summary: 'List what was made, changed and deleted since you last asked',
      security: readableByAnyone,
      parameters: [...parametersOf(changesQuery), ...shared('limit', 'strict', 'callback')],
      responses: {
        200: answer('Each record once, in the order in which changes were committed.', 'RecordChangeList'),
        ...answers(304, 400),
        410: answer(
          'The server was restored from a backup and has less than it had told you: begin again, without `since`.',
          'Error',
        ),
      },
    }),
  },
}
