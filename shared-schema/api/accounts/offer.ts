import { z } from 'zod'
import { scope } from '../../replication/scope.ts'
import { id, text } from '../parts.ts'
import { place, roleName } from './account.ts'

const event = z.object({ scope, name: text })

/** The offer of an invitation, shown before it is accepted. */
export const offer = z.object({
  role: roleName,
  /** Null for all organizations. */
  organization: z.object({ id, name: text }).nullable(),
  place: place.extend({ name: text }).nullable(),
  /** The event that the tablet opens first; null if there is none. */
  event: event.nullable(),
  /** The events that are on or to come there, `event` among them. Missing in answers of an earlier server. */
  events: z.array(event).default([]),
  /** The person who offers it; null for the server's operator. */
  made_by: text.nullable(),
})
export type Offer = z.infer<typeof offer>

/** The offer of a pass, which may have no end. */
export type PassOffer = Omit<Offer, 'expires_at'> & { readonly expires_at: string | null }

/** The answer about a pass that ended, to those who know its code: the event that it was for, if that is public. */
export const endedPass = z.object({ event })
export type EndedPass = z.infer<typeof endedPass>
