import { accountLinkKind } from '../links/account-links.ts'
import { findPerson, mayReset } from '../links/account-authority.ts'

/**
 * Links for choosing a new password. A link sent by e-mail has no maker: the owner of the mailbox owns the
 * account, as long as it is not disabled.
 */
export const passwordLink = accountLinkKind('new password', async (db, { person_id }, maker) => {
  const person = await findPerson(db, person_id)
  return person !== undefined && !person.is_disabled && mayReset(maker, person)
})
