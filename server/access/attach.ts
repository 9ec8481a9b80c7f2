import { sql } from 'kysely'
import { linksOf, type FamilyLink } from '../../shared-schema/resources/all-links.ts'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import { keyArray } from '../database/key-array.ts'
import { prepared } from '../database/prepared-statement.ts'
import { loadRecords } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from './author.ts'
import { teamsTakingPart } from './teams/entrants.ts'
import { mayWrite } from './permissions.ts'
import { Problem } from '../problems/problem.ts'
import { readableBy } from './visibility.ts'
import type { Say } from '../texts/say.ts'

// The one place that decides when a record may be linked to another: both belong to one organization, or the
// author manages both, or the other organization agrees. Permission to read is never enough.

/** A record whose links are checked. */
interface Linked {
  /** The values that the author sent. */
  readonly values: StoredRecord
  /** The stored record: ids that it already holds are not checked again. */
  readonly before?: StoredRecord | undefined
}

/** A record to be stored, with the organization that will own it. */
interface Attached extends Linked {
  readonly record: StoredRecord
}

/**
 * Requires that linked records exist for the author: unreadable ones count as missing.
 * @param values the values that the author sent; ids that `before` already holds are not checked again
 * @throws Problem 400 naming each field with missing ids, or with an id that a list names twice
 */
export async function requireExisting(
  tx: Tx,
  author: Author,
  family: Family,
  values: StoredRecord,
  before?: StoredRecord,
): Promise<void> {
  const [problem] = await missingIn(tx, author, family, [{ values, before }])
  if (problem) throw problem
}

/**
 * Checks several records like `requireExisting`, with one query per link.
 * @returns for each, in the same order, what `requireExisting` throws, or undefined
 */
export const missingIn = (
  tx: Tx,
  author: Author,
  family: Family,
  records: readonly Linked[],
): Promise<(Problem | undefined)[]> =>
  wrongLinksOf(family, records, async ({ field, to }) => {
    const ids = records.map(({ values, before }) => newIds(values[field], before?.[field]))
    const readable = await readableOf(tx, author, to, [...new Set(ids.flat())])
    return records.map(({ values, before }, index) => {
      const repeatedIds = String(values[field]) === String(before?.[field]) ? [] : repeated(values[field])
      const twice: readonly Say[] = repeatedIds.length === 0 ? [] : [namedTwice(to, repeatedIds)]
      const missing = (ids[index] ?? []).filter(id => !readable.has(id))
      return [...missing.map(id => objectionTo('noSuchRecord', to, id)), ...twice]
    })
  })

