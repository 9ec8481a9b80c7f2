import { at } from '../../../shared-schema/rules/at.ts'

/** The teams that have the same rank in their pools. */
export interface PoolTier {
  /** The best place, from 0, that they have in the seed order; the others follow it. */
  readonly start: number
  /** Their pools, in pool order. */
  readonly pools: readonly number[]
}

/** All firsts, all seconds, and so on, of pools with so many qualifiers. */
export function tiersOf(sizes: readonly number[]): PoolTier[] {
  const tiers: PoolTier[] = []
  let start = 0
  for (let rank = 0; rank < Math.max(0, ...sizes); rank++) {
    const pools = [...sizes.keys()].filter(pool => at(sizes, pool) > rank)
    tiers.push({ start, pools })
    start += pools.length
  }
  return tiers
}
