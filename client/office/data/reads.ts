import type { Family } from '../../../shared-schema/resources/families.ts'

const PREFIX = 'reads:'

/**
 * The beginning of the key of a query that reads these families alone: changes of others by anybody do not
 * refetch it. Other queries may read anything, such as figures that the server computes from games.
 */
export const readsOnly = (...families: Family[]): string => PREFIX + families.join()

/**
 * True if a change of records of these families can change the answer to a query.
 * @param start the first part of the query's key
 */
export function mayChange(start: unknown, families: readonly string[]): boolean {
  if (typeof start !== 'string' || !start.startsWith(PREFIX)) return true
  const read = start.slice(PREFIX.length).split(',')
  return families.some(family => read.includes(family))
}
