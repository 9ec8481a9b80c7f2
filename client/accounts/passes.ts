import type { Place } from '../../shared-schema/api/accounts/account.ts'
import { pendingInvitations, type PendingInvitation } from '../../shared-schema/api/accounts/invitations.ts'
import { newPass, passes, type Pass, type PassBody } from '../../shared-schema/api/accounts/passes.ts'
import { newLink } from '../../shared-schema/api/accounts/people.ts'
import { noContent, sendRequest } from '../base/requests/send-request.ts'
import { withPlaceNames, type NamedEvent, type WithPlaceName } from './places.ts'

const PATH = '/accounts/passes'

/**
 * The passes of an organization, the latest first.
 * @param within only passes to this tournament, or event with divisions; undefined for all
 * @throws RequestError
 */
export async function fetchPasses(
  organizationId: number,
  within: Pick<NamedEvent, 'kind' | 'id'> | undefined,
  signal: AbortSignal,
): Promise<WithPlaceName<Pass>[]> {
  const only = within === undefined ? '' : `&${within.kind}_id=${within.id}`
  const path = `${PATH}?organization_id=${organizationId}${only}`
  return withPlaceNames((await sendRequest(path, passes, { signal })).passes, signal)
}

/**
 * Makes a pass.
 * @param until the last moment at which it lets people in; null for no end
 * @returns its address, which is stored nowhere
 * @throws RequestError
 */
export async function makePass(organizationId: number, at: Place, until: string | null): Promise<string> {
  const body = { organization_id: organizationId, place: at, expires_at: until } satisfies PassBody
  return (await sendRequest(PATH, newPass, { method: 'POST', body })).url
}

/** Gives a pass a new address: the old one lets nobody in any more. @throws RequestError */
export const renewPass = async (id: number): Promise<string> =>
  (await sendRequest(`${PATH}/${id}/code`, newLink, { method: 'POST', body: {} })).url

/** Ends a pass for all. @throws RequestError */
export const revokePass = (id: number): Promise<void> =>
  sendRequest(`${PATH}/${id}`, noContent, { method: 'DELETE' })

/** Ends a pass for one person who came in by it. @throws RequestError */
export const revokeArrival = (id: number, personId: string): Promise<void> =>
  sendRequest(`${PATH}/${id}/people/${personId}`, noContent, { method: 'DELETE' })

/** Ends a pass for all people who came in by it on one device. @throws RequestError */
export const revokeDevice = (id: number, deviceId: string): Promise<void> =>
  sendRequest(`${PATH}/${id}/devices/${deviceId}`, noContent, { method: 'DELETE' })

/** Lets a person in again after the pass was ended for them. @throws RequestError */
export const letInAgain = (id: number, personId: string): Promise<void> =>
  sendRequest(`${PATH}/${id}/people/${personId}`, noContent, { method: 'POST', body: {} })

/** @returns the address that gives a pass holder an account @throws RequestError */
export const offerAccount = async (personId: string): Promise<string> =>
  (await sendRequest(`/accounts/people/${personId}/account-link`, newLink, { method: 'POST', body: {} })).url

/** The open invitations to an organization, or to all (null). @throws RequestError */
export async function fetchInvitations(
  organizationId: number | null,
  signal: AbortSignal,
): Promise<WithPlaceName<PendingInvitation>[]> {
  const query = organizationId === null ? '' : `?organization_id=${organizationId}`
  const { invitations } = await sendRequest(`/accounts/invitations${query}`, pendingInvitations, { signal })
  return withPlaceNames(invitations, signal)
}

/** @throws RequestError */
export const takeInvitationBack = (id: number): Promise<void> =>
  sendRequest(`/accounts/invitations/${id}`, noContent, { method: 'DELETE' })
