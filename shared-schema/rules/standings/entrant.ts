/** Whether a team still takes part in an event, or how it left. */
export const entrantStatuses = ['playing', 'withdrawn', 'disqualified'] as const
export type EntrantStatus = (typeof entrantStatuses)[number]

/** A team that takes part in a tournament. */
export interface Entrant {
  readonly team_id: number
  /** From 1; null if none was given. */
  readonly seed: number | null
  readonly status: EntrantStatus
}

/** Whether a team has left the tournament or was sent away. */
export const isOut = ({ status }: Entrant): boolean => status !== 'playing'

/**
 * The order if no result decides: by seed, teams without one last, then by id. Not fair, but the same on
 * every device.
 */
export function bySeed(a: Entrant, b: Entrant): number {
  if (a.seed !== b.seed) return a.seed === null ? 1 : b.seed === null ? -1 : a.seed - b.seed
  return a.team_id - b.team_id
}
