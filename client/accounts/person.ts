import { z } from 'zod'
import { placeKinds, roles } from '../../shared-schema/api/accounts.ts'

export const roleName = z.enum(roles)
export const placeKind = z.enum(placeKinds)

/** The limit of a role. */
export const place = z.object({ kind: placeKind, id: z.int(), day: z.string().optional() })
export type Place = z.infer<typeof place>

export const person = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for a pass holder. */
  email: z.string().nullable(),
})
/** A person with an account, or a pass holder. */
export type Person = z.infer<typeof person>

/** Missing in data that a device kept from before places were introduced. */
export const heldRoles = z.array(
  z.object({ organization_id: z.int().nullable(), role: roleName, place: place.nullable().default(null) }),
)

export const account = z.object({
  person,
  /** True if the server asks the user to verify the e-mail address. Missing in older data on a device. */
  asks_to_verify_email: z.boolean().default(false),
  /** True if the person is a pass holder without an account. Missing in older data on a device. */
  is_pass_holder: z.boolean().default(false),
  roles: heldRoles,
})
export type Account = z.infer<typeof account>
