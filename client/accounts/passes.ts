import { z } from 'zod'
import { noContent, sendRequest } from '../base/requests/send-request.ts'
import { place, roleName, type Place } from './person.ts'
import { fetchPlaceNames, placeKey } from './places.ts'

const arrival = z.object({
  person_id: z.string(),
  name: z.string(),
  has_account: z.boolean(),
  device_id: z.string().nullable(),
  arrived_at: z.string(),
  last_seen: z.string(),
  revoked_at: z.string().nullable(),
})
/** A person who came in by a pass. */
export type Arrival = z.infer<typeof arrival>

const pass = z.object({
  id: z.int(),
  role: roleName,
  place,
  made_by: z.string().nullable(),
  /** Its maker may no longer make passes: it lets nobody in until someone else renews its address. */
  needs_renewal: z.boolean().default(false),
  expires_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  arrivals: z.array(arrival),
})
/** A link by which many people come in; `placeName` is undefined for a removed place. */
export type Pass = z.infer<typeof pass> & { readonly placeName: string | undefined }

const invitation = z.object({
  id: z.int(),
  role: roleName,
  place: place.nullable(),
  made_by: z.string().nullable(),
  expires_at: z.string(),
})
/** An unused invitation. */
export type PendingInvitation = z.infer<typeof invitation> & { readonly placeName: string | undefined }

const link = z.object({ url: z.string() })
const PATH = '/accounts/passes'

/**
 * The passes of an organization, the latest first.
 * @param tournamentId only passes to this tournament; undefined for all
 * @throws RequestError
 */
export async function fetchPasses(
  organizationId: number,
  tournamentId: number | undefined,
  signal: AbortSignal,
): Promise<Pass[]> {
  const within = tournamentId === undefined ? '' : `&tournament_id=${tournamentId}`
  const { passes } = await sendRequest(
    `${PATH}?organization_id=${organizationId}${within}`,
    z.object({ passes: z.array(pass) }),
    { signal },
  )
  return withPlaceNames(passes, signal)
}

/**
 * Makes a pass.
 * @param until the last moment at which it lets people in; null for no end
 * @returns its address, which is stored nowhere
 * @throws RequestError
 */
export async function makePass(organizationId: number, at: Place, until: string | null): Promise<string> {
  const body = { organization_id: organizationId, place: at, expires_at: until }
  return (await sendRequest(PATH, link, { method: 'POST', body })).url
}

/** Gives a pass a new address: the old one lets nobody in any more. @throws RequestError */
export async function renewPass(id: number): Promise<string> {
  return (await sendRequest(`${PATH}/${id}/code`, link, { method: 'POST', body: {} })).url
}

/** Ends a pass for all. @throws RequestError */
export const revokePass = (id: number): Promise<void> =>
  sendRequest(`${PATH}/${id}`, noContent, { method: 'DELETE' })

/** Ends a pass for one person who came in by it. @throws RequestError */
export const revokeArrival = (id: number, personId: string): Promise<void> =>
  sendRequest(`${PATH}/${id}/people/${personId}`, noContent, { method: 'DELETE' })

/** Ends a pass for all people who came in by it on one device. @throws RequestError */
export const revokeDevice = (id: number, deviceId: string): Promise<void> =>
  sendRequest(`${PATH}/${id}/devices/${deviceId}`, noContent, { method: 'DELETE' })

/** Lets a person in again for whom a pass was ended. @throws RequestError */
export const letInAgain = (id: number, personId: string): Promise<void> =>
  sendRequest(`${PATH}/${id}/people/${personId}`, noContent, { method: 'POST', body: {} })

/** @returns the address that gives a pass holder an account @throws RequestError */
export async function offerAccount(personId: string): Promise<string> {
  return (await sendRequest(`/accounts/people/${personId}/account-link`, link, { method: 'POST', body: {} }))
    .url
}

/** The open invitations to an organization, or to all (null). @throws RequestError */
export async function fetchInvitations(
  organizationId: number | null,
  signal: AbortSignal,
): Promise<PendingInvitation[]> {
  const query = organizationId === null ? '' : `?organization_id=${organizationId}`
  const { invitations } = await sendRequest(
    `/accounts/invitations${query}`,
    z.object({ invitations: z.array(invitation) }),
    { signal },
  )
  return withPlaceNames(invitations, signal)
}

/** @throws RequestError */
export const takeInvitationBack = (id: number): Promise<void> =>
  sendRequest(`/accounts/invitations/${id}`, noContent, { method: 'DELETE' })

async function withPlaceNames<T extends { readonly place: Place | null }>(
  records: readonly T[],
  signal: AbortSignal,
): Promise<(T & { readonly placeName: string | undefined })[]> {
  const names = await fetchPlaceNames(
    records.flatMap(({ place: at }) => at ?? []),
    signal,
  )
  return records.map(record => ({
    ...record,
    placeName: record.place ? names.get(placeKey(record.place)) : undefined,
  }))
}
