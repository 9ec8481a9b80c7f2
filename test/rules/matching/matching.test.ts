import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minimumWeightPerfectMatching } from '../../../server/rules/matching/matching.ts'

/** An arbitrary graph: weights of all pairs a < b, null if there is no edge. */
const graph = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.constantFrom(1, 3, 20, 100_000), fc.constantFrom(0.5, 0.8, 1))
  .chain(([half, most, density]) => {
    const edge = fc.tuple(fc.integer({ min: -most, max: most }), fc.double({ min: 0, max: 1, noNaN: true }))
    const edges = fc.array(edge, { minLength: half * (2 * half - 1), maxLength: half * (2 * half - 1) })
    return fc.record({
      size: fc.constant(2 * half),
      edges: edges.map(all => all.map(([weight, chance]) => (chance <= density ? weight : null))),
    })
  })

function weightIn(edges: readonly (number | null)[]) {
  return (a: number, b: number) => edges[(b * (b - 1)) / 2 + a] ?? null
}

/** Weights that lead the search into odd sets within odd sets, and into changing all pairs for one. */
const hostile = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 4 }), fc.constantFrom(2 ** 20, 2 ** 44))
  .map(([half, noise, unit]) => {
    const set = (a: number, size: number) => Math.floor(a / size)
    const weights = [
      (a: number, b: number) => (a + 1) * (b + 1),
      (a: number, b: number) => -((b - a) ** 2),
      (a: number, b: number) =>
        (set(a, 3) === set(b, 3) ? 0 : set(a, 9) === set(b, 9) ? 1 : 3) * unit +
        ((a * 7 + b * 3) % (noise + 1)),
    ]
    return { size: 2 * half, weights }
  })

/**
 * Odd cycles, and pairs, that some other pairs join: the search makes one node of a cycle, reaches it from
 * others, and takes it apart again. Arbitrary graphs hardly ever lead it there.
 */
const joinedCycles = fc
  .record({
    sizes: fc.constantFrom([3, 3, 3, 3], [3, 2, 2, 2, 3]),
    joins: fc.array(fc.tuple(fc.nat({ max: 99 }), fc.integer({ min: 1, max: 10 })), {
      ...{ minLength: 66, maxLength: 66 },
    }),
    most: fc.constantFrom(20, 100),
  })
  .map(({ sizes, joins, most }) => {
    const cycle = sizes.flatMap((size, index) => Array.from({ length: size }, () => index))
    const weight = (a: number, b: number): number | null => {
      if (cycle[a] === cycle[b]) return 0
      const [own = 0, chance = 0] = joins[(b * (b - 1)) / 2 + a] ?? []
      return chance <= 4 ? 1 + (own % most) : null
    }
    return { size: cycle.length, weight }
  })

/** The least total over all pairings, from those of all smaller sets of vertices; null when there is none. */
function least(size: number, weight: (a: number, b: number) => number | null): number | null {
  const ofSet = new Float64Array(2 ** size).fill(Infinity)
  ofSet[0] = 0
  for (let set = 1; set < ofSet.length; set++) {
    const last = 31 - Math.clz32(set)
    for (let other = 0; other < last; other++) {
      const own = (set & (1 << other)) === 0 ? null : weight(other, last)
      const rest = ofSet[set ^ (1 << last) ^ (1 << other)] ?? Infinity
      if (own !== null) ofSet[set] = Math.min(ofSet[set] ?? Infinity, own + rest)
    }
  }
  const all = ofSet.at(-1)
  return all === undefined || all === Infinity ? null : all
}

function total(partners: readonly number[], weight: (a: number, b: number) => number | null): number {
  return partners.reduce((sum, b, a) => (a < b ? sum + (weight(a, b) ?? Infinity) : sum), 0)
}

describe('a minimum-weight perfect matching', () => {
  test('is as light as the best of all pairings, and exists when one does', () => {
    fc.assert(
      fc.property(graph, ({ size, edges }) => {
        const weight = weightIn(edges)
        const partners = minimumWeightPerfectMatching(size, weight)
        expect(partners === null ? null : total(partners, weight)).toBe(least(size, weight))
      }),
      { numRuns: 1500 },
    )
  })

  test('pairs every vertex with the one that is paired with it', () => {
    fc.assert(
      fc.property(graph, ({ size, edges }) => {
        const partners = minimumWeightPerfectMatching(size, weightIn(edges)) ?? []
        for (const [vertex, partner] of partners.entries()) {
          expect(partner).not.toBe(vertex)
          expect(partners[partner]).toBe(vertex)
        }
      }),
    )
  })

  test('finds its way through an odd cycle: two triangles joined by one edge', () => {
    const edges = new Set(['0 1', '0 2', '1 2', '2 3', '3 4', '3 5', '4 5'])
    expect(minimumWeightPerfectMatching(6, (a, b) => (edges.has(`${a} ${b}`) ? 1 : null))).toEqual([
      1, 0, 3, 2, 5, 4,
    ])
  })

  test('stays exact with weights as large as those of rematches', () => {
    fc.assert(
      fc.property(graph, ({ size, edges }) => {
        const small = weightIn(edges)
        const large = (a: number, b: number) => {
          const weight = small(a, b)
          return weight === null ? null : ((a + b) % 4) * 2 ** 46 + weight
        }
        const partners = minimumWeightPerfectMatching(size, large)
        expect(partners === null ? null : total(partners, large)).toBe(least(size, large))
      }),
      { numRuns: 500 },
    )
  })

  test('is as light as can be with hostile weights too', () => {
    fc.assert(
      fc.property(hostile, ({ size, weights }) => {
        for (const weight of weights) {
          const partners = minimumWeightPerfectMatching(size, weight) ?? []
          expect(total(partners, weight)).toBe(least(size, weight))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('is as light as can be where odd cycles have to be left and entered', () => {
    fc.assert(
      fc.property(joinedCycles, ({ size, weight }) => {
        const partners = minimumWeightPerfectMatching(size, weight)
        expect(partners === null ? null : total(partners, weight)).toBe(least(size, weight))
      }),
      { numRuns: 400 },
    )
  })

  test('is impossible for an odd number, and empty for none', () => {
    expect(minimumWeightPerfectMatching(3, () => 1)).toBeNull()
    expect(minimumWeightPerfectMatching(0, () => 1)).toEqual([])
  })

  test('takes integers of less than 2^48 only', () => {
    for (const weight of [0.5, NaN, Infinity, -(2 ** 48)]) {
      expect(() => minimumWeightPerfectMatching(2, () => weight)).toThrow(RangeError)
    }
  })
})
