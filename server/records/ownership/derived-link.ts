import { Problem } from '../../problems/problem.ts'
import type { Say } from '../../texts/say.ts'

type Links<K extends string> = { readonly [Field in K]?: number | null }

/**
 * Fills in a link that follows from another one, and updates it with that one.
 * @param rule the required value and its reason
 * @throws Problem if the caller asks for another value
 */
export function derivedLink<K extends string, R extends Links<K>>(
  record: R,
  before: Links<K> | undefined,
  field: K,
  id: number,
  rule: Say,
): R {
  const requested = record[field]
  if (typeof requested === 'number' && requested !== id && requested !== before?.[field])
    throw Problem.field(field, rule)
  return { ...record, [field]: id }
}
