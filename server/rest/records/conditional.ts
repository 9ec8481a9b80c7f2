import { createHash } from 'node:crypto'
import type { Family } from '../../../shared-schema/resources/index.ts'
import { inUtc } from '../../../shared-schema/resources/time.ts'
import type { Stored } from '../../../shared-schema/resources/wire.ts'
import { Problem } from '../../problems/problem.ts'

/**
 * The tag of a record's answer: the record's version, then a digest of what was shown. A read is
 * fresh while all of it is the same; a write goes by the version alone, so it does not matter
 * which fields the writer read, nor what happened to the records nested in it.
 */
export function etagOf(record: Stored, object: object): string {
  const digest = createHash('sha1').update(JSON.stringify(object)).digest('base64url')
  return `"${versionOf(record)}.${digest}"`
}

/** Each change of a record stamps it, to the microsecond. */
const versionOf = (record: Stored): string =>
  BigInt(String(record.time_last_updated).replace(/\D/g, '')).toString(36)

/**
 * Lets a record be written if it has the version that the writer has read, in case they say which.
 * @param ifMatch the request's `If-Match`: tags of this record, its `time_last_updated` in quotes as lists
 *   show it, or `*`
 * @throws Problem 412 if the record has changed since
 */
export function requireUnchanged(family: Family, record: Stored, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const tags = ifMatch.split(',').map(tag => /^(?:W\/)?"([^"]*)/.exec(tag.trim())?.[1] ?? '')
  const [version, stamp] = [versionOf(record), inUtc(String(record.time_last_updated))]
  if (tags.some(tag => tag === stamp || tag.split('.')[0] === version)) return
  throw new Problem('changed_since', t => t('requests.changedSince', { noun: t(`nouns.${family}`) }))
}
