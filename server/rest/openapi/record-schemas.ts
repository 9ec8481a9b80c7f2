import { z } from 'zod'
import type { Field } from '../../../shared-schema/resources/field.ts'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { MAX_RECORDS } from '../records/read-list.ts'
import {
  describedAs,
  hasContent,
  jsonSchemas,
  leftOut,
  orNull,
  recordName,
  recordRef,
  schemaRef,
  type Node,
  type Nodes,
} from './schema.ts'

/**
 * The components of a family: its object, the short form, a page of its list and the bodies of its writes.
 */
export function recordSchemas(family: Family): Nodes {
  const { noun, description, short, updates } = resourceOf(family)
  const name = recordName(family)
  const properties = shown(family)
  const shortProperties = Object.fromEntries(
    Object.entries(properties).filter(([property]) => short.includes(property)),
  )
  const create = body(family, 'create')
  return {
    [name]: object(properties, description),
    [`${name}Short`]: object(shortProperties, `The short form of one ${noun}, inside other objects.`),
    [`${name}List`]: listOf(name),
    ...parts(name, object(properties, description)),
    [`${name}Objects`]: { type: 'array', items: schemaRef(name) },
    [`${name}Preview`]: {
      ...object(
        properties,
        'The record as it is now. With `preview`: as it would be, and what would move; nothing was changed, and the id of a new one is not given yet.',
      ),
      properties: {
        ...properties,
        consequences: {
          type: 'array',
          items: schemaRef('Consequence'),
          description: 'What the write would move: with `preview` alone.',
        },
      },
    },
    [`${name}Create`]: create.schema,
    [`${name}CreateList`]: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_RECORDS,
      items: schemaRef(`${name}Create`),
    },
    ...(updates ? { [`${name}Update`]: body(family, 'update').schema } : {}),
    ...create.components,
  }
}

/** An object that has all of its properties. */
export const object = (properties: Nodes, description: string): Node => ({
  type: 'object',
  description,
  required: Object.keys(properties),
  properties,
})

/** Partial objects, and a page of a list of them. */
const parts = (name: string, { properties }: Node): Nodes => ({
  [`${name}Part`]: {
    type: 'object',
    description: 'The fields that `fields` names, and `resource_uri`.',
    required: ['resource_uri'],
    properties,
  },
  [`${name}PartList`]: listOf(`${name}Part`),
})

/** The envelope of a page of a list. */
export const listOf = (name: string): Node =>
  object({ meta: schemaRef('Meta'), objects: { type: 'array', items: schemaRef(name) } }, 'A part of a list.')

/** The shown fields of a family's records. */
function shown(family: Family): Nodes {
  const { fields, page } = resourceOf(family)
  const visible = Object.entries<Field>(fields).filter(([, { source }]) => source !== 'request')
  const { properties } = jsonSchemas(
    Object.fromEntries(
      visible.map(([name, { shape, personal }]) => [name, personal ? shape.nullable() : shape]),
    ),
  )
  const all = visible.flatMap(([name, field]): [string, Node][] => {
    const { link, description } = field
    const own: [string, Node] = [
      name,
      { ...properties[name], ...(description === undefined ? {} : { description }) },
    ]
    if (!link?.nested) return [own]
    // Unreadable records are null, even for a required link.
    return [own, [link.nested, orNull(recordRef(link))]]
  })
  return {
    ...Object.fromEntries(all),
    ...(page
      ? { leaguevine_url: { type: 'string', format: 'uri', description: 'The page for people.' } }
      : {}),
    resource_uri: {
      type: 'string',
      format: 'uri',
      description: 'Where the record is read, changed and deleted.',
    },
  }
}

/** Accepts the empty text wherever null is accepted. */
function orEmpty(schema: Node): Node {
  const { anyOf } = z.object({ anyOf: z.array(z.record(z.string(), z.unknown())).default([]) }).parse(schema)
  return anyOf.length === 0
    ? schema
    : { ...schema, anyOf: anyOf.map(form => (form.type === 'null' ? schemaRef('NullInput') : form)) }
}

/** The body of a write. */
function body(family: Family, operation: 'create' | 'update'): { schema: Node; components: Nodes } {
  const writable = Object.entries<Field>(resourceOf(family).fields).filter(
    ([, { write }]) => write === 'always' || write === operation,
  )
  const { properties, components } = jsonSchemas(
    Object.fromEntries(
      writable.map(([name, { input, nullSays }]) => [
        name,
        operation === 'update' && nullSays ? input.nullable() : input,
      ]),
    ),
    'input',
  )
  const described = writable.map(([name, { description, fallback }]) => [
    name,
    {
      ...orEmpty(properties[name] ?? {}),
      ...describedAs(
        description,
        operation === 'create' && hasContent(fallback) ? leftOut(fallback) : undefined,
      ),
    },
  ])
  const required =
    operation === 'create' ? writable.filter(([, field]) => field.required).map(([name]) => name) : []
  const description =
    operation === 'create'
      ? 'What is left out gets its default. Other fields are passed over.'
      : 'What is left out stays as it is. Other fields are passed over, so that an object can be sent back as it was read.'
  return {
    schema: {
      type: 'object',
      description,
      ...(required.length > 0 ? { required } : {}),
      properties: Object.fromEntries(described),
    },
    components,
  }
}
