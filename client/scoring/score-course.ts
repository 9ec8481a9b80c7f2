/** The points of both teams. */
export type Score = readonly [number, number]

/** The course of a game's score. */
export interface ScoreCourse {
  /** Starts at 0–0. */
  readonly scores: readonly Score[]
  /** The largest lead of each team. */
  readonly largestLeads: Score
  /** How often the lead passed from one team to the other. */
  readonly changesOfLead: number
}

/** The course of a game, from its scores in their order; null if too few are known to draw one. */
export function scoreCourse(lines: readonly Score[]): ScoreCourse | null {
  if (lines.length < 2) return null
  const scores: Score[] = [[0, 0], ...lines]
  const leads = scores.map(([one, two]) => one - two)
  const ahead = leads.filter(lead => lead !== 0).map(Math.sign)
  return {
    scores,
    largestLeads: [Math.max(...leads), Math.max(...scores.map(([one, two]) => two - one))],
    changesOfLead: ahead.filter((side, index) => index > 0 && side !== ahead[index - 1]).length,
  }
}
