import type { Readers } from '../../../texts/say.ts'
import type { WireObject } from './compute.ts'

/** The names of records in their short forms, by their ids. */
export const nameIn =
  (records: ReadonlyMap<unknown, WireObject>, [t]: Readers) =>
  (id: number): string => {
    const name = records.get(id)?.name
    return typeof name === 'string' ? name : t('teams.nameless', { id })
  }
