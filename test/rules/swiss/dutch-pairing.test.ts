import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlayedPairing } from '../../../server/rules/swiss/meetings.ts'
import type { SwissEntrant } from '../../../server/rules/swiss/swiss-entrant.ts'
import { drawSwissRound } from '../../../server/rules/swiss/swiss-pairing.ts'
import { allPairings, equalTeams, haveMet, met, shown, situation, teams } from './teams.ts'

const draw = (ranked: readonly SwissEntrant[], played: readonly PlayedPairing[] = []) =>
  shown(drawSwissRound(ranked, played, 'dutch pairing'))

/** The same teams, of which some have floated in the last round. */
function floated(
  ranked: readonly SwissEntrant[],
  last_float: 'down' | 'up',
  ...ids: readonly number[]
): SwissEntrant[] {
  return ranked.map(team => (ids.includes(team.team_id) ? { ...team, last_float } : team))
}

describe('dutch pairing', () => {
  test('pairs the upper half of each group with the lower half', () => {
    expect(draw(equalTeams(8))).toBe('1-5 2-6 3-7 4-8')
    expect(draw(teams(1, 1, 1, 1, 0, 0, 0, 0))).toBe('1-3 2-4 5-7 6-8')
  })

  test('moves the lowest of an odd group down to the highest of the next, unlike slide pairing', () => {
    const ranked = teams(2, 2, 2, 1, 1, 1, 1, 1)
    expect(draw(ranked)).toBe('1-2 3-4 5-7 6-8')
    expect(shown(drawSwissRound(ranked, [], 'slide pairing'))).toBe('1-2 3-6 4-7 5-8')
  })

  test('lets each of the upper half meet the next of the lower half whom it has not met', () => {
    expect(draw(equalTeams(6), met('1-4'))).toBe('1-5 2-4 3-6')
    expect(draw(equalTeams(6), met('3-6'))).toBe('1-4 2-6 3-5')
  })

  test('keeps the upper half against the lower half', () => {
    expect(draw(equalTeams(6), met('3-5', '3-6'))).toBe('1-5 2-6 3-4')
  })

  test('pairs within a half only where nothing else spares a rematch', () => {
    expect(draw(equalTeams(6), met('3-4', '3-5', '3-6'))).toBe('1-4 2-3 5-6')
  })

  test('leaves the group only when that alone spares a rematch', () => {
    expect(draw(teams(1, 1, 0, 0, 0, 0), met('1-2'))).toBe('1-3 2-4 5-6')
  })

  test('moves nobody down twice in a row', () => {
    expect(draw(floated(teams(1, 1, 1, 0, 0, 0), 'down', 3))).toBe('1-3 2-4 5-6')
  })

  test('moves nobody up who has just floated', () => {
    expect(draw(floated(teams(1, 1, 1, 0, 0, 0), 'up', 4))).toBe('1-2 3-5 4-6')
  })

  test('moves several down by one group rather than one by several', () => {
    expect(draw(teams(2, 1, 1, 0))).toBe('1-2 3-4')
  })

  test('gives the bye in the group with the fewest wins, even where that is not the end of the ranking', () => {
    expect(draw(teams(1, 0, 0, 1, 1))).toBe('1-4 2-5 bye 3')
  })

  test('is best in what matters, most important first: meetings, groups, long ways, floats', () => {
    fc.assert(
      fc.property(situation, ({ ranked, played }) => {
        const { games, bye_team_id } = drawSwissRound(ranked, played, 'dutch pairing')
        const ids = ranked.map(({ team_id }) => team_id).filter(id => id !== bye_team_id)
        const groups = [
          ...new Set(ranked.filter(({ team_id }) => ids.includes(team_id)).map(({ wins }) => wins)),
        ].sort((a, b) => a - b)
        const criteria = (pairs: readonly (readonly [number, number])[]) => {
          const floats = pairs.flatMap(([a, b]) => {
            const two = ranked
              .filter(({ team_id }) => team_id === a || team_id === b)
              .sort((one, other) => other.wins - one.wins)
            const [high, low] = two
            if (!high || !low || high.wins === low.wins) return []
            return [{ high, low, steps: groups.indexOf(high.wins) - groups.indexOf(low.wins) }]
          })
          return [
            pairs.filter(([a, b]) => haveMet(played, a, b)).length,
            floats.reduce((sum, { steps }) => sum + steps, 0),
            floats.reduce((sum, { steps }) => sum + steps ** 2, 0),
            floats.filter(({ high }) => high.last_float === 'down').length,
            floats.flatMap(({ high, low }) => [high, low]).filter(({ last_float }) => last_float !== null)
              .length,
          ]
        }
        const best = allPairings(ids)
          .map(criteria)
          .reduce((least, one) => (compare(one, least) < 0 ? one : least))
        expect(criteria(games.map(({ team_1_id, team_2_id }) => [team_1_id, team_2_id]))).toEqual(best)
      }),
      { numRuns: 400 },
    )
  })
})

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find(difference => difference !== 0) ?? 0
}
