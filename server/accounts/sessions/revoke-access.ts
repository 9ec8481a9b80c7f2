import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/**
 * Ends all sessions and program access of a person. Their programs can no longer act for them by secret alone
 * either.
 * @param staying the token of a session that continues
 */
export async function revokeAccess(tx: Tx, personId: string, staying: string | null = null): Promise<void> {
  await sql`delete from sessions where user_id = ${personId} and token is distinct from ${staying}`.execute(
    tx,
  )
  // Pending sign-ins that await the second factor, and devices exempt from it.
  await sql`delete from verifications where value = ${personId}`.execute(tx)
  await tx.updateTable('programs').set({ acts_alone: false }).where('person_id', '=', personId).execute()
  await revokeTokens(tx, personId)
}

/** Ends a person's own tokens, and all that they granted to programs. */
export async function revokeTokens(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('authorization_codes').where('person_id', '=', personId).execute()
  // Locked first: a concurrent refresh adds a new token, and only a later statement sees it.
  await tx
    .selectFrom('tokens')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('id')
    .forUpdate()
    .execute()
  await tx.deleteFrom('tokens').where('person_id', '=', personId).execute()
}
