import type { DescribedFamily } from './described-family.ts'
import { changeOf } from './example-bodies.ts'
import { operation, readableByAnyone, signedInOnly } from './operation.ts'
import { shared } from './parameters.ts'
import { also, answer, answers, previewed } from './responses.ts'
import type { Node } from './schema.ts'

export const readOne = ({ family, name, one, descriptions }: DescribedFamily): Node =>
  operation({
    operationId: `get${name}`,
    tag: family,
    summary: `Read ${one}`,
    description: descriptions.read,
    security: readableByAnyone,
    parameters: shared('strict', 'callback', 'ifNoneMatch'),
    responses: { 200: also(answer('The record.', name, 'ETag'), 'script'), ...answers(304, 400, 401, 404) },
  })

export const readFields = ({ family, name, one, descriptions }: DescribedFamily): Node =>
  operation({
    operationId: `get${name}Fields`,
    tag: family,
    summary: `Read ${one} with the fields that you choose`,
    description: descriptions.read,
    security: readableByAnyone,
    parameters: shared('fields', 'strict', 'callback', 'ifNoneMatch'),
    responses: {
      200: also(answer('The record.', `${name}Part`, 'ETag'), 'script'),
      ...answers(304, 400, 401, 404),
    },
  })

/** PUT and PATCH do the same. */
export const changeOne = (
  method: 'put' | 'patch',
  { family, name, one, descriptions }: DescribedFamily,
): Node =>
  operation({
    operationId: `${method === 'put' ? 'update' : 'patch'}${name}`,
    tag: family,
    summary: `Change ${one}${method === 'put' ? '' : ': the same as PUT'}`,
    description: descriptions.change,
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

export const deleteOne = ({ family, name, one, descriptions }: DescribedFamily): Node =>
  operation({
    operationId: `delete${name}`,
    tag: family,
    summary: `Delete ${one}`,
    description: descriptions.remove,
    security: signedInOnly,
    parameters: shared('cascade', 'strict', 'ifMatch'),
    responses: {
      204: { description: 'The record is gone.' },
      ...answers(400, 401, 403, 404, 409, 410, 412),
    },
  })

export const previewDeletion = ({ family, name, one, descriptions }: DescribedFamily): Node =>
  operation({
    operationId: `preview${name}Deletion`,
    tag: family,
    summary: `See what deleting ${one} would take along`,
    description: descriptions.remove,
    security: signedInOnly,
    parameters: shared('preview', 'cascade', 'strict', 'ifMatch'),
    responses: {
      200: answer('With `preview`: what would go along, and what would move.', 'DeletionPreview'),
      204: { description: 'Without `preview`: the record is gone.' },
      ...answers(400, 401, 403, 404, 409, 410, 412),
    },
  })
