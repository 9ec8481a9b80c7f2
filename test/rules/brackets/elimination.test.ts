import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seedPositions, singleElimination } from '../../../shared-schema/rules/brackets/elimination.ts'

describe('a single-elimination bracket', () => {
  test('of three rounds counts them down to the final, earliest first (wire.md 4.14)', () => {
    expect(singleElimination(3)).toEqual([
      {
        round_number: 2,
        games: [
          { winner_to: { round_number: 1, game: 0, team: 1 } },
          { winner_to: { round_number: 1, game: 0, team: 2 } },
          { winner_to: { round_number: 1, game: 1, team: 1 } },
          { winner_to: { round_number: 1, game: 1, team: 2 } },
        ],
      },
      {
        round_number: 1,
        games: [{ winner_to: { round_number: 0, game: 0, team: 1 } }, { winner_to: { round_number: 0, game: 0, team: 2 } }],
      },
      { round_number: 0, games: [{ winner_to: null }] },
    ])
  })

  test.each([1, 2, 3, 4, 5, 8])('of %i rounds has 2^n - 1 games and fills every later slot from one game', (rounds) => {
    const bracket = singleElimination(rounds)
    const games = bracket.flatMap((round) => round.games)
    const slots = games.flatMap(({ winner_to }) => (winner_to === null ? [] : [JSON.stringify(winner_to)]))
    expect(games).toHaveLength(2 ** rounds - 1)
    expect(new Set(slots).size).toBe(2 * (2 ** (rounds - 1) - 1))
    expect(bracket.map(({ games: { length } }) => length)).toEqual(bracket.map(({ round_number }) => 2 ** round_number))
  })

  test('has at least one round', () => {
    for (const rounds of [0, -1, 1.5]) expect(() => singleElimination(rounds)).toThrow(RangeError)
  })
})

describe('standard seeding', () => {
  test('of eight is 1-8, 4-5, 2-7, 3-6 (rules.md section 3)', () => {
    expect(seedPositions(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6])
    expect(seedPositions(2)).toEqual([1, 2])
  })

  test('lets the better seed win through: the best 2^k are left in every round, best against worst', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 8 }), (rounds) => {
      let left = seedPositions(2 ** rounds)
      while (left.length > 1) {
        const size = left.length
        const pairs = left.flatMap((seed, slot) => (slot % 2 === 0 ? [[seed, left[slot + 1] ?? 0] as const] : []))
        expect([...left].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index + 1))
        for (const [a, b] of pairs) expect(a + b).toBe(size + 1)
        left = pairs.map(([a, b]) => Math.min(a, b))
      }
    }))
  })

  test('needs a power of two', () => {
    for (const size of [0, 1, 6, 2.5]) expect(() => seedPositions(size)).toThrow(RangeError)
  })
})
