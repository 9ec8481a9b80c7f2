/** A team of a tournament with its seed, from 1; null where none was given. */
export interface SeededTeam {
  readonly team_id: number
  readonly seed: number | null
}

/**
 * The order that decides when nothing played does: by seed, teams without one last, then by id.
 * Not fair, but the same on every device.
 */
export function bySeed(a: SeededTeam, b: SeededTeam): number {
  if (a.seed !== b.seed) return a.seed === null ? 1 : b.seed === null ? -1 : a.seed - b.seed
  return a.team_id - b.team_id
}
