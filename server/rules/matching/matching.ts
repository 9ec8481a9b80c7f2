import { BlossomSearch } from './blossom-search.ts'
import { NONE } from './none.ts'
import { relaxedMatching } from './relaxed-matching.ts'

const MAX_WEIGHT = 2 ** 48

/** The weight of the pair (a, b) of vertices, a < b; null when the two must not be paired. */
export type PairWeight = (a: number, b: number) => number | null

/**
 * Pairs up all vertices so that the sum of the chosen weights is as small as possible.
 *
 * @param size number of vertices, numbered from 0.
 * @param weight asked once for every pair: an integer of less than 2^48 either way, which leaves the
 *   search room to add several.
 * @returns the partner of every vertex, or null when no pairing of all vertices exists. Exact, and
 *   the same for the same weights. O(size^3).
 * @throws RangeError when a weight is not such an integer.
 * Source: Edmonds, "Paths, trees, and flowers" (1965), in the primal-dual form with integer duals
 *   of Galil, "Efficient algorithms for finding maximum matching in graphs" (1986).
 */
export function minimumWeightPerfectMatching(size: number, weight: PairWeight): number[] | null {
  if (size % 2 === 1) return null
  const weights = new Float64Array(size * size).fill(Infinity)
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const value = weight(a, b)
      if (value === null) continue
      if (!Number.isInteger(value) || Math.abs(value) >= MAX_WEIGHT)
        throw new RangeError(`weight ${value} of ${a} and ${b}`)
      weights[a * size + b] = value
      weights[b * size + a] = value
    }
  }
  const start = relaxedMatching(size, weights)
  if (start === null) return null
  return start.mates.includes(NONE) ? new BlossomSearch(size, weights, start).matchAll() : [...start.mates]
}
