import { z } from 'zod'
import { isFamily, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { Link } from '../../../shared-schema/resources/link.ts'
import { nestedRecords } from '../../../shared-schema/resources/nested.ts'

/** A JSON object of the document: a schema, a parameter, an operation. */
export type Node = Readonly<Record<string, unknown>>

/** Nodes by name. */
export type Nodes = Readonly<Record<string, Node>>

/** The shape of an object that is sent. */
export type Shape = z.ZodObject<Readonly<Record<string, z.ZodType>>>

export const schemaRef = (name: string): Node => ({ $ref: `#/components/schemas/${name}` })

export const orNull = (schema: Node): Node => ({ anyOf: [schema, { type: 'null' }] })

/** `team players` as a name of the document: `TeamPlayers`. */
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
 * JSON Schemas made from zod shapes.
 * @returns the schemas by the shapes' names, and the components that they refer to
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

/**
 * What a default becomes: generators take a property with a default for one that is always there, also in
 * what is sent.
 */
export const leftOut = (value: unknown): string =>
  `Where it is left out: ${typeof value === 'string' ? `"${value}"` : JSON.stringify(value)}.`

/** What a part of a shape means; undefined if nothing but its component says it. */
export function meaningOf(part: z.ZodType): string | undefined {
  const { id, description } = z.globalRegistry.get(part) ?? {}
  return id === undefined ? description : undefined
}

/** What words there are, as a description. */
export const describedAs = (...words: (string | undefined)[]): Node => {
  const description = words.filter(word => word !== undefined).join(' ')
  return description === '' ? {} : { description }
}

/** Nobody has to be told that what is left out is empty. */
export const isTold = (fallback: unknown): boolean =>
  fallback !== undefined &&
  fallback !== null &&
  fallback !== '' &&
  !(Array.isArray(fallback) && fallback.length === 0)

/**
 * Records become references. What a format or a component says already is not said again, nor what is true of
 * all numbers.
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
