import type { z } from 'zod'
import type { ValueOf } from './field.ts'
import type { Family, FieldsOf } from './index.ts'

/** A text may be read as any text: a newer server may have more words for a field. */
type Read<T> = T extends string ? string : T

/**
 * Zod shapes of some fields of a family, for `satisfies`: a field that the server renames or gives another type
 * does not compile. A shape may be a default for a field that older records lack. It costs nothing at run time,
 * unlike `record`, so the script for scoring uses it.
 */
export type ShapeIn<F extends Family> = {
  readonly [K in keyof FieldsOf<F>]?: z.ZodType<Read<ValueOf<FieldsOf<F>[K]>> | null | undefined>
}
