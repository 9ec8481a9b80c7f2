import type { Readers } from '../../../texts/say.ts'
import type { WireObject } from './compute.ts'

/** Names from short forms of records, by id. */
export const nameIn =
  (records: ReadonlyMap<unknown, WireObject>, [t]: Readers) =>
  (id: number): string => {
    const name = records.get(id)?.name
    return typeof name === 'string' ? name : t('teams.nameless')
  }
