import type { z } from 'zod'
import { calendarQuery, everyQuery, recordsQuery } from '../../../shared-schema/api/list-query.ts'
import { deleteQuery } from '../../../shared-schema/api/queries.ts'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { Filter } from '../../../shared-schema/resources/resource.ts'
import { anonymous } from '../../access/author.ts'
import { inCalendar } from '../records/calendar.ts'
import { sortNames } from '../records/order.ts'
import { hasContent, jsonSchemas, meaningOf, type Node, type Nodes, type Shape } from './schema.ts'

/** The query parameters, generated from the shape that parses them. */
export const parametersOf = ({ shape }: Shape): Node[] =>
  Object.entries(shape).map(([name, part]) => parameterOf(name, part))

function parameterOf(name: string, part: z.ZodType): Node {
  const { description: _, ...schema } = jsonSchemas({ [name]: part }, 'input').properties[name] ?? {}
  const { success, data: fallback } = part.safeParse(undefined)
  return {
    ...query(name, meaningOf(part) ?? '', {
      ...schema,
      ...(hasContent(fallback) ? { default: fallback } : {}),
    }),
    ...(success ? {} : { required: true }),
  }
}

/** Parameters that many operations have. */
export const parameters = {
  limit: parameterOf('limit', recordsQuery.shape.limit),
  offset: parameterOf('offset', recordsQuery.shape.offset),
  fields: parameterOf('fields', recordsQuery.shape.fields),
  format: parameterOf('format', recordsQuery.shape.format),
  calendarFormat: parameterOf('format', calendarQuery.shape.format),
  strict: parameterOf('strict', everyQuery.shape.strict),
  callback: parameterOf('callback', everyQuery.shape.callback),
  cascade: parameterOf('cascade', deleteQuery.shape.cascade),
  preview: parameterOf('preview', deleteQuery.shape.preview),
  idempotencyKey: header(
    'Idempotency-Key',
    'A text of your own making, such as a UUID. Within a day the same request sent again with it does nothing new and gets the first answer again.',
    { type: 'string', maxLength: 255 },
  ),
  ifMatch: header(
    'If-Match',
    'The `ETag` of the record as you know it, or its `time_last_updated` in quotes: if the record has changed since, nothing is done (412).',
  ),
  ifNoneMatch: header(
    'If-None-Match',
    'The `ETag` of what you have: if it is still the same, the answer is 304 without a body.',
  ),
} satisfies Nodes

/** References to shared parameters. */
export const shared = (...names: (keyof typeof parameters)[]): Node[] =>
  names.map(name => ({ $ref: `#/components/parameters/${name}` }))

/** The parameters of a family's list. */
export function listParameters(family: Family, ...also: Node[]): Node[] {
  const resource = resourceOf(family)
  return [
    ...also,
    ...shared('limit', 'offset'),
    orderBy(sortNames(anonymous, family), 'Newest first without it.'),
    ...Object.entries(resource.filters).map(([name, filter]) => filterParameter(name, filter)),
    ...shared(inCalendar.includes(family) ? 'calendarFormat' : 'format', 'strict', 'callback', 'ifNoneMatch'),
  ]
}

export const orderBy = (names: readonly string[], otherwise: string): Node =>
  parameterOf(
    'order_by',
    recordsQuery.shape.order_by.describe(
      `The order, such as \`[-${names.at(-1)},${names[0]}]\`; a \`-\` turns it around. ${otherwise} Names: ${names.map(name => `\`${name}\``).join(', ')}.`,
    ),
  )

/** An id as `x_id=5`, or several as `x_ids=[5,6]`. */
export const idParameter = (name: string): Node =>
  name.endsWith('s')
    ? query(name, 'Only those with one of these ids, such as `[5,6]`; `null` is none.')
    : query(name, 'Only those with this id, or without one: `null`.', {
        type: ['integer', 'string'],
        pattern: '^(\\d+|null)$',
      })

export const updatedAfter = query('updated_after', 'Only those that last changed at this time or later.')

function filterParameter(name: string, filter: Filter): Node {
  switch (filter.kind) {
    case 'search':
      return query(
        name,
        'Only those with this name; if there is none, those whose name has this text in it. In small or capital letters, and in that text also without accents.',
      )
    case 'after':
      return name === 'updated_after' ? updatedAfter : query(name, 'Only those at this time or later.')
    case 'before':
      return query(name, 'Only those at this time or earlier.')
    case 'any':
    case 'through':
      return /_ids?$/.test(name)
        ? idParameter(name)
        : query(name, 'Only those with this value, or with one of several: `[a,b]`.')
  }
}

function query(name: string, description: string, schema: Node = { type: 'string' }): Node {
  return { name, in: 'query', description, schema }
}

function header(name: string, description: string, schema: Node = { type: 'string' }): Node {
  return { name, in: 'header', description, schema }
}

/** The name of a family's id: `game_site_id`. */
export const idName = (family: Family): string => `${resourceOf(family).noun.replaceAll(' ', '_')}_id`

/** An id in a path, named after its record. */
export const inPath = (
  name: string,
  description = `The id of the ${name.replace(/_id$/, '').replaceAll('_', ' ')}.`,
): Node => ({
  name,
  in: 'path',
  description,
  required: true,
  schema: { type: 'integer', minimum: 1 },
})
