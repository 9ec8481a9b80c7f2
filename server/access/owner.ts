import { sql } from 'kysely'
import { linksOf, type FamilyLink } from '../../shared-schema/resources/all-links.ts'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import { groupBy } from '../../shared-schema/rules/group-by.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from './author.ts'
import { managedOrganizations } from './permissions.ts'
import { Problem } from '../problems/problem.ts'

/**
 * The organization that owns a record: the owner of what it belongs to (by its links), or, if it belongs to
 * nothing, the organization of its maker.
 * @param before the stored record, for a change: if its links stay the same, its organization does too
 * @throws Problem if a maker who manages several must name one
 */
export async function ownerOf(
  tx: Tx,
  family: Family,
  record: StoredRecord,
  author: Author,
  before?: StoredRecord,
): Promise<number | null> {
  if (before && owning(family).every(({ field }) => record[field] === before[field])) return ownerIn(before)
  const [owner = null] = await ownersOf(tx, family, [record], author)
  if (owner instanceof Problem) throw owner
  return owner
}

/**
 * The owners of several new records, with one query for each family that they belong to.
 * @returns for each, in the same order, its owner or the Problem that `ownerOf` throws
 */
export async function ownersOf(
  tx: Tx,
  family: Family,
  records: readonly StoredRecord[],
  author: Author,
): Promise<(number | null | Problem)[]> {
  const decided = records.map(record => {
    const link = owning(family).find(({ field }) => typeof record[field] === 'number')
    return link && { to: link.to, id: Number(record[link.field]) }
  })
  const known = new Map<string, number | null>()
  for (const [to, ones] of groupBy(
    decided.filter(one => one !== undefined),
    one => one.to,
  )) {
    const { rows } = await sql<{ id: number; owner_id: number | null }>`
      select id, owner_id from ${sql.table(to)} where id = any(${[...new Set(ones.map(({ id }) => id))]}::integer[])`.execute(
      tx,
    )
    for (const { id, owner_id } of rows) known.set(`${to}/${id}`, owner_id)
  }
  const needsMakers = records.some((record, index) => !decided[index] && !('owner_id' in record))
  const ofMaker = needsMakers && family !== 'organizations' ? await makersOrganization(tx, author) : null
  return records.map((record, index) => {
    const one = decided[index]
    if (one) return known.get(`${one.to}/${one.id}`) ?? null
    return 'owner_id' in record ? ownerIn(record) : ofMaker
  })
}

const ownerIn = ({ owner_id }: StoredRecord): number | null =>
  typeof owner_id === 'number' ? owner_id : null

/** A stored record with its organization also under the name by which callers know and change it. */
export const withOrganization = <R extends StoredRecord>(family: Family, record: R): R =>
  resourceOf(family).fields.organization_id?.source === 'owner'
    ? { ...record, organization_id: record.owner_id }
    : record

/** The kept links that can decide a record's owner, in order of precedence. */
const owning = (family: Family): FamilyLink[] => {
  const links = linksOf(family).filter(({ isKept }) => isKept)
  return [
    ...links.filter(({ owner }) => owner === 'decides'),
    ...links.filter(({ owner }) => owner === 'else'),
  ]
}

/**
 * The maker's organization: the only one that they manage, or the only one that exists.
 * @returns a Problem if a maker who manages several must name one
 */
async function makersOrganization(tx: Tx, author: Author): Promise<number | null | Problem> {
  const managed = managedOrganizations(author)
  const own =
    managed === 'all'
      ? (await tx.selectFrom('organizations').select('id').limit(2).execute()).map(({ id }) => id)
      : managed
  if (own.length === 1) return own[0] ?? null
  if (managed === 'all' || own.length === 0) return null
  return Problem.field('organization_id', t => t('access.whichOrganization', { ids: own.join(', ') }))
}
