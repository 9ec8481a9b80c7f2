import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

const NO_ADDRESS = '@pass.invalid'

/**
 * What stands in place of an e-mail address for somebody who gave a name alone: the account library wants
 * one.
 */
export const addressOfHolder = (personId: string): string => `${personId}${NO_ADDRESS}`

/** The e-mail address of somebody; null if they gave none. */
export const ownEmail = (email: string): string | null => (email.endsWith(NO_ADDRESS) ? null : email)

/** Whether somebody was let in by a pass and has no account of their own. */
export async function isPassHolder(db: Kysely<Database>, personId: string): Promise<boolean> {
  const person = await db
    .selectFrom('people')
    .select('is_pass_holder')
    .where('id', '=', personId)
    .executeTakeFirst()
  return person?.is_pass_holder === true
}
