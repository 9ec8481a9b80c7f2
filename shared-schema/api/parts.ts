import { z } from 'zod'
import { nested } from '../resources/nested.ts'

// What the shapes of answers are made of. They are lenient where the description says more: whoever reads an
// answer does not check a server's own times and addresses.

export const text = z.string()
export const time = z.string().meta({ format: 'date-time' })
export const uri = z.string().meta({ format: 'uri' })
export const uuid = z.string().meta({ format: 'uuid' })
export const id = z.int()
export const idOrNull = z.int().nullable()
export const count = z.int().min(0)
/** Any JSON object. */
export const anyObject = z.record(z.string(), z.unknown())

/** The short form of a linked record; null for a reader who may not see it, whatever the link says. */
export const linked = (family: string): z.ZodType<Readonly<Record<string, unknown>> | null> =>
  nested(family, 'short')

/** Who did something. */
export const personOf = (description: string) => z.object({ id: text, name: text }).describe(description)

/** Shapes by the names that they have in the description of the interface. */
export type Answers = Readonly<Record<string, z.ZodType>>

/** Which part of a list an answer is. */
export const listMeta = z
  .object({
    limit: count,
    next: uri.nullable().describe('The address of the next part.'),
    offset: count,
    previous: uri.nullable().describe('The address of the part before.'),
    total_count: count.describe('How many objects the whole list has.'),
  })
  .describe('Which part of a list this is.')
