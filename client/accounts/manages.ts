import type { Account } from './person.ts'

/** True if the account may invite people and remove roles. */
export const managesPeople = ({ roles }: Account): boolean => roles.some(isOffice)

/** True if the account belongs to the office of the whole installation. */
export const isOfficeOfAll = ({ roles }: Account): boolean =>
  roles.some(role => isOffice(role) && role.organization_id === null)

/** True if the account is an owner of the whole installation. */
export const isOwnerOfAll = ({ roles }: Account): boolean =>
  roles.some(({ role, organization_id }) => role === 'owner' && organization_id === null)

/** True if the account belongs to the office of one of these organizations. */
export const managesAnyOf = ({ roles }: Account, organizations: readonly number[]): boolean =>
  roles.some(
    role => isOffice(role) && (role.organization_id === null || organizations.includes(role.organization_id)),
  )

/** A role in the office. */
export const isOffice = ({ role }: Account['roles'][number]): boolean => role === 'owner' || role === 'admin'
