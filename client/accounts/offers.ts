import { endedPass, offer, type Offer } from '../../shared-schema/api/accounts/offer.ts'
import type { LinkBody } from '../../shared-schema/api/accounts/sign-in-body.ts'
import { RequestError } from '../base/requests/request-error.ts'
import { sendRequest } from '../base/requests/send-request.ts'

/** Fetches a pass's offer. @throws RequestError */
export const lookAtPass = (code: string, signal: AbortSignal): Promise<Offer> =>
  look('/accounts/passes/look', { code }, signal)

/** The event of a pass that ended, if the server tells it: it is public. */
export function eventOfEnded(error: unknown): Offer['event'] {
  const told = endedPass.safeParse(error instanceof RequestError ? error.answer : undefined)
  return told.success ? told.data.event : null
}

/** Fetches an invitation's offer. @throws RequestError */
export const lookAtInvitation = (code: string, signal: AbortSignal): Promise<Offer> =>
  look('/accounts/invitations/look', { code }, signal)

const look = (path: string, body: LinkBody, signal: AbortSignal): Promise<Offer> =>
  sendRequest(path, offer, { method: 'POST', body, signal })

/** The name above an offer: of its event, or of its organization if it is for several events, or for none. */
export const nameAbove = ({ event, events, organization }: Offer): string | undefined =>
  (events.length > 1 ? undefined : event?.name) ?? organization?.name

/**
 * The address to open after an offer is taken: its game, its field's games, or its event; null for the list of
 * events, to choose one of several.
 */
export function whereTo({ event, events, place: at }: Offer): string | null {
  if (event === null) return null
  if (events.length > 1 && (at?.kind === 'meet' || at?.kind === 'event_site')) return null
  const address = `/events/${event.scope}`
  if (at?.kind === 'game') return `${address}/games/${at.id}`
  return at?.kind === 'game_site' ? `${address}?${new URLSearchParams({ field: at.name })}` : address
}
