import type { Role } from '../database/schema.ts'

/** A role in one organization, or in all of them. */
export interface Grant {
  readonly organization_id: number | null
  readonly role: Role
}

/** Who reads or writes: a signed-in person with their roles, or nobody in particular. */
export interface Author {
  readonly person_id: string | null
  readonly name: string
  readonly grants: readonly Grant[]
}

export const anonymous: Author = { person_id: null, name: '', grants: [] }

/** The installation itself, when its operator imports or generates data on the machine. */
export const operator: Author = { person_id: null, name: 'import', grants: [{ organization_id: null, role: 'owner' }] }

const OFFICE_ROLES: readonly Role[] = ['owner', 'admin']
const FIELD_ROLES: readonly Role[] = ['owner', 'admin', 'scorekeeper']

/** May change the office's records of an organization. */
export const mayManage = (author: Author, owner: number | null): boolean => holds(author, owner, OFFICE_ROLES)

/** May record what happens at an organization's games. */
export const mayScore = (author: Author, owner: number | null): boolean => holds(author, owner, FIELD_ROLES)

/** The organizations whose records the author may read beside the public ones, or 'all'. */
export function readableOrganizations(author: Author): 'all' | number[] {
  const own = author.grants.map(grant => grant.organization_id)
  return own.includes(null) ? 'all' : own.filter(id => id !== null)
}

function holds(author: Author, owner: number | null, roles: readonly Role[]): boolean {
  return author.grants.some(grant =>
    roles.includes(grant.role) && (grant.organization_id === null || grant.organization_id === owner))
}
