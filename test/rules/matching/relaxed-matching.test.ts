import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at } from '../../../shared-schema/rules/at.ts'
import { relaxedMatching } from '../../../server/rules/matching/relaxed-matching.ts'

/** The weights of all pairs a < b in both directions; a pair that is not named is not allowed. */
function weightsOf(size: number, weight: (a: number, b: number) => number): Float64Array {
  const weights = new Float64Array(size * size).fill(Infinity)
  for (let b = 0; b < size; b++)
    for (let a = 0; a < b; a++) weights[a * size + b] = weights[b * size + a] = weight(a, b)
  return weights
}

const graph = fc.integer({ min: 2, max: 9 }).chain(size =>
  fc.record({
    size: fc.constant(size),
    edges: fc.array(fc.integer({ min: -20, max: 20 }), { minLength: size * size, maxLength: size * size }),
  }),
)

/**
 * The least total of pointers by which each vertex points at another and is pointed at once, by trying all.
 */
function leastPointers(size: number, weight: (a: number, b: number) => number): number {
  const search = (from: number, free: readonly number[]): number =>
    from === size
      ? 0
      : Math.min(
          ...free
            .filter(to => to !== from)
            .map(
              to =>
                weight(Math.min(from, to), Math.max(from, to)) +
                search(
                  from + 1,
                  free.filter(one => one !== to),
                ),
            ),
        )
  return search(
    0,
    Array.from({ length: size }, (_, index) => index),
  )
}

describe('where the search for a matching starts', () => {
  test('no pair has negative slack, those that are matched have none, and the duals are even', () => {
    fc.assert(
      fc.property(graph, ({ size, edges }) => {
        const weight = (a: number, b: number) => at(edges, a * size + b)
        const relaxed = relaxedMatching(size, weightsOf(size, weight))
        if (!relaxed) throw new Error('Every vertex has pairs')
        const { mates, duals } = relaxed
        for (let b = 0; b < size; b++) {
          expect(Math.abs(at([...duals], b) % 2)).toBe(0)
          for (let a = 0; a < b; a++) {
            const slack = 4 * weight(a, b) - at([...duals], a) - at([...duals], b)
            expect(slack).toBeGreaterThanOrEqual(0)
            if (mates[a] === b) expect(slack).toBe(0)
          }
          const mate = at([...mates], b)
          if (mate !== -1) expect(mates[mate]).toBe(b)
        }
      }),
    )
  })

  test('the duals are worth as much as the least pointers, half of it for each pair', () => {
    fc.assert(
      fc.property(
        graph.filter(({ size }) => size <= 7),
        ({ size, edges }) => {
          const weight = (a: number, b: number) => at(edges, a * size + b)
          const relaxed = relaxedMatching(size, weightsOf(size, weight))
          const sum = [...(relaxed?.duals ?? [])].reduce((total, dual) => total + dual, 0)
          expect(sum / 2).toBe(leastPointers(size, weight))
        },
      ),
    )
  })

  test('a path of four is matched whole', () => {
    const path = weightsOf(4, (a, b) => (b - a === 1 ? 1 : Infinity))
    expect([...(relaxedMatching(4, path)?.mates ?? [])]).toEqual([1, 0, 3, 2])
  })

  test('there is none if somebody has no pair, or two have only the same one', () => {
    expect(
      relaxedMatching(
        2,
        weightsOf(2, () => Infinity),
      ),
    ).toBeNull()
    expect(
      relaxedMatching(
        4,
        weightsOf(4, (a, b) => (a === 0 && b === 1 ? 3 : Infinity)),
      ),
    ).toBeNull()
    expect(
      relaxedMatching(
        4,
        weightsOf(4, a => (a === 0 ? 1 : Infinity)),
      ),
    ).toBeNull()
  })
})
