import { createHash } from 'node:crypto'
import type { Family } from '../../../shared-schema/resources/index.ts'
import { inUtc } from '../../../shared-schema/resources/time.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { changedSince } from '../../problems/changed-since.ts'

/**
 * The ETag of a record's response: the record's version, then a digest of the body. A read compares all of
 * it; a write compares the version alone, regardless of the fields that were read and of nested records.
 */
export function etagOf(record: StoredRecord, object: object): string {
  const digest = createHash('sha1').update(JSON.stringify(object)).digest('base64url')
  return `"${versionOf(record)}.${digest}"`
}

/** Each change of a record sets its timestamp, to the microsecond. */
const versionOf = (record: StoredRecord): string =>
  BigInt(String(record.time_last_updated).replace(/\D/g, '')).toString(36)

/**
 * Permits a write only on the version that the writer has read, if they send one.
 * @param ifMatch the request's `If-Match`: tags of this record, or its `time_last_updated` in quotes as lists
 *   show it, or `*`
 * @throws Problem 412 if the record has changed since
 */
export function requireUnchanged(family: Family, record: StoredRecord, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const tags = ifMatch.split(',').map(tag => /^(?:W\/)?"([^"]*)/.exec(tag.trim())?.[1] ?? '')
  const [version, stamp] = [versionOf(record), inUtc(String(record.time_last_updated))]
  if (tags.some(tag => tag === stamp || tag.split('.')[0] === version)) return
  throw changedSince(family)
}
