import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spiritRanking, type SpiritScore } from '../../../shared-schema/rules/spirit/spirit-ranking.ts'

const score = (
  game_id: number,
  by_team_id: number,
  team_id: number,
  numbers: readonly number[] | string,
): SpiritScore => ({
  game_id,
  by_team_id,
  team_id,
  text: typeof numbers === 'string' ? numbers : JSON.stringify(numbers),
})
const ranked = (...scores: SpiritScore[]) => spiritRanking([1, 2, 3], scores)
const places = (...scores: SpiritScore[]) =>
  ranked(...scores).map(({ place, team_id, mean }) => [place, team_id, mean])

const points = fc.integer({ min: 0, max: 4 })
const team = fc.integer({ min: 1, max: 6 })
const anyScore = fc
  .tuple(
    fc.integer({ min: 1, max: 8 }),
    team,
    team,
    fc.oneof(fc.tuple(points, points, points, points, points), fc.constantFrom('', 'good', '15')),
  )
  .map(([game, by, to, numbers]) => score(game, by, to, numbers))
const teams = [1, 2, 3, 4, 5, 6]

describe('the spirit ranking', () => {
  test('is by the mean total that a team received for a game', () => {
    expect(
      places(
        score(7, 2, 1, [2, 2, 2, 2, 2]),
        score(8, 3, 1, [2, 2, 2, 2, 3]),
        score(7, 1, 2, [3, 2, 2, 2, 2]),
        score(9, 1, 3, [0, 0, 0, 0, 0]),
      ),
    ).toEqual([
      [1, 2, 11],
      [2, 1, 10.5],
      [3, 3, 0],
    ])
  })

  test('says the mean of each category and for how many games', () => {
    const [first] = ranked(score(7, 2, 1, [0, 1, 2, 3, 4]), score(8, 3, 1, [2, 2, 2, 2, 2]))
    expect(first).toMatchObject({
      games: 2,
      categories: { rules: 1, fouls: 1.5, fair_mindedness: 2, attitude: 2.5, communication: 3 },
    })
  })

  test('gives equals one place and leaves the next out', () => {
    expect(
      places(
        score(7, 2, 1, [2, 2, 2, 2, 2]),
        score(7, 1, 2, [4, 2, 2, 2, 0]),
        score(8, 1, 3, [1, 1, 1, 1, 1]),
      ),
    ).toEqual([
      [1, 1, 10],
      [1, 2, 10],
      [3, 3, 5],
    ])
  })

  test('puts teams without a score after one with all zeros, in one place', () => {
    expect(places(score(7, 1, 2, [0, 0, 0, 0, 0]))).toEqual([
      [1, 2, 0],
      [2, 1, null],
      [2, 3, null],
    ])
    expect(ranked()[0]).toMatchObject({
      games: 0,
      mean: null,
      categories: { rules: null, communication: null },
    })
  })

  test('of several scores for a game takes the last', () => {
    expect(places(score(7, 2, 1, [4, 4, 4, 4, 4]), score(7, 2, 1, [1, 1, 1, 1, 1]))[0]).toEqual([1, 1, 5])
  })

  test('passes over a last score that is no WFDF score, but not over one that is left empty', () => {
    expect(
      ranked(score(7, 2, 1, [4, 4, 4, 4, 4]), score(7, 2, 1, 'good')).every(({ games }) => games === 0),
    ).toBe(true)
    expect(places(score(7, 2, 1, [4, 4, 4, 4, 4]), score(7, 2, 1, ''))[0]).toEqual([1, 1, 20])
  })

  test('never counts what a team gave to itself, not even as the last', () => {
    expect(places(score(7, 2, 1, [1, 1, 1, 1, 1]), score(7, 1, 1, [4, 4, 4, 4, 4]))[0]).toEqual([1, 1, 5])
    fc.assert(
      fc.property(fc.array(anyScore), scores => {
        expect(spiritRanking(teams, scores)).toEqual(
          spiritRanking(
            teams,
            scores.filter(({ team_id, by_team_id }) => team_id !== by_team_id),
          ),
        )
      }),
    )
  })

  test('has every team once, the means falling, and a place says how many are better', () => {
    fc.assert(
      fc.property(fc.array(anyScore), scores => {
        const lines = spiritRanking(teams, scores)
        expect(lines.map(({ team_id }) => team_id).sort()).toEqual(teams)
        for (const { place, mean } of lines)
          expect(place).toBe(1 + lines.filter(other => (other.mean ?? -1) > (mean ?? -1)).length)
        for (const [index, { mean }] of lines.entries())
          expect(mean ?? -1).toBeLessThanOrEqual(lines[index - 1]?.mean ?? 20)
      }),
    )
  })

  test('has the mean of a total as the sum of the means of its categories', () => {
    fc.assert(
      fc.property(fc.array(anyScore), scores => {
        for (const { mean, categories } of spiritRanking(teams, scores)) {
          if (mean !== null)
            expect(Object.values(categories).reduce<number>((sum, one) => sum + (one ?? NaN), 0)).toBeCloseTo(
              mean,
              9,
            )
        }
      }),
    )
  })

  test('does not depend on the order of scores of different games', () => {
    const oneEach = fc.uniqueArray(anyScore, { selector: ({ game_id, team_id }) => `${game_id}/${team_id}` })
    fc.assert(
      fc.property(
        oneEach.chain(scores =>
          fc.tuple(fc.constant(scores), fc.shuffledSubarray(scores, { minLength: scores.length })),
        ),
        ([scores, other]) => {
          expect(spiritRanking(teams, other)).toEqual(spiritRanking(teams, scores))
        },
      ),
    )
  })
})
