import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { Problem } from '../../problems/problem.ts'
import type { Say } from '../../texts/say.ts'

/**
 * Fills in a link that follows from another one, and updates it with that one.
 * @param rule the required value and its reason
 * @throws Problem if the caller asks for another value
 */
export function derivedLink(
  record: StoredRecord,
  before: StoredRecord | undefined,
  field: string,
  id: number,
  rule: Say,
): StoredRecord {
  const asked = record[field]
  if (typeof asked === 'number' && asked !== id && asked !== before?.[field]) throw Problem.field(field, rule)
  return { ...record, [field]: id }
}
