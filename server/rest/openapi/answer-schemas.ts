import { z } from 'zod'
import { listMeta, type Answers } from '../../../shared-schema/api/parts.ts'
import { nestedRecords } from '../../../shared-schema/resources/nested.ts'
import { recordRef, type Node, type Nodes } from './schema.ts'

/** The components of responses, generated from their shapes: nested ones are referenced by name. */
export function answerSchemas(answers: Answers): Nodes {
  const named = z.registry<{ id: string }>()
  for (const [id, shape] of Object.entries(answers)) named.add(shape, { id })
  named.add(listMeta, { id: 'Meta' })
  const { schemas } = z.toJSONSchema(named, {
    uri: name => `#/components/schemas/${name}`,
    override: ({ zodSchema, jsonSchema }) => {
      const record = nestedRecords.get(zodSchema)
      if (!record) return
      for (const keyword of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, keyword)
      Object.assign(jsonSchema, recordRef(record))
    },
  })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]))
}

/**
 * A complete list under names of its own, plus the envelope of every list.
 * @param object the shape of one listed object
 */
export const listed = (answer: z.ZodObject, object: z.ZodType): z.ZodType =>
  answer
    .extend({
      meta: listMeta,
      objects: z.array(object).describe('What is listed, under the name that it has in every list.'),
    })
    .describe(answer.description ?? '')

/**
 * The response to a preview. Its type is its own, because some generators merge two responses of one type.
 */
export const previewSchema = (answer: z.ZodObject): z.ZodType =>
  answer.extend({}).describe('With `preview`: nothing was changed.')

/** The schema of a response without a name of its own. */
export const schemaOf = (shape: z.ZodType): Node => answerSchemas({ shape }).shape ?? {}

/**
 * A schema without keywords that hold for every object, text and number, and with null as one of its types.
 */
function plain(schema: object): Node {
  return withNull(
    Object.fromEntries(
      Object.entries(schema)
        .filter(([keyword, value]) => !appliesToAll(keyword, value))
        .map(([keyword, value]) => [keyword, plainIn(value)]),
    ),
  )
}

function plainIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainIn)
  return typeof value === 'object' && value !== null ? plain(value) : value
}

/** Further fields may be added to any object: nothing is specified for unnamed ones. */
const appliesToAll = (keyword: string, value: unknown): boolean =>
  keyword === '$schema' ||
  keyword === '$id' ||
  keyword === 'propertyNames' ||
  (keyword === 'additionalProperties' && (value === false || JSON.stringify(value) === '{}')) ||
  value === Number.MIN_SAFE_INTEGER ||
  value === Number.MAX_SAFE_INTEGER

const nullable = z.object({
  anyOf: z.tuple([z.looseObject({ type: z.string() }), z.object({ type: z.literal('null') })]),
})

function withNull(schema: Node): Node {
  const { data } = nullable.safeParse(schema)
  if (!data || 'properties' in data.anyOf[0]) return schema
  const { anyOf: _, ...rest } = schema
  return { ...data.anyOf[0], type: [data.anyOf[0].type, 'null'], ...rest }
}
