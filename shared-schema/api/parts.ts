import { z } from 'zod'
import { nested } from '../resources/nested.ts'

// Building blocks of response shapes. They are more lenient than their descriptions: clients need not check a
// server's own times and URLs.

export const text = z.string()
export const time = z.string().meta({ format: 'date-time' })
export const uri = z.string().meta({ format: 'uri' })
export const uuid = z.string().meta({ format: 'uuid' })
export const id = z.int()
export const idOrNull = z.int().nullable()
export const count = z.int().min(0)
/** Any JSON object. */
export const anyObject = z.record(z.string(), z.unknown())

/**
 * The short form of a linked record; null for a reader who may not see it, even if the link itself is
 * required.
 */
export const linked = (family: string): z.ZodType<Readonly<Record<string, unknown>> | null> =>
  nested(family, 'short')

/** The person who did something. */
export const personOf = (description: string) => z.object({ id: text, name: text }).describe(description)

/** Shapes by their names in the description of the interface. */
export type Answers = Readonly<Record<string, z.ZodType>>

/** The position of a page within its list. */
export const listMeta = z
  .object({
    limit: count,
    next: uri.nullable().describe('The address of the next part.'),
    offset: count,
    previous: uri.nullable().describe('The address of the part before.'),
    total_count: count.describe('How many objects the whole list has.'),
  })
  .describe('Which part of a list this is.')
