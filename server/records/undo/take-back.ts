import { isDeepStrictEqual } from 'node:util'
import { sql, type RawBuilder } from 'kysely'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Author } from '../../access/author.ts'
import { keyIn, loadRecord, lockRecord } from '../../database/records.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import type { Tx } from '../../database/transaction.ts'
import { deleteRecord } from '../delete-record.ts'
import { countedDependents, dependentsOf } from '../dependents.ts'
import { scopesHolding } from '../lock-scopes-of.ts'
import { updateRecord } from '../write-record.ts'
import type { Texts } from '../../texts/say.ts'
import { findLines, isOutdated, linesWith, type AuditLine } from './audit-lines.ts'
import { deletedTogether, type DeletedTogether } from './deleted-together.ts'
import { cannot, isOfErased } from './restorable.ts'
import { restore, type Restored } from './restore.ts'

type Sentences = (t: Texts) => readonly string[]

/** Outcome of undoing changes. */
export interface TakenBack {
  /** Counts of records restored with deleted ones, and deleted with created ones. */
  readonly comes_along: Sentences
  readonly goes_along: Sentences
  /** Further remarks. */
  readonly notes: Sentences
}

/**
 * Undoes changes as one step, the newest first: created records are deleted, changed ones get their former
 * values, deleted ones are restored.
 * @param managed SQL: whether the author may see an audit line
 * @param cascade whether dependents of a created record may be deleted with it
 * @throws Problem 404 for a change that is not visible, 409 with the reason for one that can no longer be
 *   undone
 */
export async function takeBack(
  tx: Tx,
  author: Author,
  managed: RawBuilder<boolean>,
  ids: readonly number[],
  cascade: boolean,
): Promise<TakenBack> {
  const lines = await findLines(tx, managed, ids)
  await lockScopes(tx, await scopesHolding(tx, lines))
  const changedSince = new Set<AuditLine>()
  for (const line of lines)
    if (line.operation === 'create' && (await isOutdated(tx, line, ids))) changedSince.add(line)
  const all: Partial<TakenBack>[] = []
  for (const [line, together] of await deletionsIn(tx, managed, lines)) {
    if (together) all.push(notesOf(await restore(tx, author, line, together)))
    else if (line.operation === 'update') await changeBack(tx, author, line)
    else {
      all.push({ goes_along: await unmake(tx, author, line, cascade) })
      if (changedSince.has(line)) all.push({ notes: t => [t('takingBack.changedSinceMade')] })
    }
  }
  return {
    comes_along: t => all.flatMap(one => one.comes_along?.(t) ?? []),
    goes_along: t => all.flatMap(one => one.goes_along?.(t) ?? []),
    notes: t => [...new Set(all.flatMap(one => one.notes?.(t) ?? []))],
  }
}

/** The lines, each deletion with all that went with it. A line that went with another one comes back with that. */
async function deletionsIn(
  tx: Tx,
  managed: RawBuilder<boolean>,
  lines: readonly AuditLine[],
): Promise<Map<AuditLine, DeletedTogether | undefined>> {
  const found = new Map<AuditLine, DeletedTogether | undefined>()
  for (const line of lines)
    found.set(
      line,
      line.operation === 'delete' ? deletedTogether(line, await linesWith(tx, managed, line)) : undefined,
    )
  const along = new Set(
    [...found].flatMap(([line, together]) =>
      [...(together?.deleted.values() ?? [])]
        .flatMap(ones => ones.map(({ id }) => id))
        .filter(id => id !== line.id),
    ),
  )
  for (const line of lines) if (along.has(line.id)) found.delete(line)
  return found
}

async function unmake(
  tx: Tx,
  author: Author,
  { family, key }: AuditLine,
  cascade: boolean,
): Promise<Sentences> {
  const record = await loadRecord(tx, family, key)
  if (!record) throw cannot(t => t('takingBack.deleted', { noun: t(`nouns.${family}`) }))
  const dependents = await dependentsOf(tx, family, record)
  await deleteRecord(tx, author, family, record, cascade)
  return t => countedDependents(dependents, t).map(({ text }) => text)
}

async function changeBack(tx: Tx, author: Author, line: AuditLine): Promise<void> {
  const { family, key, changes } = line
  const record = await lockRecord(tx, family, key)
  if (!record) throw cannot(t => t('takingBack.deleted', { noun: t(`nouns.${family}`) }))
  if (isOfErased(line)) throw cannot(t => t('takingBack.erased'))
  const { fields } = resourceOf(family)
  const earlier: Record<string, unknown> = {}
  for (const [name, { before }] of Object.entries(changes)) {
    const field = fields[name]
    if (field?.write !== 'always') continue
    const read = field.input.safeParse(before)
    if (!read.success) throw cannot(t => t('takingBack.notTakenToday', { field: name }))
    earlier[name] = read.data
  }
  if (Object.keys(earlier).length === 0) throw cannot(t => t('takingBack.follows'))
  const {
    rows: [now],
  } = await sql<{ content: StoredRecord }>`
    select to_jsonb(${sql.table(family)}) as content from ${sql.table(family)} where ${keyIn(family, [key])}`.execute(
    tx,
  )
  if (
    Object.keys(earlier).some(
      name => !isDeepStrictEqual(now?.content[name] ?? null, changes[name]?.after ?? null),
    )
  )
    throw cannot(t => t('takingBack.changedAgain'))
  await updateRecord(tx, author, family, record, earlier)
}

function notesOf({ along, away, without, requests }: Restored): Pick<TakenBack, 'comes_along' | 'notes'> {
  const counted = (counts: ReadonlyMap<Family, number>, t: Texts): string[] =>
    [...counts].map(([family, count]) => t(`counted.${family}`, { count }))
  return {
    comes_along: t => counted(along, t),
    notes: t => [
      ...counted(away, t).map(one => t('takingBack.staysAway', { counted: one })),
      ...counted(without, t).map(one => t('takingBack.comesWithout', { counted: one })),
      ...(requests > 0 ? [t('takingBack.asked', { count: requests })] : []),
    ],
  }
}
