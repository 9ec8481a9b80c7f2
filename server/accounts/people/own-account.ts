import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { grantOf } from '../../access/author.ts'
import type { Database } from '../../database/schema.ts'
import { sqlState, type Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { accountLinkKind, withdrawLinksFor } from '../links/account-links.ts'
import { findPerson, lockPerson, isOwnerOfAll, type LockedPerson } from '../links/account-authority.ts'
import { mayInvite } from '../links/invitations.ts'
import type { Maker } from '../links/link-maker.ts'
import { newPlayer } from './new-player.ts'
import { redeemLink } from '../links/redeem-link.ts'

/** Links with which a pass holder gets an account of their own. */
export const ownAccountLink = accountLinkKind('own account', async (db, { person_id }, maker) => {
  const person = await findPerson(db, person_id)
  return (
    person !== undefined &&
    person.is_pass_holder &&
    !person.is_disabled &&
    (await mayOfferAccount(db, maker, person))
  )
})

/**
 * Whether the maker may offer a pass holder an account: only if they could give all of the holder's roles,
 * and those of the passes by which the holder came in. The link gives the account to anybody who uses it.
 */
export async function mayOfferAccount(
  db: Kysely<Database>,
  maker: Maker,
  { id, grants }: LockedPerson,
): Promise<boolean> {
  const passes = await db
    .selectFrom('passes')
    .innerJoin('pass_arrivals', 'pass_id', 'passes.id')
    .selectAll('passes')
    .where('person_id', '=', id)
    .execute()
  const all = [...grants, ...passes.map(grantOf)]
  return isOwnerOfAll(maker) || (all.length > 0 && all.every(grant => mayInvite(maker, grant)))
}

/**
 * Turns a pass holder into an account, by a link. Their recordings stay theirs, and the roles that the link's
 * maker could give no longer end with a pass.
 * @returns the person's id
 * @throws Problem for an invalid link, and for an address that already has an account
 */
export async function takeUpAccount(tx: Tx, code: string, email: string, hash: string): Promise<string> {
  const { person_id: id, maker } = await redeemLink(tx, ownAccountLink, code)
  const { name, grants } = await lockPerson(tx, id)
  await tx
    .updateTable('people')
    .set({ email, is_pass_holder: false })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw sqlState(error) === '23505' ? Problem.field('email', t => t('accounts.addressOfOther')) : error
    })
  await sql`insert into credentials (id, account_id, provider_id, user_id, password, created_at, updated_at)
    values (${randomUUID()}, ${id}, 'credential', ${id}, ${hash}, now() at time zone 'UTC', now() at time zone 'UTC')`.execute(
    tx,
  )
  await keepRoles(tx, id, maker)
  await withdrawLinksFor(tx, id, 'own account')
  await newPlayer(tx, id, name, grants[0]?.organization_id ?? null)
  return id
}

/** Two passes for one place leave one role. */
async function keepRoles(tx: Tx, personId: string, maker: Maker): Promise<void> {
  const roles = await tx.selectFrom('roles').selectAll().where('person_id', '=', personId).execute()
  const kept = roles.filter(role => mayInvite(maker, grantOf(role))).map(({ id }) => id)
  await sql`delete from roles using roles as other where roles.id = any(${kept}::integer[]) and other.id = any(${kept}::integer[]) and other.id < roles.id
    and (roles.organization_id, roles.place_kind, roles.place_id, roles.place_day)
      is not distinct from (other.organization_id, other.place_kind, other.place_id, other.place_day)`.execute(
    tx,
  )
  await sql`update roles set pass_id = null where id = any(${kept}::integer[])`.execute(tx)
}
