import { describe, expect, test } from 'vitest'
import { seedPositions } from '../../../server/rules/brackets/seed-positions.ts'

describe('standard seeding', () => {
  test('of eight is 1-8, 4-5, 2-7, 3-6 (rules.md section 3)', () => {
    expect(seedPositions(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6])
    expect(seedPositions(2)).toEqual([1, 2])
  })

  test('lets the better seed win through: the best 2^k are left in every round, best against worst', () => {
    for (const rounds of [1, 2, 3, 4, 5, 6, 7, 8]) {
      let left = seedPositions(2 ** rounds)
      while (left.length > 1) {
        const size = left.length
        const pairs = left.flatMap((seed, slot) =>
          slot % 2 === 0 ? [[seed, left[slot + 1] ?? 0] as const] : [],
        )
        expect([...left].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index + 1))
        for (const [a, b] of pairs) expect(a + b).toBe(size + 1)
        left = pairs.map(([a, b]) => Math.min(a, b))
      }
    }
  })

  test('needs a power of two', () => {
    for (const size of [0, 1, 6, 2.5]) expect(() => seedPositions(size)).toThrow(RangeError)
  })
})
