import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { operation, readableByAnyone, signedInOnly } from './operation.ts'
import { inPath, listParameters, shared } from './parameters.ts'
import { answer, answers } from './responses.ts'
import { pascal, recordName, type Node, type Nodes } from './schema.ts'

const previewed = answer('What the write would move, with `preview`.', 'Preview')

/** The paths of a family: its list and its items. */
export function familyPaths(family: Family): Nodes {
  const { key, noun, updates } = resourceOf(family)
  const name = recordName(family)
  const one = `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
  const list: Node = {
    get: operation({
      operationId: `list${pascal(family)}`, tag: family, summary: `List ${noun}s`, security: readableByAnyone,
      parameters: listParameters(family),
      responses: { 200: answer('A part of the list.', `${name}List`, 'ETag'), ...answers(304, 400) },
    }),
    post: operation({
      operationId: `create${name}`, tag: family, summary: `Create ${one}`, security: signedInOnly,
      parameters: shared('preview', 'idempotencyKey'), body: `${name}Create`,
      responses: { 200: previewed, 201: answer('The new record.', name, 'Location', 'ETag', 'Idempotency-Replayed'), ...answers(400, 401, 403, 409, 413, 415, 422) },
    }),
  }
  const item: Node = {
    parameters: key.map(inPath),
    get: operation({
      operationId: `get${name}`, tag: family, summary: `Read ${one}`, security: readableByAnyone,
      parameters: shared('fields', 'callback', 'ifNoneMatch'),
      responses: { 200: answer('The record.', name, 'ETag'), ...answers(304, 400, 401, 404) },
    }),
    ...(updates ? {
      put: operation({
        operationId: `update${name}`, tag: family, summary: `Change ${one}`, security: signedInOnly,
        parameters: shared('preview', 'ifMatch'), body: `${name}Update`,
        responses: { 200: previewed, 202: answer('The record as it is now.', name, 'ETag'), ...answers(400, 401, 403, 404, 409, 412, 413, 415) },
      }),
    } : {}),
    delete: operation({
      operationId: `delete${name}`, tag: family, summary: `Delete ${one}`, security: signedInOnly,
      parameters: shared('cascade', 'preview', 'ifMatch'),
      responses: { 200: previewed, 204: { description: 'The record is gone.' }, ...answers(400, 401, 403, 404, 409, 410, 412) },
    }),
  }
  return { [`/${family}/`]: list, [`/${[family, ...key.map(part => `{${part}}`)].join('/')}/`]: item }
}
