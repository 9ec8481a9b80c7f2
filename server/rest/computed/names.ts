import type { WireObject } from '../wire-objects.ts'

/** The names of records in their short forms, by their ids. */
export const nameIn = (records: ReadonlyMap<unknown, WireObject>) => (id: number): string => {
  const name = records.get(id)?.name
  return typeof name === 'string' ? name : `Team ${id}`
}
