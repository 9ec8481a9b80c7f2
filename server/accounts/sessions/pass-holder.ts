import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'

const NO_ADDRESS = '@pass.invalid'

/** The placeholder e-mail address of a person who gave only a name: the account library requires one. */
export const addressOfHolder = (personId: string): string => `${personId}${NO_ADDRESS}`

/** A person's real e-mail address; null if they gave none. */
export const ownEmail = (email: string): string | null => (email.endsWith(NO_ADDRESS) ? null : email)

/** Whether a person came in by a pass and has no account of their own. */
export async function isPassHolder(db: Kysely<Database>, personId: string): Promise<boolean> {
  const person = await db
    .selectFrom('people')
    .select('is_pass_holder')
    .where('id', '=', personId)
    .executeTakeFirst()
  return person?.is_pass_holder === true
}
