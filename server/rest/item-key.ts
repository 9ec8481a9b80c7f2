import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import { Problem } from '../league/problem.ts'

const MAX_ID = 2_147_483_647

/** The key in an item's path. @throws Problem 404 where it can be no record's key */
export function readItemKey(family: Family, params: Readonly<Record<string, unknown>>): number[] {
  const { key, noun } = resourceOf(family)
  return readIdsInPath(noun, key.map(name => params[name]))
}

/** Ids in a path, of something that is called `noun`. @throws Problem 404 where one can be no record's id */
export function readIdsInPath(noun: string, segments: readonly unknown[]): number[] {
  return segments.map(segment => {
    const id = typeof segment === 'string' && /^\d{1,10}$/.test(segment) ? Number(segment) : 0
    if (id < 1 || id > MAX_ID) throw new Problem(404, `There is no ${noun} ${segments.join('/')}.`)
    return id
  })
}
