import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { inCalendar } from '../records/calendar.ts'
import { changeOf, exampleOf } from './example-bodies.ts'
import { operation, readableByAnyone, signedInOnly } from './operation.ts'
import { familyDescriptions } from './family-descriptions.ts'
import { idName, inPath, listParameters, shared } from './parameters.ts'
import { also, answer, answers } from './responses.ts'
import { pascal, recordName, type Node, type Nodes } from './schema.ts'

const previewed = (schema: string): Node =>
  answer('With `preview`: the record as it would be, and what the write would move.', schema)

/**
 * The paths of a family: its list and its items. If an address returns a second type, that operation is
 * listed under the path without the trailing slash, to give generated clients exact types. For the same
 * reason a preview has the type of what is written: of several response types, generators take one for all.
 */
export function familyPaths(family: Family): Nodes {
  const { key: columns, noun, updates } = resourceOf(family)
  const key = columns.map(column => (column === 'id' ? idName(family) : column))
  const described = familyDescriptions(family)
  const name = recordName(family)
  const one = `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
  const inFormats = (list: ReturnType<typeof answer>) =>
    also(list, 'csv', ...(inCalendar.includes(family) ? ['ics' as const] : []), 'script')
  const list: Node = {
    get: operation({
      operationId: `list${pascal(family)}`,
      tag: family,
      summary: `List ${noun}s`,
      description: described.list,
      security: readableByAnyone,
      parameters: listParameters(family),
      responses: {
        200: inFormats(answer('A part of the list.', `${name}List`, 'ETag')),
        ...answers(304, 400),
      },
    }),
    post: operation({
      operationId: `create${name}`,
      tag: family,
      summary: `Create ${one}`,
      description: described.create,
      security: signedInOnly,
      parameters: shared('preview', 'strict', 'idempotencyKey'),
      body: `${name}Create`,
      example: exampleOf(family),
      responses: {
        200: previewed(`${name}Preview`),
        201: answer('The new record.', name, 'Location', 'ETag', 'Idempotency-Replayed'),
        ...answers(400, 401, 403, 409, 413, 415, 422),
      },
    }),
  }
  const many: Node = {
    get: operation({
      operationId: `list${name}Fields`,
      tag: family,
      summary: `List ${noun}s with the fields that you choose`,
      description: described.list,
      security: readableByAnyone,
      parameters: listParameters(family, ...shared('fields')),
      responses: {
        200: inFormats(answer('A part of the list.', `${name}PartList`, 'ETag')),
        ...answers(304, 400),
      },
    }),
    post: operation({
      operationId: `create${pascal(family)}`,
      tag: family,
      summary: `Create several ${noun}s, all of them or none`,
      description: described.createMany,
      security: signedInOnly,
      parameters: shared('strict', 'idempotencyKey'),
      body: `${name}CreateList`,
      example: [exampleOf(family)],
      responses: {
        201: answer('The new records, in the order of the list.', `${name}Objects`, 'Idempotency-Replayed'),
        ...answers(400, 401, 403, 409, 413, 415, 422),
      },
    }),
  }
  const change = (method: 'update' | 'patch', summary: string): Node =>
    operation({
      operationId: `${method}${name}`,
      tag: family,
      summary,
      description: described.change,
      security: signedInOnly,
      parameters: shared('preview', 'strict', 'ifMatch'),
      body: `${name}Update`,
      example: changeOf(family),
      responses: {
        200: previewed(`${name}Preview`),
        202: answer('The record as it is now.', name, 'ETag'),
        ...answers(400, 401, 403, 404, 409, 412, 413, 415),
      },
    })
  const item: Node = {
    parameters: key.map(name => inPath(name)),
    get: operation({
      operationId: `get${name}`,
      tag: family,
      summary: `Read ${one}`,
      description: described.read,
      security: readableByAnyone,
      parameters: shared('strict', 'callback', 'ifNoneMatch'),
      responses: { 200: also(answer('The record.', name, 'ETag'), 'script'), ...answers(304, 400, 401, 404) },
    }),
    ...(updates
      ? { put: change('update', `Change ${one}`), patch: change('patch', `Change ${one}: the same as PUT`) }
      : {}),
    delete: operation({
      operationId: `delete${name}`,
      tag: family,
      summary: `Delete ${one}`,
      description: described.remove,
      security: signedInOnly,
      parameters: shared('cascade', 'strict', 'ifMatch'),
      responses: {
        204: { description: 'The record is gone.' },
        ...answers(400, 401, 403, 404, 409, 410, 412),
      },
    }),
  }
  const partly: Node = {
    parameters: key.map(name => inPath(name)),
    get: operation({
      operationId: `get${name}Fields`,
      tag: family,
      summary: `Read ${one} with the fields that you choose`,
      description: described.read,
      security: readableByAnyone,
      parameters: shared('fields', 'strict', 'callback', 'ifNoneMatch'),
      responses: {
        200: also(answer('The record.', `${name}Part`, 'ETag'), 'script'),
        ...answers(304, 400, 401, 404),
      },
    }),
    delete: operation({
      operationId: `preview${name}Deletion`,
      tag: family,
      summary: `See what deleting ${one} would take along`,
      description: described.remove,
      security: signedInOnly,
      parameters: shared('preview', 'cascade', 'strict', 'ifMatch'),
      responses: {
        200: answer('With `preview`: what would go along, and what would move.', 'DeletionPreview'),
        204: { description: 'Without `preview`: the record is gone.' },
        ...answers(400, 401, 403, 404, 409, 410, 412),
      },
    }),
  }
  const address = `/${[family, ...key.map(part => `{${part}}`)].join('/')}`
  return { [`/${family}/`]: list, [`/${family}`]: many, [`${address}/`]: item, [address]: partly }
}
