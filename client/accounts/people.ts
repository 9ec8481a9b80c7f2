import { z } from 'zod'
import { sendRequest, noContent } from '../base/requests/send-request.ts'
import type { Role } from '../../shared-schema/api/accounts.ts'
import { person, place, roleName, type Account, type Person, type Place } from './person.ts'
import { isOffice } from './manages.ts'
import { fetchPlaceNames, placeKey } from './places.ts'
import { readAll } from '../base/requests/read-all.ts'

const heldRole = z.object({
  id: z.int(),
  role: roleName,
  place: place.nullable(),
  person,
  is_disabled: z.boolean(),
  last_seen: z.string().nullable(),
  sessions: z.int(),
})

const heldAccount = person.extend({ is_disabled: z.boolean(), number_of_roles: z.int() })
/** An account on this server. */
export type HeldAccount = z.infer<typeof heldAccount>

/** A role that a person has. */
export interface HeldRole {
  readonly id: number
  readonly person: Person
  readonly role: Role
  readonly place: Place | null
  /** Undefined for a removed place. */
  readonly placeName: string | undefined
  /** Whether the account is disabled. */
  readonly isDisabled: boolean
  /** Null if the person never used the server. */
  readonly lastSeen: string | null
  /** The number of devices on which the person is signed in. */
  readonly sessions: number
}

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
    z.object({ id: z.int(), name: z.string() }),
    signal,
  )
  const managed = roles.filter(isOffice).map(({ organization_id }) => organization_id)
  return managed.includes(null)
    ? [...organizations, { id: null }]
    : organizations.filter(({ id }) => managed.includes(id))
}

/** Everyone with a role in an organization, or in all of them (null), by name. @throws RequestError */
export async function fetchRoles(organizationId: number | null, signal: AbortSignal): Promise<HeldRole[]> {
  const query = organizationId === null ? '' : `?organization_id=${organizationId}`
  const { roles } = await sendRequest(`/accounts/roles${query}`, z.object({ roles: z.array(heldRole) }), {
    signal,
  })
  const names = await fetchPlaceNames(
    roles.flatMap(({ place }) => place ?? []),
    signal,
  )
  return roles
    .map(({ id, person, role, place, is_disabled: isDisabled, last_seen: lastSeen, sessions }) => ({
      id,
      person,
      isDisabled,
      lastSeen,
      sessions,
      role,
      place,
      placeName: place ? names.get(placeKey(place)) : undefined,
    }))
    .sort((a, b) => a.person.name.localeCompare(b.person.name))
}

/** @throws RequestError */
export const removeRole = (id: number): Promise<void> =>
  sendRequest(`/accounts/roles/${id}`, noContent, { method: 'DELETE' })

/** @returns the address that gives the role to one person @throws RequestError */
export async function invite(
  organizationId: number | null,
  role: Role,
  place: Place | null,
): Promise<string> {
  const body = { organization_id: organizationId, role, place }
  return (await sendRequest('/accounts/invitations', z.object({ url: z.string() }), { method: 'POST', body }))
    .url
}

/** @returns the address for choosing a new password after losing it @throws RequestError */
export async function makeResetLink(personId: string): Promise<string> {
  return (
    await sendRequest(`/accounts/people/${personId}/reset-link`, z.object({ url: z.string() }), {
      method: 'POST',
      body: {},
    })
  ).url
}

/** @throws RequestError */
export const disablePerson = (personId: string): Promise<void> =>
  sendRequest(`/accounts/people/${personId}/disable`, noContent, { method: 'POST', body: {} })

/** @throws RequestError */
export const enablePerson = (personId: string): Promise<void> =>
  sendRequest(`/accounts/people/${personId}/enable`, noContent, { method: 'POST', body: {} })

/** All accounts of the server, by name. @throws RequestError */
export async function fetchAccounts(signal: AbortSignal): Promise<HeldAccount[]> {
  return (await sendRequest('/accounts/people', z.object({ people: z.array(heldAccount) }), { signal }))
    .people
}

/** Deletes an account permanently. @throws RequestError */
export const deletePerson = (personId: string): Promise<void> =>
  sendRequest(`/accounts/people/${personId}`, noContent, { method: 'DELETE' })
