import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'
import { grantsOf, lockRoles, type Author, type Grant } from '../../access/author.ts'
import { Problem } from '../../problems/problem.ts'
import { isHigher, mayInvite } from './invitations.ts'

/** The present state of an account. */
export interface LockedPerson {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly email_verified: boolean
  /** Whether they came in by a pass, without a password or an address to send one to. */
  readonly is_pass_holder: boolean
  readonly is_disabled: boolean
  readonly grants: readonly Grant[]
}

/**
 * A person's account, locked until the transaction ends.
 * @throws Problem 404 if there is no such account any more
 */
export async function lockPerson(tx: Tx, id: string): Promise<LockedPerson> {
  await lockRoles(tx, id, 'to give')
  const person = await findPerson(tx, id)
  if (!person) throw new Problem('not_found', t => t('accounts.noSuchPerson'))
  return person
}

/** A person's account; undefined if there is none (any more). */
export async function findPerson(db: Kysely<Database>, id: string): Promise<LockedPerson | undefined> {
  const person = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'email_verified', 'is_pass_holder'])
    .select(eb => eb('disabled_at', 'is not', null).as('is_disabled'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return person && { ...person, is_disabled: Boolean(person.is_disabled), grants: await grantsOf(db, id) }
}

/**
 * Whether the author may let a person choose a new password. The author could use such a link themselves, so
 * it must not give more than they could give anyway: they need to be able to invite to each of that person's
 * roles.
 */
export const mayReset = (author: Pick<Author, 'grants'>, { grants }: LockedPerson): boolean =>
  isOwnerOfAll(author) || (grants.length > 0 && grants.every(grant => mayInvite(author, grant)))

/**
 * Whether the author may disable and enable an account: the office of all, and an organization's owner if the
 * person has no roles elsewhere.
 */
export const mayDisable = (author: Author, { grants }: LockedPerson): boolean =>
  isOwnerOfAll(author) ||
  (isOfficeOfAll(author) && grants.every(grant => mayInvite(author, grant))) ||
  (grants.length > 0 &&
    grants.every(grant =>
      author.grants.some(
        own =>
          own.role === 'owner' &&
          own.organization_id === grant.organization_id &&
          !isHigher(grant.role, own.role),
      ),
    ))

export const isOwnerOfAll = (author: Pick<Author, 'grants'>): boolean =>
  author.grants.some(isInstallationOwner)

export const isOfficeOfAll = ({ grants }: Author): boolean =>
  grants.some(
    ({ organization_id, role }) => organization_id === null && (role === 'owner' || role === 'admin'),
  )

export const isInstallationOwner = ({ organization_id, role }: Grant): boolean =>
  organization_id === null && role === 'owner'

/**
 * Checks that another owner of all who can sign in remains, even if two owners leave at the same moment.
 * @throws Problem 409 if the person is the last one
 */
export async function requireOwnerLeft(tx: Tx, leaving: string): Promise<void> {
  const ownersOfAll = sql`roles.organization_id is null and roles.role = 'owner'`
  await sql`select from roles where ${ownersOfAll} order by id for update`.execute(tx)
  // A separate statement, to see the changes of those who held the rows before.
  const { rows } = await sql`select from roles join people on people.id = roles.person_id
    where ${ownersOfAll} and people.disabled_at is null and people.id <> ${leaving} limit 1`.execute(tx)
  if (rows.length === 0) throw new Problem('last_owner', t => t('accounts.lastOwner'))
}
