import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance } from '../../shared-schema/rules/distance.ts'

describe('the distance of two words', () => {
  test.each([
    ['', '', 0],
    ['', 'team', 4],
    ['team', '', 4],
    ['team', 'team', 0],
    ['team', 'teams', 1],
    ['teams', 'tams', 1],
    ['team', 'term', 1],
    ['team', 'tame', 2],
    ['kitten', 'sitting', 3],
    ['team_1_score', 'score_team_1', 12],
  ])('from %j to %j is %i', (from, to, steps) => {
    expect(distance(from, to)).toBe(steps)
  })

  test('is the same both ways, and no more than the letters of the longer one', () => {
    const word = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(distance(one, other)).toBe(distance(other, one))
        expect(distance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length))
        expect(distance(one, other) === 0).toBe(one === other)
      }),
    )
  })

  test('goes by the first sixty letters of a word that is compared with others', () => {
    expect(distance('a'.repeat(61), 'a'.repeat(60))).toBe(0)
    expect(distance('a'.repeat(60), 'a'.repeat(59))).toBe(1)
  })
})
