import { hashOfKey, randomKey } from '../access/private-key.ts'
import type { Tx } from '../database/transaction.ts'

/** Makes a private link to a registration. @returns its key */
export async function newKey(tx: Tx, registrationId: number): Promise<string> {
  const key = randomKey()
  await tx
    .insertInto('registration_links')
    .values({ token_hash: hashOfKey(key), registration_id: registrationId })
    .execute()
  return key
}

/** Makes a link that replaces all earlier ones of a registration. */
export async function replaceKeys(tx: Tx, registrationId: number): Promise<string> {
  await tx.deleteFrom('registration_links').where('registration_id', '=', registrationId).execute()
  return newKey(tx, registrationId)
}
