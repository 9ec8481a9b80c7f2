import { z } from 'zod'
import { placeKinds, roles } from '../../shared-schema/api/accounts.ts'

export const roleName = z.enum(roles)
export const placeKind = z.enum(placeKinds)

/** What a role is limited to. */
export const place = z.object({ kind: placeKind, id: z.int(), day: z.string().optional() })
export type Place = z.infer<typeof place>

export const person = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for somebody whom a pass let in. */
  email: z.string().nullable(),
})
/** Somebody with an account, or whom a pass let in. */
export type Person = z.infer<typeof person>

/** Absent in what a device remembers from before there were places. */
export const heldRoles = z.array(
  z.object({ organization_id: z.int().nullable(), role: roleName, place: place.nullable().default(null) }),
)

export const account = z.object({
  person,
  /**
   * Whether the server wants to know that the e-mail address is theirs. Absent in what a device remembers
   * from before.
   */
  asks_to_verify_email: z.boolean().default(false),
  /** Whether a pass let them in and they have no account. Absent in what a device remembers from before. */
  is_pass_holder: z.boolean().default(false),
  roles: heldRoles,
})
export type Account = z.infer<typeof account>
