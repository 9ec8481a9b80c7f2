import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GameResult, teamResults } from '../../../shared-schema/rules/standings/game-result.ts'
import { powerRanking } from '../../../shared-schema/rules/standings/power-ranking.ts'

function game(team_1_id: number, team_2_id: number, team_1_score: number, team_2_score: number): GameResult {
  return { team_1_id, team_2_id, team_1_score, team_2_score, status: 'final', forfeit_team_ids: [] }
}

function ratings(...games: readonly GameResult[]): Record<number, number> {
  return Object.fromEntries(powerRanking(games.flatMap(teamResults)))
}

const score = fc.integer({ min: 0, max: 15 })
const games = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), score, score)
    .filter(([a, b]) => a !== b)
    .map(values => game(...values)),
  { maxLength: 30 },
)

describe('power ranking', () => {
  // Margins and ratings of a first round: rules.md section 2 (10, 8, 3) and wire.md 5.2 (14).
  test.each([
    [10, 5],
    [8, 4],
    [3, 1.5],
    [14, 7],
  ])('gives the winner of one game by %i half of it, %d, and the loser as much less', (margin, rating) => {
    expect(ratings(game(1, 2, 15, 15 - margin))).toEqual({ 1: rating, 2: -rating })
  })

  test('finds the ratings that explain all margins', () => {
    expect(ratings(game(1, 2, 15, 12), game(2, 3, 15, 10), game(3, 1, 7, 15))).toMatchObject({
      1: 3.666666667,
      2: 0.666666667,
      3: -4.333333333,
    })
  })

  test('takes the mean of what contradicts itself', () => {
    expect(ratings(game(1, 2, 15, 5), game(2, 1, 15, 15))).toEqual({ 1: 2.5, 2: -2.5 })
    expect(ratings(game(1, 2, 9, 8), game(2, 3, 9, 8), game(3, 1, 9, 8))).toEqual({ 1: 0, 2: 0, 3: 0 })
  })

  test('of teams that no games connect is that of each group alone', () => {
    expect(ratings(game(1, 2, 15, 5), game(3, 4, 15, 13))).toEqual({ 1: 5, 2: -5, 3: 1, 4: -1 })
  })

  test('leaves no team a better rating: its errors add up to nothing', () => {
    fc.assert(
      fc.property(games, played => {
        const rating = ratings(...played)
        const errors = new Map<number, number>()
        for (const { team_id, opponent_id, scored, allowed } of played.flatMap(teamResults)) {
          const error = (rating[team_id] ?? NaN) - (rating[opponent_id] ?? NaN) - (scored - allowed)
          errors.set(team_id, (errors.get(team_id) ?? 0) + error)
        }
        for (const error of errors.values()) expect(error).toBeCloseTo(0, 6)
        expect(Object.values(rating).reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 6)
      }),
    )
  })

  test('does not depend on the order of the games, not even in the last digit', () => {
    const shuffled = games.chain(played =>
      fc.tuple(fc.constant(played), fc.shuffledSubarray(played, { minLength: played.length })),
    )
    fc.assert(
      fc.property(shuffled, ([played, other]) => {
        expect(ratings(...other)).toEqual(ratings(...played))
      }),
    )
  })
})
