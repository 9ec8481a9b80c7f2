import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seedPositions } from '../../../server/rules/brackets/seed-positions.ts'
import { seedsFromPools } from '../../../server/rules/brackets/seeds-from-pools.ts'

/** Pools with so many qualifiers; team 203 is third in pool 2. */
function poolsOf(sizes: readonly number[]): number[][] {
  return sizes.map((size, pool) => Array.from({ length: size }, (_, rank) => 100 * (pool + 1) + rank + 1))
}

const poolOf = (team: number) => Math.floor(team / 100)
const rankOf = (team: number) => team % 100

/** How many pairs of pool-mates could meet in each round of the bracket. */
function meetings(seeds: readonly number[]): number[] {
  const rounds = Math.ceil(Math.log2(seeds.length))
  let groups = seedPositions(2 ** rounds).map(seed => seeds.slice(seed - 1, seed))
  return Array.from({ length: rounds }, () => {
    let pairs = 0
    groups = groups.flatMap((group, index) => {
      if (index % 2 === 1) return []
      const opponents = groups[index + 1] ?? []
      pairs += group.flatMap(team => opponents.filter(other => poolOf(other) === poolOf(team))).length
      return [[...group, ...opponents]]
    })
    return pairs
  })
}

function displacement(seeds: readonly number[]): number {
  const inPoolOrder = [...seeds].sort((a, b) => rankOf(a) - rankOf(b) || a - b)
  return seeds.reduce((sum, team, index) => sum + Math.abs(index - inPoolOrder.indexOf(team)), 0)
}

function permutations(teams: readonly number[]): number[][] {
  if (teams.length < 2) return [[...teams]]
  return teams.flatMap(first =>
    permutations(teams.filter(team => team !== first)).map(others => [first, ...others]),
  )
}

/** All seed orders that keep the ranks apart and the firsts in pool order. */
function allOrders(sizes: readonly number[]): number[][] {
  const teams = poolsOf(sizes).flat()
  let orders = [teams.filter(team => rankOf(team) === 1)]
  for (let rank = 2; rank <= Math.max(...sizes); rank++) {
    const tier = permutations(teams.filter(team => rankOf(team) === rank))
    orders = orders.flatMap(order => tier.map(own => [...order, ...own]))
  }
  return orders
}

/** All lists of `length` numbers from 1 to `most`. */
function sizesOf(length: number, most: number): number[][] {
  if (length === 0) return [[]]
  return sizesOf(length - 1, most).flatMap(others =>
    Array.from({ length: most }, (_, index) => [...others, index + 1]),
  )
}

describe('seeds from pools', () => {
  test('of four with two each put the second of a pool into the other half than its first', () => {
    expect(seedsFromPools(poolsOf([2, 2, 2, 2]))).toEqual([101, 201, 301, 401, 202, 102, 402, 302])
  })

  test('of two with four each stay in pool order, which crosses the pools over', () => {
    expect(seedsFromPools(poolsOf([4, 4]))).toEqual([101, 201, 102, 202, 103, 203, 104, 204])
  })

  test('of one pool are its standings; of none there are none', () => {
    expect(seedsFromPools([[7, 3, 9]])).toEqual([7, 3, 9])
    expect(seedsFromPools([[7]])).toEqual([7])
    expect(seedsFromPools([])).toEqual([])
    expect(seedsFromPools([[], []])).toEqual([])
  })

  test('have every team once, all firsts in pool order, then all seconds, and so on', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 16 }), sizes => {
        const pools = poolsOf(sizes)
        const seeds = seedsFromPools(pools)
        expect([...seeds].sort()).toEqual(pools.flat().sort())
        expect(seeds.map(rankOf)).toEqual(
          pools
            .flat()
            .map(rankOf)
            .sort((a, b) => a - b),
        )
        expect(seeds.filter(team => rankOf(team) === 1)).toEqual(pools.flatMap(pool => pool.slice(0, 1)))
      }),
      { numRuns: 30 },
    )
  })

  test('never let pool-mates meet in the first round when any order avoids it', () => {
    for (const sizes of [...sizesOf(2, 5), ...sizesOf(3, 4), ...sizesOf(4, 3)]) {
      const fewest = Math.min(...allOrders(sizes).map(order => meetings(order)[0] ?? 0))
      expect(meetings(seedsFromPools(poolsOf(sizes)))[0]).toBe(fewest)
    }
  })

  test.each([
    ['firsts and seconds go on', [...sizesOf(2, 2), ...sizesOf(3, 2), ...sizesOf(4, 2), ...sizesOf(5, 2)]],
    [
      'up to five of three pools go on',
      [
        [4, 3, 4],
        [3, 4, 5],
        [5, 3, 5],
        [5, 5, 3],
        [3, 5, 4],
        [4, 3, 5],
      ],
    ],
    [
      'pools send very different numbers',
      [
        [1, 3, 4, 4],
        [2, 2, 4, 4],
        [2, 4, 5, 4],
      ],
    ],
  ])('are the best of all orders where %s', (_, all) => {
    for (const sizes of all) {
      const faults = (order: readonly number[]) => [...meetings(order), displacement(order)]
      const best = allOrders(sizes)
        .map(faults)
        .reduce((least, own) => {
          const differing = own.findIndex((fault, index) => fault !== least[index])
          return (own[differing] ?? 0) < (least[differing] ?? 0) ? own : least
        })
      expect(faults(seedsFromPools(poolsOf(sizes)))).toEqual(best)
    }
  })

  test.each([
    [2, 2],
    [4, 2],
    [4, 4],
    [8, 2],
    [8, 4],
    [16, 2],
    [16, 4],
  ])('of %i pools with %i each spread every pool evenly', (pools, each) => {
    // As many rounds as the pools need to shrink to one team each are without pool-mates.
    const counts = meetings(seedsFromPools(poolsOf(Array.from({ length: pools }, () => each))))
    expect(counts.slice(0, Math.log2(pools))).toEqual(Array.from({ length: Math.log2(pools) }, () => 0))
  })

  test('of three or more equal pools let no pool-mates meet in the first round', () => {
    for (const pools of [3, 5, 6, 7, 11, 13]) {
      for (const each of [2, 3, 4, 5]) {
        expect(meetings(seedsFromPools(poolsOf(Array.from({ length: pools }, () => each))))[0]).toBe(0)
      }
    }
  })
})
