import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { actAs } from '../league/act-as.ts'
import type { Author } from '../league/author.ts'
import { publish } from '../league/catalog.ts'
import { renameInEntries } from '../league/rename-in-entries.ts'
import { touchedBy } from '../league/touched.ts'
import { endAccess } from './end-access.ts'
import { isInstallationOwner, keepAnOwner, type HeldPerson } from './governing.ts'

/** Who stands in the history for somebody whose account was deleted. */
export const FORMER_MEMBER = 'Former member'

/** Lets nobody in by this account until it is enabled again. Roles stay with it. @throws Problem 409 for the last owner of all */
export async function disableAccount(tx: Tx, person: HeldPerson): Promise<void> {
  if (person.grants.some(isInstallationOwner)) await keepAnOwner(tx, person.id)
  // First, so that nobody signs in behind what is ended next.
  await tx.updateTable('people').set({ disabled_at: sql<string>`coalesce(disabled_at, now())` }).where('id', '=', person.id).execute()
  await endAccess(tx, person.id)
}

const ofTheAccount = ['credentials', 'passkeys', 'two_factors'] as const

/**
 * Deletes an account for good. Everything that its person did stays, under another name; their player
 * stays on the rosters and belongs to no account any more.
 * @throws Problem 409 for the last owner of all
 */
export async function deleteAccount(tx: Tx, author: Author, person: HeldPerson): Promise<void> {
  await disableAccount(tx, person)
  await actAs(tx, author)
  const { rows: players } = await sql<Record<string, unknown>>`
    update players set person_id = null, time_last_updated = now() where person_id = ${person.id} returning *`.execute(tx)
  for (const player of players) await publish(tx, await touchedBy(tx, 'players', player))
  for (const table of ofTheAccount) await sql`delete from ${sql.table(table)} where user_id = ${person.id}`.execute(tx)
  for (const table of ['roles', 'programs', 'account_links', 'devices', 'idempotency_keys'] as const) {
    await tx.deleteFrom(table).where('person_id', '=', person.id).execute()
  }
  await renameInEntries(tx, person.id, FORMER_MEMBER, null)
  await tx.updateTable('audit').set({ person_name: FORMER_MEMBER }).where('person_id', '=', person.id).execute()
  await tx.updateTable('people').where('id', '=', person.id).set({
    name: FORMER_MEMBER, email: `${person.id}@deleted.invalid`, email_verified: false, two_factor_enabled: false, deleted_at: sql<string>`now()`,
  }).execute()
}
