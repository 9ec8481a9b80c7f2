import { z } from 'zod'
import { isFamily, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { Link } from '../../../shared-schema/resources/link.ts'
import { nestedRecords } from '../../../shared-schema/resources/nested.ts'

/** A JSON object of the document: a schema, a parameter, an operation. */
export type Node = Readonly<Record<string, unknown>>

/** Nodes by name. */
export type Nodes = Readonly<Record<string, Node>>

/** The shape of a request body. */
export type Shape = z.ZodObject<Readonly<Record<string, z.ZodType>>>

export const schemaRef = (name: string): Node => ({ $ref: `#/components/schemas/${name}` })

export const orNull = (schema: Node): Node => ({ anyOf: [schema, { type: 'null' }] })

/** Converts `team players` to a name in the document: `TeamPlayers`. */
export const pascal = (words: string): string =>
  words
    .split(/[ _]/)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** The component of a family's full object: `TeamPlayer`. */
export const recordName = (family: Family): string => pascal(resourceOf(family).noun)

/** The schema of a family's record in one of its two forms. */
export function recordRef({ family, form }: Pick<Link, 'family' | 'form'>): Node {
  if (!isFamily(family)) throw new Error(`${family} is no family`)
  return schemaRef(form === 'full' ? recordName(family) : `${recordName(family)}Short`)
}

const generated = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())),
  $defs: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
})

/**
 * JSON Schemas generated from zod shapes.
 * @returns the schemas by the shapes' names, and the components that they reference
 */
export function jsonSchemas(
  shapes: Readonly<Record<string, z.ZodType>>,
  io: 'input' | 'output' = 'output',
): { properties: Nodes; components: Nodes } {
  const schema = z.toJSONSchema(z.object(shapes), { io, unrepresentable: 'any', override: tidy })
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { properties, $defs } = generated.parse(JSON.parse(text))
  return { properties, components: $defs }
}

/** Text for a default: generators treat a property with `default` as always present, in requests too. */
export const leftOut = (value: unknown): string =>
  `Where it is left out: ${typeof value === 'string' ? `"${value}"` : JSON.stringify(value)}.`

/** The description of a part of a shape; undefined if its component already has it. */
export function meaningOf(part: z.ZodType): string | undefined {
  const { id, description } = z.globalRegistry.get(part) ?? {}
  return id === undefined ? description : undefined
}

/** Joins the given texts to a description. */
export const describedAs = (...words: (string | undefined)[]): Node => {
  const description = words.filter(word => word !== undefined).join(' ')
  return description === '' ? {} : { description }
}

/** Whether a default is worth mentioning: an empty one is not. */
export const hasContent = (fallback: unknown): boolean =>
  fallback !== undefined &&
  fallback !== null &&
  fallback !== '' &&
  !(Array.isArray(fallback) && fallback.length === 0)

/**
 * Turns records into references. Drops keywords that repeat a format or component, or hold for all numbers.
 */
const tidy: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ zodSchema, jsonSchema }) => {
  const record = nestedRecords.get(zodSchema)
  if (record) {
    for (const keyword of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, keyword)
    Object.assign(jsonSchema, recordRef(record))
  }
  delete jsonSchema.additionalProperties
  delete jsonSchema.default
  if (jsonSchema.$ref !== undefined)
    for (const keyword of ['type', 'pattern', 'description']) Reflect.deleteProperty(jsonSchema, keyword)
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}
