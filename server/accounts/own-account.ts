import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { grantOf, type Author } from '../access/author.ts'
import { sqlState, type Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { redeemLink, withdrawLinks } from './account-links.ts'
import { holdPerson, isOwnerOfAll, type HeldPerson } from './governing.ts'
import { mayInvite } from './invitations.ts'
import { newPlayer } from './new-player.ts'

/**
 * May let a pass holder have an account: whoever could give all that they have, and all by which they came
 * in. The link gives the account to whoever uses it.
 * @throws Problem 409 for somebody who has an account
 */
export async function mayOfferAccount(
  tx: Tx,
  author: Author,
  { id, grants, is_pass_holder }: HeldPerson,
): Promise<boolean> {
  if (!is_pass_holder) throw new Problem('overtaken', t => t('passes.hasAccount'))
  const passes = await tx
    .selectFrom('passes')
    .innerJoin('pass_arrivals', 'pass_id', 'passes.id')
    .selectAll('passes')
    .where('person_id', '=', id)
    .execute()
  const all = [...grants, ...passes.map(grantOf)]
  return isOwnerOfAll(author) || (all.length > 0 && all.every(grant => mayInvite(author, grant)))
}

/**
 * Makes a pass holder somebody with an account, by a link: what they recorded stays theirs, and the roles
 * that they have by then no longer end with a pass.
 * @returns the id of the person @throws Problem for a link that is good for nothing, and an address that has
 *   an account
 */
export async function takeUpAccount(tx: Tx, code: string, email: string, hash: string): Promise<string> {
  const { person_id: id } = await redeemLink(tx, 'own account', code)
  const { name, grants } = await holdPerson(tx, id)
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
  await keepRoles(tx, id)
  await withdrawLinks(tx, id, 'own account')
  await newPlayer(tx, id, name, grants[0]?.organization_id ?? null)
  return id
}

/** Two passes for one place leave one role. */
async function keepRoles(tx: Tx, personId: string): Promise<void> {
  await sql`delete from roles using roles as other where roles.person_id = ${personId} and other.person_id = ${personId} and other.id < roles.id
    and (roles.organization_id, roles.place_kind, roles.place_id, roles.place_day)
      is not distinct from (other.organization_id, other.place_kind, other.place_id, other.place_day)`.execute(
    tx,
  )
  await tx.updateTable('roles').set({ pass_id: null }).where('person_id', '=', personId).execute()
}
