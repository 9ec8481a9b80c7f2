import { at } from '../../../shared-schema/rules/at.ts'
import { slidePlaces } from './slide-places.ts'

/** The cost of pairing two ranks, counted from 0, `high` < `low`. A draw has the least total cost. */
export type PairingCost = (high: number, low: number) => number

// Each outweighs the sum of the smaller ones in any realistic draw of up to 256 teams.
/** For each group of equal wins that a team leaves. */
const GROUP = 2 ** 35
/** For each rank of distance from the intended partner. */
const RANK = 2 ** 27
/** For a pair to avoid if another choice is equally near: across wins, or within a half. */
const SIDE = 2 ** 20

/**
 * Adjacent pairing: 1-2, 3-4, and so on.
 *
 * Where pairs have met before, the total distance in ranks stays as small as possible; then few pairs cross
 * from one number of wins to another; then distances are even and disturbances low in the ranking (11-13 and
 * 12-14 rather than 11-14 and 12-13).
 *
 * @param wins games won by the team at each rank; null if wins do not matter, as under power ranking: then
 *   the plain rule is the tie-break, skip a pair that has met and take the next team. Source: wire.md 5.3;
 *   the order of the rules is the one that yields rounds 2 to 4 of tournament 18055 of 2012.
 */
export function adjacentCost(teams: number, wins: readonly number[] | null): PairingCost {
  return (high, low) => {
    const isCrossing = wins !== null && at(wins, high) !== at(wins, low)
    return (low - high) * RANK + (isCrossing ? SIDE : 0) + disturbance(low - high, high, low, teams)
  }
}

/**
 * Slide pairing: within each group of equal wins the first of the upper half meets the first of the
 * lower half, and so on. The last of an odd group joins the group below as its first.
 *
 * Where pairs have met before, teams leave their group as little as possible, then slide on as
 * little as possible, upper half against lower half, low in the ranking rather than high.
 *
 * @param wins games won by the team at each rank; an even number of teams. Ranks need not be in the
 *   order of wins.
 * Source: wire.md 5.3.
 */
export function slideCost(wins: readonly number[]): PairingCost {
  const places = slidePlaces(wins)
  return (high, low) => {
    const [a, b] = [at(places, high), at(places, low)]
    const distance = Math.abs(a.position - b.position)
    const groups = Math.abs(a.group - b.group)
    const off = groups === 0 ? Math.abs(distance - a.groupSize / 2) : distance
    const isWithinHalf = groups === 0 && a.isUpperHalf === b.isUpperHalf
    return groups * GROUP + off * RANK + (isWithinHalf ? SIDE : 0) + disturbance(off, high, low, wins.length)
  }
}

/** Prefers several small distances to a large one, and those low in the ranking to those high. */
function disturbance(distance: number, high: number, low: number, teams: number): number {
  return distance ** 2 * (2 * teams - high - low)
}
