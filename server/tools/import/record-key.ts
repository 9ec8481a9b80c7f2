import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'

/**
 * The ids that identify a dumped record, in the order of its family's key, also given as text. Null if one is
 * invalid.
 */
export function dumpedKey(family: Family, body: Readonly<Record<string, unknown>>): number[] | null {
  const ids = resourceOf(family).key.map(name => readId(body[name]))
  return ids.every(id => id !== null) ? ids : null
}

/** An id of a dump: a whole number, or its digits as text. */
function readId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\s*\d{1,10}\s*$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null
}

/** The largest id that fits its column. */
const MAX_ID = 2_147_483_647
