/** A team that takes part in a tournament. */
export interface Entrant {
  readonly team_id: number
  /** From 1; null if none was given. */
  readonly seed: number | null
  readonly status: 'playing' | 'withdrawn' | 'disqualified'
}

/** Whether a team has left the tournament or was sent away. */
export const isOut = ({ status }: Entrant): boolean => status !== 'playing'

/**
 * The order that decides when nothing played does: by seed, teams without one last, then by id.
 * Not fair, but the same on every device.
 */
export function bySeed(a: Entrant, b: Entrant): number {
  if (a.seed !== b.seed) return a.seed === null ? 1 : b.seed === null ? -1 : a.seed - b.seed
  return a.team_id - b.team_id
}
