import type { Family } from '../../../shared-schema/resources/index.ts'
import { keyOf, loadRecords, type Key } from '../../database/records.ts'
import { render } from '../../texts/deferred-text.ts'
import type { Readers } from '../../texts/say.ts'
import type { Preview } from '../../tournament/preview.ts'
import type { WireObject } from './computed/compute.ts'
import { etagOf } from './conditional.ts'
import type { WireObjects } from './wire-objects.ts'

/** A record after a write. */
interface Written {
  readonly object: WireObject
  readonly etag: string
}

/** Records after a write, in the order of their keys. @param wire of the transaction of the write */
export async function showWritten(
  wire: WireObjects,
  family: Family,
  keys: readonly Key[],
): Promise<Written[]> {
  const found = new Map(
    (await loadRecords(wire.db, family, keys)).map(record => [String(keyOf(family, record)), record]),
  )
  const records = keys.map(one => found.get(String(one))).filter(record => record !== undefined)
  const objects = await wire.show(family, records, 'all')
  const all = records.flatMap((record, index) =>
    objects.slice(index, index + 1).map(object => ({ object, etag: etagOf(record, object) })),
  )
  if (all.length < keys.length) throw new Error(`A ${family} record just written is not there`)
  return all
}

/** The record as it would be after a write, with the consequences of the write. */
export const previewOfWrite = (
  { consequences, written: [would] }: Preview<readonly Written[]>,
  texts: Readers,
): object => ({ ...would?.object, consequences: consequences.map(one => render(one, texts)) })
