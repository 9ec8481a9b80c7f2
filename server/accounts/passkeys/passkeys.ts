import { sql, type Kysely } from 'kysely'
import type { Passkey } from '../../../shared-schema/api/accounts/passkeys.ts'
import type { Database } from '../../database/schema.ts'
import { transaction } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { revokeAccess } from '../sessions/revoke-access.ts'
import { unknownPasskey } from './passkey-answer.ts'

/** The passkeys of a person, oldest first. */
export async function passkeysOf(db: Kysely<Database>, personId: string): Promise<Passkey[]> {
  const { rows } = await sql<Passkey>`
    select id, name, created_at at time zone 'UTC' as time_created, last_used_at as time_last_used
    from passkeys where user_id = ${personId} order by created_at, id`.execute(db)
  return rows
}

/** @throws Problem 404 if it is not theirs */
export async function renamePasskey(
  db: Kysely<Database>,
  personId: string,
  id: string,
  name: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', personId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw noSuchPasskey()
}

/** @throws Problem 404 if it is not theirs */
export async function removePasskey(db: Kysely<Database>, personId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', personId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw noSuchPasskey()
}

const noSuchPasskey = () => new Problem('not_found', t => t('signIn.noSuchPasskey'))

/**
 * Removes a new passkey if its person's access ended while they added it, with all sessions it may have
 * opened: the account library checked the session before that.
 * @param session the token of the session in which it was added
 * @throws Problem 401 if that session is over
 */
export async function keepForSession(
  db: Kysely<Database>,
  personId: string,
  passkeyId: string,
  session: string | null,
): Promise<void> {
  const isKept = await transaction(db, async tx => {
    // Code that ends access holds this lock too.
    await tx.selectFrom('people').select('id').where('id', '=', personId).forNoKeyUpdate().execute()
    const { rows } =
      await sql`select from sessions where token = ${session} and user_id = ${personId}`.execute(tx)
    if (rows.length > 0) return true
    await tx.deleteFrom('passkeys').where('id', '=', passkeyId).execute()
    await revokeAccess(tx, personId)
    return false
  })
  if (!isKept) throw new Problem('signed_out', t => t('signIn.signedOutMeanwhile'))
}

/**
 * Ends a session that was opened with a passkey while that was being removed.
 * @throws Problem 400 in that case
 */
export async function expectStillThere(
  db: Kysely<Database>,
  credentialId: string,
  session: string,
): Promise<void> {
  // Waits for a concurrent removal.
  const there = await db
    .selectFrom('passkeys')
    .select('id')
    .where('credential_id', '=', credentialId)
    .forShare()
    .executeTakeFirst()
  if (there) return
  await sql`delete from sessions where token = ${session}`.execute(db)
  throw unknownPasskey()
}
