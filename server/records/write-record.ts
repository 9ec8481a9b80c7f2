import { sql } from 'kysely'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { StoredIn } from '../database/family-records.ts'
import { keyIn, keyOf, loadRecord, type Key } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import { setAuditContext } from '../access/audit-context.ts'
import { requireAttachable, requireExisting } from '../access/attach.ts'
import type { Author } from '../access/author.ts'
import { publish } from '../feed/catalog/catalog.ts'
import { requireOpenToChange } from './closed-events.ts'
import { lockScopesOf } from './lock-scopes-of.ts'
import { columnsIn } from './record-columns.ts'
import { ownerOf, withOrganization } from '../access/owner.ts'
import { mayManage, mayWrite } from '../access/permissions.ts'
import { mayConsent } from './ownership/consent.ts'
import { takeAlongWith } from './ownership/take-along.ts'
import { noSuchRecord } from '../problems/no-such-record.ts'
import { Problem } from '../problems/problem.ts'
import { entryWritesOf } from '../games/entries/entry-writes.ts'
import { rulesFor } from './families/index.ts'
import { affectedBy, isShownElsewhere } from '../feed/catalog/affected-records.ts'

/**
 * Updates a record; fields without a value stay as they are. A write that changes nothing leaves no trace and
 * outdates no version.
 * @param locked the record as it is, with its row and its scopes locked until the transaction ends
 */
export async function updateRecord(
  tx: Tx,
  author: Author,
  family: Family,
  locked: StoredRecord,
  values: StoredRecord,
): Promise<void> {
  const before = withOrganization(family, locked)
  const wished = { ...before, ...values }
  if (isShownElsewhere(family, before, wished)) await lockScopesOf(tx, family, before, wished)
  const byEntry = entryWritesOf(family, before)
  if (byEntry) return byEntry.update(tx, author, values)
  await setAuditContext(tx, author)
  await requireRight(tx, author, family, 'update', before)
  await requireOpenToChange(tx, family, before, wished)
  await requireExisting(tx, author, family, values, before)
  const prepared = await rulesFor(family).prepare(tx, wished, before, author)
  const owner = await ownerOf(tx, family, prepared, author, before)
  await requireRight(tx, author, family, 'update', { ...prepared, owner_id: owner })
  if (owner !== before.owner_id) requireBoth(author, family, before.owner_id, owner)
  await requireAttachable(tx, author, family, values, { ...prepared, owner_id: owner }, before)
  const touched = isShownElsewhere(family, before, prepared)
    ? await affectedBy(tx, family, before, prepared)
    : [{ family, key: keyOf(family, before) }]
  const changes = { ...columnsIn(family, prepared), owner_id: owner }
  const {
    rows: [changed],
  } = await sql<StoredRecord>`
    update ${sql.table(family)} set ${assignments(changes)}, time_last_updated = now() where ${keyIn(family, [keyOf(family, before)])} and ${isOther(family, changes)} returning *`.execute(
    tx,
  )
  if (!changed) return
  const after = withOrganization(family, changed)
  await takeAlongWith(tx, family, before, after)
  await rulesFor(family).updated(tx, before, after, author)
  await publish(tx, touched)
}

/** @throws Problem 404 if there is no such record */
export const requireRecord = async <F extends Family>(tx: Tx, family: F, key: Key): Promise<StoredIn<F>> =>
  withOrganization(family, requireFound(family, key, await loadRecord(tx, family, key)))

/** @throws Problem 404 if the record was not found */
export function requireFound<R>(family: Family, key: Key, record: R | undefined): R {
  if (!record) throw noSuchRecord(family, ...key)
  return record
}

/** @throws Problem 403 if the author's role does not allow to create or update the record */
export async function requireRight(
  tx: Tx,
  author: Author,
  family: Family,
  operation: 'create' | 'update',
  record: StoredRecord,
): Promise<void> {
  if (
    mayWrite(author, family, operation, record) ||
    (operation === 'update' && (await mayConsent(tx, author, family, record)))
  )
    return
  if (family === 'organizations' && operation === 'create')
    throw new Problem('not_allowed', t => t('records.mayNotMakeOrganizations'))
  throw new Problem('not_allowed', t => t(`records.mayNotWrite.${operation}`, { noun: t(`nouns.${family}`) }))
}

/** Nobody moves a record from or to an organization that they do not manage, not even their own player. */
function requireBoth(author: Author, family: Family, ...owners: readonly unknown[]): void {
  if (owners.every(owner => mayManage(author, typeof owner === 'number' ? owner : null))) return
  throw new Problem('not_allowed', t => t('records.mayNotMove', { noun: t(`nouns.${family}`) }))
}

function assignments(values: StoredRecord) {
  return sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
}

/** SQL: whether a record differs from these values, to the last digit of a decimal. */
function isOther(family: Family, values: StoredRecord) {
  const { fields } = resourceOf(family)
  const asText = (name: string, value: unknown) =>
    typeof value === 'string' && fields[name]?.format === 'plain'
  return sql<boolean>`(${sql.join(
    Object.entries(values).map(
      ([name, value]) =>
        sql`${sql.ref(name)}${asText(name, value) ? sql`::text` : sql``} is distinct from ${value}`,
    ),
    sql` or `,
  )})`
}
