import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MinimumPairings } from '../../../shared-schema/rules/matching/minimum-pairings.ts'

function pairings(size: number, weight: (a: number, b: number) => number | null): MinimumPairings {
  const found = MinimumPairings.of(size, weight)
  if (found === null) throw new Error('there is no pairing')
  return found
}

describe('the pairings of least weight', () => {
  test('are none when the vertices cannot be paired', () => {
    expect(MinimumPairings.of(4, a => (a === 0 ? null : 1))).toBeNull()
  })

  test('say how much more a pair would make them weigh', () => {
    const weights: Record<string, number> = { '0 1': 0, '2 3': 0, '0 2': 2, '1 3': 3 }
    const found = pairings(4, (a, b) => weights[`${a} ${b}`] ?? null)
    expect(found.extra(0, [1])).toBe(0)
    expect(found.extra(0, [2])).toBeGreaterThan(0)
    expect(found.extra(0, [3])).toBe(Infinity)
  })

  test('give each in turn the first wish that leaves the others the least weight', () => {
    const found = pairings(6, (a, b) => (a === 4 && b === 5 ? null : 0))
    expect(found.preferFirst(0, [1, 2, 3, 4, 5])).toEqual([])
    found.settle(0)
    expect(found.preferFirst(2, [3, 4, 5])).toEqual([3])
    found.settle(2)
    expect([0, 2, 3].map(vertex => found.partner(vertex))).toEqual([1, 4, 5])
  })

  test('tell the truth about every pair, found by trying them all', () => {
    const weightsOfSix = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 15, maxLength: 15 })
    fc.assert(
      fc.property(
        weightsOfSix,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 5 }),
        (weights, a, b) => {
          fc.pre(a !== b)
          const weigh = (one: number, other: number) =>
            weights[(Math.max(one, other) * (Math.max(one, other) - 1)) / 2 + Math.min(one, other)] ?? 0
          const least = (vertices: readonly number[]): number => {
            const [first, ...others] = vertices
            return first === undefined
              ? 0
              : Math.min(
                  ...others.map(other => weigh(first, other) + least(others.filter(each => each !== other))),
                )
          }
          const all = [0, 1, 2, 3, 4, 5]
          const truth = weigh(a, b) + least(all.filter(vertex => vertex !== a && vertex !== b)) - least(all)
          const extra = pairings(6, weigh).extra(a, [b])
          expect(extra === 0).toBe(truth === 0)
          expect(extra).toBeLessThanOrEqual(truth)
        },
      ),
      { numRuns: 500 },
    )
  })
})
