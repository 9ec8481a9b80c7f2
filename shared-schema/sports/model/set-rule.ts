/** How a set is won: it ends by itself. Whoever keeps the score can end it earlier by the end of a period. */
export interface SetRule {
  /** The points that win it, with the lead. */
  readonly target: number
  readonly lead: number
  /** The points that win it whatever the lead. */
  readonly most?: number
  /** The points that win the last one, if they are others. */
  readonly lastTarget?: number
  /** So many sets win the match. */
  readonly toWin: number
}

/**
 * The side that has won a set, 0 or 1, or null as long as it goes on.
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
