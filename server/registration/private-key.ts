import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../database/transaction.ts'

/** The hash under which the key of a link is stored and looked up. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Makes a private link to a registration. @returns its key, which is not stored anywhere */
export async function newKey(tx: Tx, registrationId: number): Promise<string> {
  const key = randomBytes(24).toString('base64url')
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
