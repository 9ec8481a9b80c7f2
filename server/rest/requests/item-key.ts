import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { Problem } from '../../problems/problem.ts'
import type { Say } from '../../texts/say.ts'

const MAX_ID = 2_147_483_647

/** The key in an item's path. @throws Problem 404 if no record can have it */
export function readItemKey(family: Family, params: Readonly<Record<string, unknown>>): number[] {
  return readIdsInPath(
    key => noSuchRecord(family, key),
    resourceOf(family).key.map(name => params[name]),
  )
}

/** The text for a missing record. @param key as in its path */
export const noSuchRecord =
  (family: Family, key: string): Say =>
  t =>
    t('records.notFound', { noun: t(`nouns.${family}`), key })

/** Ids in a path. @throws Problem 404 with this text if no record can have one of the ids */
export function readIdsInPath(noSuch: (key: string) => Say, segments: readonly unknown[]): number[] {
  return segments.map(segment => {
    const id = typeof segment === 'string' && /^\d{1,10}$/.test(segment) ? Number(segment) : 0
    if (id < 1 || id > MAX_ID) throw new Problem('not_found', noSuch(segments.join('/')))
    return id
  })
}
