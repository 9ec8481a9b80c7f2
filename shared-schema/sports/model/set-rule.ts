/** How a set is won. It ends by itself; the scorekeeper can end it earlier by the end of a period. */
export interface SetRule {
  /** The points that win it, given the lead. */
  readonly target: number
  readonly lead: number
  /** The points that win it with any lead. */
  readonly most?: number
  /** The points that win the last set, if different. */
  readonly lastTarget?: number
  /** The number of sets that win the match. */
  readonly toWin: number
}

/**
 * The side that has won a set, 0 or 1, or null while the set goes on.
 * @param sets those that each side has won before
 */
export function setWinner(
  rule: SetRule,
  points: readonly [number, number],
  sets: readonly [number, number],
): 0 | 1 | null {
  const [one, two] = points
  const isLast = sets[0] === rule.toWin - 1 && sets[1] === rule.toWin - 1
  const target = isLast ? (rule.lastTarget ?? rule.target) : rule.target
  const best = Math.max(one, two)
  if (best < target || (Math.abs(one - two) < rule.lead && best < (rule.most ?? Infinity))) return null
  return one === two ? null : one > two ? 0 : 1
}
