import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

/**
 * Ends all by which somebody is signed in, or acts through programs. Their programs no longer act for them by
 * their secret alone either.
 * @param staying the token of a session that goes on
 */
export async function endAccess(tx: Tx, personId: string, staying: string | null = null): Promise<void> {
  await sql`delete from sessions where user_id = ${personId} and token is distinct from ${staying}`.execute(
    tx,
  )
  // Those who have shown their password and not yet their second factor, and devices that need not show it.
  await sql`delete from verifications where value = ${personId}`.execute(tx)
  await tx.updateTable('programs').set({ acts_alone: false }).where('person_id', '=', personId).execute()
  await endTokens(tx, personId)
}

/** Ends the personal tokens of somebody, and all that they allowed to programs. */
export async function endTokens(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('authorization_codes').where('person_id', '=', personId).execute()
  // Locked first: whoever is just refreshing one puts the new one beside it, and a later statement sees that.
  await tx
    .selectFrom('tokens')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('id')
    .forUpdate()
    .execute()
  await tx.deleteFrom('tokens').where('person_id', '=', personId).execute()
}
