import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { snakePools } from '../../../server/rules/pools/snake.ts'

describe('pools filled by snake', () => {
  test('turn round at the ends', () => {
    expect(snakePools([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([
      [1, 6, 7],
      [2, 5, 8],
      [3, 4, 9],
    ])
  })

  test('have equal sums of seeds when the rows come in pairs', () => {
    const seeds = Array.from({ length: 16 }, (_, index) => index + 1)
    for (const pool of snakePools(seeds, 4)) expect(pool.reduce((sum, seed) => sum + seed)).toBe(34)
  })

  test('hold every team once, in sizes that differ by at most one', () => {
    const input = fc
      .uniqueArray(fc.nat(), { minLength: 1, maxLength: 40 })
      .chain(ids => fc.tuple(fc.constant(ids), fc.integer({ min: 1, max: ids.length })))
    fc.assert(
      fc.property(input, ([ids, count]) => {
        const pools = snakePools(ids, count)
        const sizes = pools.map(pool => pool.length)
        expect(pools).toHaveLength(count)
        expect(pools.flat().sort()).toEqual([...ids].sort())
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('must be at least one and at most one for each team', () => {
    for (const count of [0, 4, 1.5]) expect(() => snakePools([1, 2, 3], count)).toThrow(RangeError)
  })
})
