import type { Role } from '../../shared-schema/api/accounts.ts'
import type { Place } from '../../shared-schema/api/accounts/account.ts'
import type { InvitationBody } from '../../shared-schema/api/accounts/invitations.ts'
import {
  heldAccounts,
  heldRoles,
  newLink,
  type HeldAccount,
  type HeldRole,
} from '../../shared-schema/api/accounts/people.ts'
import { sendRequest, noContent } from '../base/requests/send-request.ts'
import type { Account } from './person.ts'
import { isOffice } from './manages.ts'
import { named, withPlaceNames, type WithPlaceName } from './places.ts'
import { readAll } from '../base/requests/read-all.ts'

/** An organization, or all of them together. */
export type Managed = { readonly id: number; readonly name: string } | { readonly id: null }

/**
 * The organizations that the user manages, by name; for a manager of all, "all" comes last.
 * @throws RequestError
 */
export async function managedOrganizations({ roles }: Account, signal: AbortSignal): Promise<Managed[]> {
  const organizations = await readAll(
    'organizations',
    { fields: '[id,name]', order_by: '[name]' },
    named,
    signal,
  )
  const managed = roles.filter(isOffice).map(({ organization_id }) => organization_id)
  return managed.includes(null)
    ? [...organizations, { id: null }]
    : organizations.filter(({ id }) => managed.includes(id))
}

/** Everyone with a role in an organization, or in all of them (null), by name. @throws RequestError */
export async function fetchRoles(
  organizationId: number | null,
  signal: AbortSignal,
): Promise<WithPlaceName<HeldRole>[]> {
  const query = organizationId === null ? '' : `?organization_id=${organizationId}`
  const { roles } = await sendRequest(`/accounts/roles${query}`, heldRoles, { signal })
  return (await withPlaceNames(roles, signal)).sort((a, b) => a.person.name.localeCompare(b.person.name))
}

/** @throws RequestError */
export const removeRole = (id: number): Promise<void> =>
  sendRequest(`/accounts/roles/${id}`, noContent, { method: 'DELETE' })

/**
 * @param email an address to which the server sends the link; empty for none
 * @returns the address that gives the role to one person
 * @throws RequestError
 */
export async function invite(
  organizationId: number | null,
  role: Role,
  place: Place | null,
  email: string,
): Promise<string> {
  const body = {
    ...{ organization_id: organizationId, role, place },
    ...(email !== '' && { email }),
  } satisfies InvitationBody
  return (await sendRequest('/accounts/invitations', newLink, { method: 'POST', body })).url
}

/** @returns the address for choosing a new password after losing it @throws RequestError */
export const makeResetLink = async (personId: string): Promise<string> =>
  (await sendRequest(`/accounts/people/${personId}/reset-link`, newLink, { method: 'POST', body: {} })).url

/** @throws RequestError */
export const disablePerson = (personId: string): Promise<void> =>
  sendRequest(`/accounts/people/${personId}/disable`, noContent, { method: 'POST', body: {} })

/** @throws RequestError */
export const enablePerson = (personId: string): Promise<void> =>
  sendRequest(`/accounts/people/${personId}/enable`, noContent, { method: 'POST', body: {} })

/** All accounts of the server, by name. @throws RequestError */
export const fetchAccounts = async (signal: AbortSignal): Promise<HeldAccount[]> =>
  (await sendRequest('/accounts/people', heldAccounts, { signal })).people

/** Deletes an account permanently. @throws RequestError */
export const deletePerson = (personId: string): Promise<void> =>
  sendRequest(`/accounts/people/${personId}`, noContent, { method: 'DELETE' })
