import { at } from '../../../shared-schema/rules/at.ts'
import { arrangeTier, meetingWeights } from './arrange-tier.ts'
import { countMeetings, meetingRoundIn } from './pool-mates.ts'
import { type PoolTier, tiersOf } from './pool-tiers.ts'

/** 16 found no order with fewer meetings for any of 80 random sets of 9 to 16 pools. */
const TURNS = 4

/** The pool of each place of a seed order, and its faults to minimize, the weightiest first. */
interface Candidate {
  readonly order: readonly number[]
  readonly faults: readonly number[]
}

/**
 * Seeds a bracket from pools: all firsts in pool order, then all seconds, and so on, in an order in which
 * pool-mates meet again as late as standard seeding allows: the fewest possible meetings in the first round,
 * then in the second, and so on; then closest to pool order.
 *
 * Exact for the firsts and seconds of up to 64 pools. With more tiers each is arranged exactly with the
 * others fixed, in turn until nothing improves, from several starts; the best result counts. A test checks
 * against all orders that no two pool-mates meet in the first round unless they must.
 *
 * @param pools the qualifiers' team ids of each pool, best first; pools may have different numbers.
 * @returns all team ids, seed 1 first.
 */
export function seedsFromPools(pools: readonly (readonly number[])[]): number[] {
  const tiers = tiersOf(pools.map(pool => pool.length))
  const order = bestOrder(tiers, pools.length)
  return tiers.flatMap(({ start, pools: own }, rank) =>
    order.slice(start, start + own.length).map(pool => at(at(pools, pool), rank)),
  )
}

function bestOrder(tiers: readonly PoolTier[], poolCount: number): readonly number[] {
  const inPoolOrder = tiers.flatMap(tier => tier.pools)
  const rounds = Math.ceil(Math.log2(Math.max(2, inPoolOrder.length)))
  const meetingRound = meetingRoundIn(2 ** rounds)
  const weights = meetingWeights(rounds, poolCount, tiers.length)

  const candidate = (order: readonly number[]): Candidate => ({
    order,
    faults: [...countMeetings(order, rounds, meetingRound), displacement(order, tiers)],
  })
  const settle = (start: readonly number[]): Candidate => {
    let best = candidate(start)
    let before
    do {
      before = best
      for (const tier of tiers.slice(1))
        best = better(best, candidate(arrangeTier(tier, best.order, weights, meetingRound)))
    } while (best !== before)
    return best
  }
  return startsFor(tiers).map(settle).reduce(better).order
}

/** The first one unless the second has fewer faults. */
function better(first: Candidate, second: Candidate): Candidate {
  const differing = first.faults.findIndex((fault, index) => fault !== second.faults[index])
  return differing >= 0 && at(second.faults, differing) < at(first.faults, differing) ? second : first
}

/** How far the teams are from pool order, in places. */
function displacement(order: readonly number[], tiers: readonly PoolTier[]): number {
  let sum = 0
  for (const { start, pools } of tiers) {
    for (const [index, pool] of pools.entries()) sum += Math.abs(order.indexOf(pool, start) - start - index)
  }
  return sum
}

/** Pool order, and each tier turned against the one above by so many places, forwards and backwards. */
function startsFor(tiers: readonly PoolTier[]): number[][] {
  return Array.from({ length: TURNS }, (_, turn) =>
    [false, true].map(isBackwards =>
      tiers.flatMap(({ pools }, rank) => {
        if (rank === 0) return pools
        const direction = isBackwards ? [...pools].reverse() : pools
        return direction.map((_, index) => at(direction, (index + turn * rank) % direction.length))
      }),
    ),
  ).flat()
}
