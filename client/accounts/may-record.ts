import type { Account } from './person.ts'

/** True for a role by which scores are kept. */
export const isRecording = ({ role }: Account['roles'][number]): boolean => role !== 'viewer'

/**
 * True for who keeps scores in one of these organizations. Whether a role is for just this game is left to
 * the office: a device without a network does not hear of a game that was moved, or of a role that was given
 * for it.
 */
export const mayRecord = (roles: Account['roles'], organizations: readonly number[]): boolean =>
  roles.some(
    role =>
      isRecording(role) && (role.organization_id === null || organizations.includes(role.organization_id)),
  )
