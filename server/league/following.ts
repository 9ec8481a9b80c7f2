import type { Stored } from '../../shared-schema/resources/wire.ts'
import { Problem } from './problem.ts'

/**
 * A record with a link that follows from another one: filled in, and moved along with it.
 * @throws Problem where the caller asks for another value
 */
export function following(record: Stored, before: Stored | undefined, field: string, id: number, what: string): Stored {
  const asked = record[field]
  if (typeof asked === 'number' && asked !== id && asked !== before?.[field]) throw Problem.field(field, `must be ${id}, ${what}`)
  return { ...record, [field]: id }
}
