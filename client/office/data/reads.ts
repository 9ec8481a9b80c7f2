import { families, type Family } from '../../../shared-schema/resources/families.ts'

const PREFIX = 'reads:'

/**
 * The beginning of the key of a query that reads these families alone: changes of others do not refetch it.
 * Other queries may read anything and are refetched after every change.
 */
export const readsOnly = (...some: readonly Family[]): string =>
  PREFIX + families.filter(family => some.includes(family)).join()

/** The beginning of the keys of queries that a stream refetches when somebody else changes something. */
export const STREAMED = 'streamed'

/**
 * True if a change of records of these families can change the answer to a query.
 * @param start the first part of the query's key
 */
export function mayChange(start: unknown, changed: readonly string[]): boolean {
  if (start === STREAMED) return false
  if (typeof start !== 'string' || !start.startsWith(PREFIX)) return true
  const read = start.slice(PREFIX.length).split(',')
  return changed.some(family => read.includes(family))
}
