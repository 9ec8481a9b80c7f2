import { at } from '../../../shared-schema/rules/at.ts'
import { minimumWeightPerfectMatching } from '../matching/matching.ts'
import type { MeetingRound } from './pool-mates.ts'
import type { PoolTier } from './pool-tiers.ts'

/**
 * The best order of one tier's pools while all other tiers keep theirs: the fewest meetings of
 * pool-mates in the first round, then in the second, and so on, then the least displacement from
 * pool order. Exact, as an assignment of pools to places.
 *
 * @param order the pool of each place of the seed order.
 * @param weights what a meeting in each round counts, see `meetingWeights`.
 * @returns the seed order with this tier rearranged.
 */
export function arrangeTier(
  { start, pools }: PoolTier,
  order: readonly number[],
  weights: readonly number[],
  meetingRound: MeetingRound,
): number[] {
  const size = pools.length
  const isOutside = (place: number) => place < start || place >= start + size
  const cost = (index: number, poolIndex: number) =>
    order.reduce(
      (sum, pool, place) => {
        const isPoolMate = pool === pools[poolIndex] && isOutside(place)
        return isPoolMate ? sum + at(weights, meetingRound(start + index, place)) : sum
      },
      Math.abs(index - poolIndex),
    )

  // Vertices: the places of the tier, then its pools.
  const partners = minimumWeightPerfectMatching(2 * size, (a, b) =>
    a < size && b >= size ? cost(a, b - size) : null,
  )
  if (partners === null) throw new RangeError(`no order of pools ${pools.join(', ')}`)
  return order.map((pool, place) => (isOutside(place) ? pool : at(pools, at(partners, place - start) - size)))
}

/**
 * Weights by which a meeting in one round outweighs all that a tier can have in later rounds, and
 * any of them the displacement. Rounds too late to fit into the integers of the matching weigh
 * nothing; only brackets of more than 64 teams can have such rounds before the final.
 */
export function meetingWeights(rounds: number, poolCount: number, tierCount: number): number[] {
  const mostDisplacement = poolCount ** 2 / 2
  const weights: number[] = []
  let weight = 2 ** 47
  for (let round = 0; round < rounds; round++) {
    weights.push(weight > mostDisplacement ? weight : 0)
    const mostMeetings = poolCount * Math.min(2 ** (round + 1), tierCount - 1)
    weight = Math.floor(weight / (mostMeetings + 1))
  }
  return weights
}
