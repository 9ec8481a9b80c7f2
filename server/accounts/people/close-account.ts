import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import { setAuditContext } from '../../access/audit-context.ts'
import type { Author } from '../../access/author.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import { renameInEntries } from '../../games/entries/rename-in-entries.ts'
import { affectedBy } from '../../feed/catalog/affected-records.ts'
import { withdrawLinksFor } from '../links/account-links.ts'
import { revokeAccess } from '../sessions/revoke-access.ts'
import { isInstallationOwner, requireOwnerLeft, type LockedPerson } from '../links/account-authority.ts'
import { forgetAnswers } from '../../records/personal-data/forget-answers.ts'
import { isUnlisted } from '../../access/unlisted-players.ts'
import { inEnglish } from '../../texts/say.ts'
import { withdrawLinksBy } from './withdraw-links.ts'

/** The name in the public history for a deleted account. */
const formerMember = (): string => inEnglish(t => t('accounts.formerMember'))

/**
 * Blocks an account until it is enabled again. Its roles stay; unused links by this person or for them end.
 * @throws Problem 409 for the last owner of all
 */
export async function disableAccount(tx: Tx, person: LockedPerson): Promise<void> {
  if (person.grants.some(isInstallationOwner)) await requireOwnerLeft(tx, person.id)
  // First, so that no new session begins after the existing ones are ended.
  await tx
    .updateTable('people')
    .set({ disabled_at: sql<string>`coalesce(disabled_at, now())` })
    .where('id', '=', person.id)
    .execute()
  await revokeAccess(tx, person.id)
  await withdrawLinksBy(tx, person.id)
  await withdrawLinksFor(tx, person.id, 'new password', 'own account')
}

/**
 * Detaches the players of an account. A player on a roster or in a game stays there, by initials for the
 * public, until the office decides otherwise; a player who was only the account's name is deleted.
 * @returns the ids of all of them
 */
async function leavePlayers(tx: Tx, personId: string): Promise<number[]> {
  const { rows: all } = await sql<{ id: number; is_unlisted: boolean }>`
    select id, ${sql.raw(isUnlisted)} and not exists (select from events where players.id in (player_1_id, player_2_id, player_3_id)) as is_unlisted
    from players where person_id = ${personId} for update`.execute(tx)
  const gone = all.filter(player => player.is_unlisted).map(({ id }) => id)
  await sql`delete from players where id = any(${gone}::integer[])`.execute(tx)
  await sql`update audit set changes = '{}' where family = 'players' and key_1 = any(${gone}::integer[])`.execute(
    tx,
  )
  const { rows: staying } = await sql<Record<string, unknown>>`
    update players set person_id = null, show_initials = true, time_last_updated = now() where person_id = ${personId} returning *`.execute(
    tx,
  )
  for (const player of staying) await publish(tx, await affectedBy(tx, 'players', player))
  return all.map(({ id }) => id)
}

const ofTheAccount = ['credentials', 'passkeys', 'two_factors'] as const

/**
 * Deletes an account permanently. All that the person did stays, under another name. Their player stays on
 * the rosters, is shown to the public by initials, and belongs to no account any more.
 * @throws Problem 409 for the last owner of all
 */
export async function deleteAccount(tx: Tx, author: Author, person: LockedPerson): Promise<void> {
  await disableAccount(tx, person)
  await setAuditContext(tx, author)
  await forgetAnswers(tx, await leavePlayers(tx, person.id), person.id)
  for (const table of ofTheAccount)
    await sql`delete from ${sql.table(table)} where user_id = ${person.id}`.execute(tx)
  for (const table of [
    'roles',
    'pass_arrivals',
    'programs',
    'account_links',
    'devices',
    'idempotency_keys',
  ] as const) {
    await tx.deleteFrom(table).where('person_id', '=', person.id).execute()
  }
  await sql`update deliveries set email = '', name = '', subject = '', text = '', problem = '',
      state = case when state = 'waiting' then 'refused' else state end
    from people where people.id = ${person.id} and lower(deliveries.email) = lower(people.email)`.execute(tx)
  await sql`update deliveries set reply_to = ''
    from people where people.id = ${person.id} and reply_to = people.email`.execute(tx)
  const name = formerMember()
  await renameInEntries(tx, person.id, name, null)
  await tx.updateTable('audit').set({ person_name: name }).where('person_id', '=', person.id).execute()
  await tx
    .updateTable('people')
    .where('id', '=', person.id)
    .set({
      name,
      email: `${person.id}@deleted.invalid`,
      email_verified: false,
      two_factor_enabled: false,
      deleted_at: sql<string>`now()`,
    })
    .execute()
}
