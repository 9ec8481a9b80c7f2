import { z } from 'zod'
import { placeKinds, roles } from '../accounts.ts'
import { id, idOrNull, text } from '../parts.ts'

// Loaded before the tablet can score, so it has no bodies of requests.

export const roleName = z.enum(roles)

/** The limit of a role; with a day, only the games of that day. */
export const place = z.object({ kind: z.enum(placeKinds), id, day: text.optional() })
export type Place = z.infer<typeof place>

export const person = z.object({
  id: text,
  name: text,
  /** Null for a pass holder. */
  email: text.nullable(),
})
/** A person with an account, or a pass holder. */
export type Person = z.infer<typeof person>

export const ownRole = z.object({ organization_id: idOrNull, role: roleName, place: place.nullable() })

/** The user of a request, with the present roles. */
export const account = z.object({
  person,
  /** True if the server asks the user to verify the e-mail address. */
  asks_to_verify_email: z.boolean(),
  /** True if the person is a pass holder without an account. */
  is_pass_holder: z.boolean(),
  roles: z.array(ownRole),
})
export type Account = z.infer<typeof account>
