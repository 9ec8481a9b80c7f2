import type { Account } from './person.ts'

/** True if a role includes keeping scores. */
const isRecording = ({ role }: Account['roles'][number]): boolean => role !== 'viewer'

/**
 * True if the roles include keeping scores in one of these organizations. Whether a role covers just this
 * game is left to the office: a device without a network does not learn that a game was moved, or a role
 * given for it.
 */
export const mayRecord = (roles: Account['roles'], organizations: readonly number[]): boolean =>
  roles.some(
    role =>
      isRecording(role) && (role.organization_id === null || organizations.includes(role.organization_id)),
  )
