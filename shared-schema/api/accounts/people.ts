import { z } from 'zod'
import { count, id, time, uri } from '../parts.ts'
import { person, place, roleName } from './account.ts'

const heldAccount = person.extend({ is_disabled: z.boolean(), number_of_roles: count })
/** An account on this server. */
export type HeldAccount = z.infer<typeof heldAccount>

export const heldAccounts = z.object({ people: z.array(heldAccount) })
export type HeldAccounts = z.infer<typeof heldAccounts>

const heldRole = z.object({
  id,
  role: roleName,
  place: place.nullable(),
  person,
  /** True if the account is disabled. */
  is_disabled: z.boolean(),
  /** Null if the person never used the server. */
  last_seen: time.nullable(),
  /** The number of devices on which the person is signed in. */
  sessions: count,
  time_created: time,
})
/** A role that a person has. */
export type HeldRole = z.infer<typeof heldRole>

export const heldRoles = z.object({ roles: z.array(heldRole) })
export type HeldRoles = z.infer<typeof heldRoles>

/** The address of a new link, which is stored nowhere. */
export const newLink = z.object({ url: uri })
export type NewLink = z.infer<typeof newLink>