/** The records among these that the author may read. */
async function readableOf(
  tx: Tx,
  author: Author,
  family: Family,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`${prepared}
      select id from ${sql.table(family)} where id = any(${keyArray(ids)}::integer[]) and ${readableBy(author, family)}`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Requires that linked records may be attached to the record.
 * @param values the values that the author sent
 * @param record the record to be stored, with the organization that will own it
 * @param before the stored record; if its owner changes, all of its links are checked again
 * @throws Problem 400 naming each field with records that may not be attached, and what to do
 */
export async function requireAttachable(
  tx: Tx,
  author: Author,
  family: Family,
  values: StoredRecord,
  record: StoredRecord,
  before?: StoredRecord,
): Promise<void> {
  const [problem] = await unattachableIn(tx, author, family, [{ values, record, before }])
  if (problem) throw problem
}

/**
 * Checks several records like `requireAttachable`, with one query per link.
 * @returns for each, in the same order, what `requireAttachable` throws, or undefined
 */
export async function unattachableIn(
  tx: Tx,
  author: Author,
  family: Family,
  records: readonly Attached[],
): Promise<(Problem | undefined)[]> {
  if (author.client.kind === 'operator') return records.map(() => undefined)
  return wrongLinksOf(family, records, link => refusals(tx, author, link, records))
}

/** The ids in one link of a record that need a check. */
function idsToAttach({ field }: FamilyLink, { values, record, before }: Attached): number[] {
  if (before?.owner_id === record.owner_id) return newIds(values[field], before?.[field])
  return field in values || before ? newIds(record[field], undefined) : []
}

/**
 * The records with these ids that belong to an organization other than `owner` and not managed by the author.
 */
export async function foreignTo(
  tx: Tx,
  author: Author,
  family: Family,
  ids: readonly number[],
  owner: unknown,
): Promise<number[]> {
  const isForeign = await foreignIn(tx, author, family, ids)
  return ids.filter(id => isForeign(id, owner))
}

/** Tells for any owner whether one of these records is foreign. */
async function foreignIn(
  tx: Tx,
  author: Author,
  family: Family,
  ids: readonly number[],
): Promise<(id: number, owner: unknown) => boolean> {
  const records = await loadRecords(
    tx,
    family,
    ids.map(id => [id]),
  )
  const strange = new Map(
    records
      .filter(record => !mayWrite(author, family, 'update', record))
      .map(({ id, owner_id }) => [Number(id), owner_id]),
  )
  return (id, owner) => strange.has(id) && strange.get(id) !== owner
}

/** Why a link's records may not be attached, for each record that has the link. */
async function refusals(
  tx: Tx,
  author: Author,
  link: FamilyLink,
  records: readonly Attached[],
): Promise<Say[][]> {
  const { to, attach } = link
  switch (attach) {
    // The family's own rules check required entrants; links at a game are judged with its entries.
    case 'follows':
    case 'consent':
    case 'entrant':
    case 'at the game':
      return records.map(() => [])
    case 'own':
    case 'own or entrant': {
      const ids = records.map(one => idsToAttach(link, one))
      const linked = records.filter((_, index) => (ids[index] ?? []).length > 0)
      const takingPart = attach === 'own' ? undefined : await entrantsOf(tx, linked)
      const isForeign = await foreignIn(tx, author, to, [...new Set(ids.flat())])
      return records.map(({ record }, index) =>
        (ids[index] ?? [])
          .filter(id => !takingPart?.get(record.tournament_id)?.has(id) && isForeign(id, record.owner_id))
          .map(id => objectionTo(attach === 'own' ? 'ofOther' : 'notEntered', to, id)),
      )
    }
  }
}

/** The teams that take part in the tournaments of records. */
async function entrantsOf(
  tx: Tx,
  records: readonly Attached[],
): Promise<ReadonlyMap<unknown, ReadonlySet<number>>> {
  const entrants = new Map<unknown, ReadonlySet<number>>()
  for (const id of new Set(records.map(({ record }) => record.tournament_id)))
    if (typeof id === 'number') entrants.set(id, await teamsTakingPart(tx, id))
  return entrants
}

/** For each record a Problem 400 with the objections of `check` to its links, or undefined. */
async function wrongLinksOf(
  family: Family,
  records: readonly unknown[],
  check: (link: FamilyLink) => Promise<readonly (readonly Say[])[]>,
): Promise<(Problem | undefined)[]> {
  const wrongs = records.map((): Record<string, readonly Say[]> => ({}))
  for (const link of linksOf(family)) {
    const says = await check(link)
    for (const [index, own] of wrongs.entries()) {
      const wrong = says[index] ?? []
      if (wrong.length > 0) own[link.field] = wrong
    }
  }
  return wrongs.map(asProblem)
}

function asProblem(wrongs: Readonly<Record<string, readonly Say[]>>): Problem | undefined {
  const [first] = Object.entries(wrongs)
  if (!first) return undefined
  const [field, says] = first
  return new Problem(
    'wrong_fields',
    (...texts) => texts[0]('access.wrongLinks', { field, what: says.map(say => say(...texts)).join(', ') }),
    wrongs,
  )
}

/** The objection to one record that a link names. */
const objectionTo =
  (what: 'noSuchRecord' | 'ofOther' | 'notEntered', family: Family, id: number): Say =>
  t =>
    t(`access.${what}`, { noun: t(`nouns.${family}`), id })

const namedTwice =
  (family: Family, ids: readonly number[]): Say =>
  t =>
    t('access.namedTwice', { noun: t(`nouns.${family}`), ids: ids.join(', ') })

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter(id => typeof id === 'number')

const newIds = (value: unknown, before: unknown): number[] => {
  const known = new Set(idsIn(before))
  return [...new Set(idsIn(value))].filter(id => !known.has(id))
}

const repeated = (value: unknown): number[] => {
  const ids = idsIn(value)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}
