import { accountLinkKind } from './account-links.ts'
import { findPerson, mayReset } from './governing.ts'

/**
 * Links by which somebody chooses a new password. One that went out by e-mail has no maker: whoever has the
 * mailbox has the account, as long as that is not disabled.
 */
export const passwordLink = accountLinkKind('new password', async (db, { person_id }, maker) => {
  const person = await findPerson(db, person_id)
  return person !== undefined && !person.is_disabled && mayReset(maker, person)
})
