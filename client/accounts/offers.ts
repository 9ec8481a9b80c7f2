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
/** The offer of an invitation or a pass: the role, its place, and the person who offers it. */
export type Offer = z.infer<typeof offer>

/** Fetches a pass's offer. @throws RequestError */
export const lookAtPass = (code: string, signal: AbortSignal): Promise<Offer> =>
  sendRequest('/accounts/passes/look', offer, { method: 'POST', body: { code }, signal })

/** Fetches an invitation's offer. @throws RequestError */
export const lookAtInvitation = (code: string, signal: AbortSignal): Promise<Offer> =>
  sendRequest('/accounts/invitations/look', offer, { method: 'POST', body: { code }, signal })

/** The address to open after an offer is taken: its game, its field's games, or its event. */
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

/** Removes a pass holder from the device, permanently. @throws RequestError */
export const leaveHere = (personId: string): Promise<void> =>
  sendRequest('/accounts/passes/here', noContent, { method: 'DELETE', actingPerson: personId })
