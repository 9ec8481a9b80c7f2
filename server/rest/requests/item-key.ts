import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { noSuchRecord } from '../../problems/no-such-record.ts'
import type { Problem } from '../../problems/problem.ts'

const MAX_ID = 2_147_483_647

/** The key in an item's path. @throws Problem 404 if no record can have it */
export function readItemKey(family: Family, params: Readonly<Record<string, unknown>>): number[] {
  return readIdsInPath(
    key => noSuchRecord(family, key),
    resourceOf(family).key.map(name => params[name]),
  )
}

/** Ids in a path. @throws the Problem given for the key if no record can have one of the ids */
export function readIdsInPath(noSuch: (key: string) => Problem, segments: readonly unknown[]): number[] {
  return segments.map(segment => {
    const id = typeof segment === 'string' && /^\d{1,10}$/.test(segment) ? Number(segment) : 0
    if (id < 1 || id > MAX_ID) throw noSuch(segments.join('/'))
    return id
  })
}
