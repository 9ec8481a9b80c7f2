import type { Family } from '../../../shared-schema/resources/index.ts'
import { inCalendar } from '../records/calendar.ts'
import type { DescribedFamily } from './described-family.ts'
import { exampleOf } from './example-bodies.ts'
import { operation, readableByAnyone, signedInOnly } from './operation.ts'
import { listParameters, shared } from './parameters.ts'
import { also, answer, answers, previewed } from './responses.ts'
import { pascal, type Node } from './schema.ts'

export const listAll = ({ family, name, noun, descriptions }: DescribedFamily): Node =>
  operation({
    operationId: `list${pascal(family)}`,
    tag: family,
    summary: `List ${noun}s`,
    description: descriptions.list,
    security: readableByAnyone,
    parameters: listParameters(family),
    responses: {
      200: inFormats(family, answer('A part of the list.', `${name}List`, 'ETag')),
      ...answers(304, 400),
    },
  })

export const listFields = ({ family, name, noun, descriptions }: DescribedFamily): Node =>
  operation({
    operationId: `list${name}Fields`,
    tag: family,
    summary: `List ${noun}s with the fields that you choose`,
    description: descriptions.list,
    security: readableByAnyone,
    parameters: listParameters(family, ...shared('fields')),
    responses: {
      200: inFormats(family, answer('A part of the list.', `${name}PartList`, 'ETag')),
      ...answers(304, 400),
    },
  })

export const createOne = ({ family, name, one, descriptions }: DescribedFamily): Node =>
  operation({
    operationId: `create${name}`,
    tag: family,
    summary: `Create ${one}`,
    description: descriptions.create,
    security: signedInOnly,
    parameters: shared('preview', 'strict', 'idempotencyKey'),
    body: `${name}Create`,
    example: exampleOf(family),
    responses: {
      200: previewed(`${name}Preview`),
      201: answer('The new record.', name, 'Location', 'ETag', 'Idempotency-Replayed'),
      ...answers(400, 401, 403, 409, 413, 415, 422),
    },
  })

export const createMany = ({ family, name, noun, descriptions }: DescribedFamily): Node =>
  operation({
    operationId: `create${pascal(family)}`,
    tag: family,
    summary: `Create several ${noun}s, all of them or none`,
    description: descriptions.createMany,
    security: signedInOnly,
    parameters: shared('strict', 'idempotencyKey'),
    body: `${name}CreateList`,
    example: [exampleOf(family)],
    responses: {
      201: answer('The new records, in the order of the list.', `${name}Objects`, 'Idempotency-Replayed'),
      ...answers(400, 401, 403, 409, 413, 415, 422),
    },
  })

const inFormats = (family: Family, list: ReturnType<typeof answer>): Node =>
  also(list, 'csv', ...(inCalendar.includes(family) ? ['ics' as const] : []), 'script')
