import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { linksOf } from '../../../shared-schema/resources/all-links.ts'
import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Author } from '../../access/author.ts'
import { mayWrite } from '../../access/permissions.ts'
import { keyIn, loadRecord, type Key } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { entryWritesOf } from '../../games/entries/entry-writes.ts'
import type { AuditLine } from './audit-lines.ts'
import { idsIn, withLinksOfNow } from './links-now.ts'

/** Restored records: their ids by family, and the teams that play in a tournament again, as `5/7`. */
export interface RestoredLinks {
  readonly ids: ReadonlyMap<Family, ReadonlySet<number>>
  readonly entries: ReadonlySet<string>
}

/**
 * Restores the links of records that stayed, unless the field has another value now.
 * @param lines the audit lines by which they lost their links
 * @returns the changed records in their new state
 */
export async function restoreLinks(
  tx: Tx,
  author: Author,
  lines: readonly AuditLine[],
  back: RestoredLinks,
): Promise<{ family: Family; record: StoredRecord }[]> {
  const changed: { family: Family; record: StoredRecord }[] = []
  for (const { family, key, changes } of lines) {
    const record = await loadRecord(tx, family, key)
    // Recorded families follow from their entries, which never lost a link.
    if (!record || entryWritesOf(family, record) || !mayWrite(author, family, 'update', record)) continue
    const wished = Object.fromEntries(
      linksOf(family).flatMap(({ field, to, isKept, isList }) => {
        const change = isKept ? changes[field] : undefined
        if (!change) return []
        const lost = idsIn(change.before).filter(id => !idsIn(change.after).includes(id))
        const again = lost.filter(
          id =>
            back.ids.get(to)?.has(id) === true ||
            (to === 'teams' && back.entries.has(`${record.tournament_id}/${id}`)),
        )
        const value = isList
          ? listWith(record[field], change, again)
          : record[field] === null
            ? (again[0] ?? null)
            : record[field]
        return isDeepStrictEqual(value, record[field]) ? [] : [[field, value]]
      }),
    )
    if (Object.keys(wished).length === 0) continue
    const [fitted] = await withLinksOfNow(tx, family, [{ ...record, ...wished }], new Set())
    if (!fitted) continue
    await write(tx, family, key, fitted.record, Object.keys(wished))
    changed.push({ family, record: fitted.record })
  }
  return changed
}

/** At their old positions if the list is unchanged since, else at its end. */
function listWith(
  now: unknown,
  { before, after }: { readonly before: unknown; readonly after: unknown },
  again: readonly number[],
): number[] {
  const ids = idsIn(now)
  return isDeepStrictEqual(now, after)
    ? idsIn(before).filter(id => ids.includes(id) || again.includes(id))
    : [...ids, ...again.filter(id => !ids.includes(id))]
}

async function write(
  tx: Tx,
  family: Family,
  key: Key,
  record: StoredRecord,
  fields: readonly string[],
): Promise<void> {
  await sql`update ${sql.table(family)} set ${sql.join(
    fields.map(field => sql`${sql.ref(field)} = ${record[field]}`),
  )}, time_last_updated = now() where ${keyIn(family, [key])}`.execute(tx)
}
