import { z } from 'zod'
import type { Field, Reach, ValueOf } from '../../../shared-schema/resources/field.ts'
import { resources, type Family, type FieldsOf } from '../../../shared-schema/resources/index.ts'

/** Zod shapes of some fields of a family, as in the server's answers. */
export type ShapesOf<F extends Family, K extends keyof FieldsOf<F>> = {
  [Name in K]: z.ZodType<Answered<FieldsOf<F>[Name]>>
}

/** Personal fields are null for people without the right to see them. */
type Answered<F> = F extends { personal: Reach } ? ValueOf<F> | null : ValueOf<F>

/**
 * The shape of some fields of a family's records, from the same description as the server's answers: a field
 * that is renamed or changes its type there does not compile here. `fieldsParam` makes the `fields` parameter
 * from it. For screens loaded on demand, because it brings along the descriptions of all families.
 */
export function record<F extends Family, K extends keyof FieldsOf<F> & string>(
  family: F,
  names: readonly K[],
): z.ZodObject<ShapesOf<F, K>>
export function record(family: Family, names: readonly string[]): z.ZodObject {
  const fields: Readonly<Record<string, Field>> = resources[family].fields
  return z.object(
    Object.fromEntries(
      names.flatMap(name => {
        const field = fields[name]
        return field ? [[name, field.personal ? field.shape.nullable() : field.shape] as const] : []
      }),
    ),
  )
}

/** The fields of a shape as the `fields` parameter of a query. */
export const fieldsParam = (shape: z.ZodObject): string => `[${Object.keys(shape.shape).join(',')}]`
