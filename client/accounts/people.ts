import { z } from 'zod'
import { askServer, noContent } from '../replication/ask-server.ts'
import { person, place, roleName, type Account, type Person, type Place, type RoleName } from './person.ts'
import { fetchPlaceNames, placeKey } from './places.ts'
import { readAll } from './read-all.ts'
import { grantWords } from './role-words.ts'

const heldRole = z.object({ id: z.int(), role: roleName, place: place.nullable(), person, is_disabled: z.boolean() })

const heldAccount = person.extend({ is_disabled: z.boolean(), number_of_roles: z.int() })
/** An account on this server. */
export type HeldAccount = z.infer<typeof heldAccount>

/** A role that somebody has, in words. */
export interface HeldRole {
  readonly id: number
  readonly person: Person
  /** `Scorekeeper, only for the field Field 1` */
  readonly words: string
  /** Whether their account lets nobody in. */
  readonly isDisabled: boolean
}

/** An organization, or all of them together. */
export interface Managed {
  readonly id: number | null
  readonly name: string
}

/** True for who may invite people and remove roles. */
export const managesPeople = ({ roles }: Account): boolean => roles.some(isOffice)

/** True for the office of the whole installation. */
export const isOfficeOfAll = ({ roles }: Account): boolean => roles.some(role => isOffice(role) && role.organization_id === null)

/** True for an owner of the whole installation. */
export const isOwnerOfAll = ({ roles }: Account): boolean => roles.some(({ role, organization_id }) => role === 'owner' && organization_id === null)

/** True for who belongs to the office of one of these organizations. */
export const managesAnyOf = ({ roles }: Account, organizations: readonly number[]): boolean => roles.some(role =>
  isOffice(role) && (role.organization_id === null || organizations.includes(role.organization_id)))

const isOffice = ({ role }: Account['roles'][number]): boolean => role === 'owner' || role === 'admin'

/** The organizations that somebody manages, by name; at the end all together, for who manages all. @throws NoAnswer */
export async function managedOrganizations({ roles }: Account, signal: AbortSignal): Promise<Managed[]> {
  const organizations = await readAll('organizations', { fields: '[id,name]', order_by: '[name]' }, z.object({ id: z.int(), name: z.string() }), signal)
  const managed = roles.filter(isOffice).map(({ organization_id }) => organization_id)
  return managed.includes(null)
    ? [...organizations, { id: null, name: 'All organizations' }]
    : organizations.filter(({ id }) => managed.includes(id))
}

/** Everyone with a role in an organization, or in all of them (null), by name. @throws NoAnswer */
export async function fetchRoles(organizationId: number | null, signal: AbortSignal): Promise<HeldRole[]> {
  const query = organizationId === null ? '' : `?organization_id=${organizationId}`
  const { roles } = await askServer(`/accounts/roles${query}`, z.object({ roles: z.array(heldRole) }), { signal })
  const names = await fetchPlaceNames(roles.flatMap(({ place }) => place ?? []), signal)
  return roles
    .map(({ id, person, role, place, is_disabled: isDisabled }) => ({ id, person, isDisabled, words: grantWords(role, place, place ? names.get(placeKey(place)) : undefined) }))
    .sort((a, b) => a.person.name.localeCompare(b.person.name))
}

/** @throws NoAnswer */
export const removeRole = (id: number): Promise<void> => askServer(`/accounts/roles/${id}`, noContent, { method: 'DELETE' })

/** @returns the address that gives the role to one person @throws NoAnswer */
export async function invite(organizationId: number | null, role: RoleName, place: Place | null): Promise<string> {
  const body = { organization_id: organizationId, role, place }
  return (await askServer('/accounts/invitations', z.object({ url: z.string() }), { method: 'POST', body })).url
}

/** @returns the address by which somebody who lost the password chooses a new one @throws NoAnswer */
export async function makeResetLink(personId: string): Promise<string> {
  return (await askServer(`/accounts/people/${personId}/reset-link`, z.object({ url: z.string() }), { method: 'POST', body: {} })).url
}

/** @throws NoAnswer */
export const disablePerson = (personId: string): Promise<void> => askServer(`/accounts/people/${personId}/disable`, noContent, { method: 'POST', body: {} })

/** @throws NoAnswer */
export const enablePerson = (personId: string): Promise<void> => askServer(`/accounts/people/${personId}/enable`, noContent, { method: 'POST', body: {} })

/** All accounts of the server, by name. @throws NoAnswer */
export async function fetchAccounts(signal: AbortSignal): Promise<HeldAccount[]> {
  return (await askServer('/accounts/people', z.object({ people: z.array(heldAccount) }), { signal })).people
}

/** Deletes an account for good. @throws NoAnswer */
export const deletePerson = (personId: string): Promise<void> => askServer(`/accounts/people/${personId}`, noContent, { method: 'DELETE' })
