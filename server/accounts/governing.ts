import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import { grantsOf, lockRoles, type Author, type Grant } from '../access/author.ts'
import { Problem } from '../problems/problem.ts'
import { isHigher, mayInvite } from './invitations.ts'

/** Somebody's account as it is now. */
export interface HeldPerson {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly email_verified: boolean
  /** Whether a pass let them in and they have no password, nor an address to which it could be sent. */
  readonly is_pass_holder: boolean
  readonly is_disabled: boolean
  readonly grants: readonly Grant[]
}

/**
 * Somebody's account, held still until the transaction ends.
 * @throws Problem 404 if there is no such account, or none any more
 */
export async function holdPerson(tx: Tx, id: string): Promise<HeldPerson> {
  await lockRoles(tx, id, 'to give')
  const person = await findPerson(tx, id)
  if (!person) throw new Problem('not_found', t => t('accounts.noSuchPerson'))
  return person
}

/** Somebody's account; undefined if there is no such account, or none any more. */
export async function findPerson(db: Kysely<Database>, id: string): Promise<HeldPerson | undefined> {
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
 * May let somebody choose a new password. Whoever makes such a link could use it themselves, so it gives
 * nothing that they could not give anyway: every role of that person must be one to which they may invite.
 */
export const mayReset = (author: Pick<Author, 'grants'>, { grants }: HeldPerson): boolean =>
  isOwnerOfAll(author) || (grants.length > 0 && grants.every(grant => mayInvite(author, grant)))

/**
 * May disable an account and enable it again: the office of all, and an organization's owner whose people it
 * is alone.
 */
export const mayDisable = (author: Author, { grants }: HeldPerson): boolean =>
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
 * Expects that somebody else who can sign in is an owner of all, also when two owners leave at the same
 * moment.
 * @throws Problem 409 if the person is the last one
 */
export async function keepAnOwner(tx: Tx, leaving: string): Promise<void> {
  const ownersOfAll = sql`roles.organization_id is null and roles.role = 'owner'`
  await sql`select from roles where ${ownersOfAll} order by id for update`.execute(tx)
  // A statement of its own: it sees what those did who held the rows before.
  const { rows } = await sql`select from roles join people on people.id = roles.person_id
    where ${ownersOfAll} and people.disabled_at is null and people.id <> ${leaving} limit 1`.execute(tx)
  if (rows.length === 0) throw new Problem('last_owner', t => t('accounts.lastOwner'))
}
