import { z } from 'zod'
import { scope } from '../../shared-schema/replication/scope.ts'
import { noContent, sendRequest } from '../base/requests/send-request.ts'
import { place, roleName } from './person.ts'

const offer = z.object({
  role: roleName,
  organization: z.object({ id: z.int(), name: z.string() }).nullable(),
  place: place.extend({ name: z.string() }).nullable(),
  event: z.object({ scope, name: z.string() }).nullable(),
  made_by: z.string().nullable(),
})
/** What an invitation or a pass is for: which role, where, and who offers it. */
export type Offer = z.infer<typeof offer>

/** What a pass lets its holder do. @throws RequestError */
export const lookAtPass = (code: string, signal: AbortSignal): Promise<Offer> =>
  sendRequest('/accounts/passes/look', offer, { method: 'POST', body: { code }, signal })

/** What an invitation is to. @throws RequestError */
export const lookAtInvitation = (code: string, signal: AbortSignal): Promise<Offer> =>
  sendRequest('/accounts/invitations/look', offer, { method: 'POST', body: { code }, signal })

/** Where somebody goes who took an offer: to its game, to the games of its field, to its event. */
export function whereTo({ event, place: at }: Offer): string | null {
  if (event === null) return null
  const address = `/events/${event.scope}`
  if (at?.kind === 'game') return `${address}/games/${at.id}`
  return at?.kind === 'game_site' ? `${address}?${new URLSearchParams({ field: at.name })}` : address
}

/** Gives a pass holder an account of their own, by a link. @throws RequestError */
export const takeUpAccount = (code: string, email: string, password: string): Promise<void> =>
  sendRequest('/accounts/own-account', z.object({ email: z.string() }), {
    method: 'POST',
    body: { code, email, password },
  }).then(() => undefined)

/** A pass holder leaves the device, for good. @throws RequestError */
export const leaveHere = (personId: string): Promise<void> =>
  sendRequest('/accounts/passes/here', noContent, { method: 'DELETE', actingPerson: personId })
