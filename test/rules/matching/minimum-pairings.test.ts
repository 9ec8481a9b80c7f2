import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MinimumPairings } from '../../../server/rules/matching/minimum-pairings.ts'

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

  test('are no longer open once they are settled, and weigh nothing more', () => {
    const found = pairings(4, (a, b) => ((a + b) % 4 === 1 ? 2 : 5 + a))
    expect(found.total).toBe(4)
    found.settle(0)
    expect([0, 1, 2, 3].map(vertex => found.isOpen(vertex))).toEqual([false, false, true, true])
    expect(found.total).toBe(2)
    found.settle(3)
    expect([found.isOpen(2), found.total]).toEqual([false, 0])
  })

  test('say of a pair that alone weighs more than all of them how much more it is, and nothing of the rest', () => {
    const weights: Record<string, number> = { '0 1': 1, '2 3': 1, '0 2': 9, '0 3': 7, '1 3': 9, '1 2': 9 }
    const found = pairings(4, (a, b) => weights[`${a} ${b}`] ?? null)
    expect(found.extra(0, [2])).toBe(7)
    expect(found.extra(0, [2, 3])).toBe(5)
    expect(found.extra(0, [])).toBe(Infinity)
  })

  test('leave a vertex only the partners to whom it is restricted', () => {
    const found = pairings(6, () => 0)
    const partner = found.partner(2)
    const [second = NaN, third = NaN] = [0, 1, 3, 4, 5].filter(other => other !== partner)
    found.restrict(2, [partner, second])
    expect(found.extra(2, [third])).toBe(Infinity)
    expect(found.extra(third, [2])).toBe(Infinity)
    expect(found.extra(2, [second])).toBe(0)
    expect(found.partner(2)).toBe(second)
  })

  /** The weights of all pairs of six vertices. */
  const weightsOfSix = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 15, maxLength: 15 })
  const weighIn = (weights: readonly number[]) => (one: number, other: number) =>
    weights[(Math.max(one, other) * (Math.max(one, other) - 1)) / 2 + Math.min(one, other)] ?? 0
  const vertex = fc.integer({ min: 0, max: 5 })
  const all = [0, 1, 2, 3, 4, 5]

  /** The least total of pairs of these vertices, found by trying them all. */
  function least(vertices: readonly number[], weigh: (one: number, other: number) => number): number {
    const [first, ...others] = vertices
    if (first === undefined) return 0
    const rest = (other: number) => others.filter(each => each !== other)
    return Math.min(...others.map(other => weigh(first, other) + least(rest(other), weigh)))
  }

  /** How much more than the least they weigh if a vertex has one of these partners. */
  function extraOf(
    vertices: readonly number[],
    one: number,
    partners: readonly number[],
    weigh: (one: number, other: number) => number,
  ): number {
    const without = (other: number) => vertices.filter(each => each !== one && each !== other)
    const own = partners.map(other => weigh(one, other) + least(without(other), weigh))
    return Math.min(...own) - least(vertices, weigh)
  }

  test('tell the truth about every pair, found by trying them all', () => {
    fc.assert(
      fc.property(weightsOfSix, vertex, vertex, (weights, a, b) => {
        fc.pre(a !== b)
        const weigh = weighIn(weights)
        const truth = extraOf(all, a, [b], weigh)
        const extra = pairings(6, weigh).extra(a, [b])
        expect(extra === 0).toBe(truth === 0)
        expect(extra).toBeLessThanOrEqual(truth)
      }),
      { numRuns: 500 },
    )
  })

  test('stay of least weight whatever is asked, and go on so with those that are left', () => {
    const questions = fc.array(fc.tuple(vertex, fc.uniqueArray(vertex, { minLength: 1, maxLength: 3 })))
    fc.assert(
      fc.property(weightsOfSix, questions, vertex, questions, (weights, before, settled, after) => {
        const weigh = weighIn(weights)
        const found = pairings(6, weigh)
        const ask = (open: readonly number[]) => (question: readonly [number, readonly number[]]) => {
          const [one] = question
          const partners = question[1].filter(other => other !== one && open.includes(other))
          if (!open.includes(one) || partners.length === 0) return
          const extra = found.extra(one, partners)
          expect(extra === 0).toBe(extraOf(open, one, partners, weigh) === 0)
          if (extra === 0) expect(partners).toContain(found.partner(one))
          for (const each of open) expect(found.partner(found.partner(each))).toBe(each)
          const weight = open.reduce((sum, each) => sum + weigh(each, found.partner(each)), 0) / 2
          expect([weight, found.total]).toEqual([least(open, weigh), least(open, weigh)])
        }
        before.forEach(ask(all))
        found.settle(settled)
        const left = all.filter(each => each !== settled && each !== found.partner(settled))
        expect(left.every(each => found.isOpen(each))).toBe(true)
        after.forEach(ask(left))
      }),
      { numRuns: 300 },
    )
  })
})
