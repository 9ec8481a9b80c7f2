import { describe, expect, test } from 'vitest'
import { victoryPoints } from '../../../shared-schema/rules/standings/victory-points.ts'

const to15 = { swiss_victory_points_games_to: 15, swiss_victory_points_cap: 25 }
const to13 = { swiss_victory_points_games_to: 13, swiss_victory_points_cap: 23 }

describe('victory points of a game to 15 with cap 25', () => {
  // Ultiorganizer's uo_victorypoints, as described in rules.md section 2.
  test.each([
    [0, 15, 15],
    [1, 16, 14],
    [4, 19, 11],
    [9, 24, 6],
    [10, 25, 5],
    [11, 25, 4],
    [15, 25, 0],
  ])('a margin of %i gives the winner %i and the loser %i', (margin, winner, loser) => {
    expect(victoryPoints(15, 15 - margin, to15)).toBe(winner)
    expect(victoryPoints(15 - margin, 15, to15)).toBe(loser)
  })

  test('never fall below 0', () => {
    expect(victoryPoints(0, 17, to15)).toBe(0)
  })
})

describe('victory points of a game to 13 with cap 23 (wire.md 5.1)', () => {
  test('15-14 gives 14 and 12', () => {
    expect([victoryPoints(15, 14, to13), victoryPoints(14, 15, to13)]).toEqual([14, 12])
  })
  test('15-13 gives 15 and 11', () => {
    expect([victoryPoints(15, 13, to13), victoryPoints(13, 15, to13)]).toEqual([15, 11])
  })
  test('15-1 gives the cap of 23', () => {
    expect(victoryPoints(15, 1, to13)).toBe(23)
  })
})
