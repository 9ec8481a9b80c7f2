import { z } from 'zod'
import { roles } from '../accounts.ts'
import { wrong } from '../../resources/wrong.ts'
import { id, text, time } from '../parts.ts'
import { place, roleName } from './account.ts'
import { emailAddress, placeInput } from './fields.ts'

/** The body of a request to invite somebody to a role. */
export const invitationBody = z.object({
  organization_id: z.int32({ error: wrong('idOrNull') }).nullable(),
  role: z.enum(roles, { error: wrong('oneOf', { choices: roles.join(', ') }) }),
  /** Without one the role holds in the whole organization. */
  place: placeInput.nullable().default(null),
  /** Where the link is sent; without one it is handed over. */
  email: emailAddress.optional(),
})
export type InvitationBody = z.input<typeof invitationBody>

const pendingInvitation = z.object({
  id,
  role: roleName,
  place: place.nullable(),
  /** Null for the server's operator. */
  made_by: text.nullable(),
  expires_at: time,
  time_created: time,
})
/** An unused invitation. */
export type PendingInvitation = z.infer<typeof pendingInvitation>

export const pendingInvitations = z.object({ invitations: z.array(pendingInvitation) })
export type PendingInvitations = z.infer<typeof pendingInvitations>
