import { describe, expect, test } from 'vitest'
import { meetingWeights } from '../../../server/rules/brackets/arrange-tier.ts'

describe('what a meeting of pool-mates weighs', () => {
  /**
   * The most that a tier can have in a round: no team has more possible opponents in it than 2^round, nor
   * mates in its own tier.
   */
  const mostMeetings = (round: number, pools: number, tiers: number) =>
    pools * Math.min(2 ** round, tiers - 1)

  test.each([
    [2, 2, 2],
    [4, 4, 4],
    [4, 3, 5],
    [5, 9, 3],
  ])(
    'in %i rounds of %i pools with %i each: more than all that there can be later, and the way from pool order',
    (rounds, pools, tiers) => {
      const weights = meetingWeights(rounds, pools, tiers)
      expect(weights).toHaveLength(rounds)
      for (const [round, weight] of weights.entries()) {
        const later = weights
          .slice(round + 1)
          .reduce((sum, other, index) => sum + other * mostMeetings(round + 1 + index, pools, tiers), 0)
        expect(weight).toBeGreaterThan(later + pools ** 2 / 2)
      }
    },
  )

  test('is divided by the most meetings of the next round and one more, as far as that is needed', () => {
    const [first = 0, second = 0, third = 0] = meetingWeights(3, 4, 3)
    expect([Math.floor(first / second), Math.floor(second / third)]).toEqual([9, 9])
    expect(Math.floor(first / (meetingWeights(2, 4, 5)[1] ?? 0))).toBe(9)
  })

  test('is nothing in rounds too late to outweigh the way from pool order', () => {
    const weights = meetingWeights(8, 100, 2)
    // The sixth is between the 5,000 places of the longest way and four times as many.
    expect(weights[5]).toBe(13_390)
    expect(weights.slice(6)).toEqual([0, 0])
  })
})
