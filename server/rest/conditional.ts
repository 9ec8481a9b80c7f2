import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { keyIn, keyOf } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import { holdRecord } from '../league/hold-record.ts'
import { Problem } from '../league/problem.ts'

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
const versionOf = (record: Stored): string => BigInt(String(record.time_last_updated).replace(/\D/g, '')).toString(36)

/**
 * Holds a record fast until the transaction ends, where the writer says which version it has read.
 * @param ifMatch the request's `If-Match`: tags of this record, or `*`
 * @throws Problem 412 where the record has changed since
 */
export async function demandUnchanged(tx: Tx, family: Family, asRead: Stored, ifMatch: string | undefined): Promise<void> {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  await holdRecord(tx, family, asRead)
  const { rows: [record] } = await sql<Stored>`
    select time_last_updated from ${sql.table(family)} where ${keyIn(family, [keyOf(family, asRead)])} for update`.execute(tx)
  const versions = ifMatch.split(',').map(tag => /^(?:W\/)?"([^".]*)/.exec(tag.trim())?.[1])
  if (record && versions.includes(versionOf(record))) return
  throw new Problem(412, `This ${resourceOf(family).noun} was changed since you read it. Read it again, then repeat your change.`)
}
