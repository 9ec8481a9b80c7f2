import { z } from 'zod'
import { account as presentAccount, ownRole } from '../../shared-schema/api/accounts/account.ts'

// A device may have kept data from before some fields were introduced: they have defaults.

export const ownRoles = z.array(ownRole.extend({ place: ownRole.shape.place.default(null) }))

export const account = presentAccount.extend({
  asks_to_verify_email: presentAccount.shape.asks_to_verify_email.default(false),
  is_pass_holder: presentAccount.shape.is_pass_holder.default(false),
  roles: ownRoles,
})
export type Account = z.infer<typeof account>
