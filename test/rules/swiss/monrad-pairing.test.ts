import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlayedPairing } from '../../../server/rules/swiss/meetings.ts'
import type { SwissEntrant } from '../../../server/rules/swiss/swiss-entrant.ts'
import { drawSwissRound } from '../../../server/rules/swiss/swiss-pairing.ts'
import { allPairings, equalTeams, haveMet, met, shown, situation } from './teams.ts'

const draw = (ranked: readonly SwissEntrant[], played: readonly PlayedPairing[] = []) =>
  shown(drawSwissRound(ranked, played, 'monrad pairing'))

describe('monrad pairing', () => {
  test('pairs neighbours from the top down', () => {
    expect(draw(equalTeams(8))).toBe('1-2 3-4 5-6 7-8')
  })

  test('moves down past rematches', () => {
    expect(draw(equalTeams(8), met('1-2', '1-3'))).toBe('1-4 2-3 5-6 7-8')
  })

  test('serves the highest ranked first, where adjacent pairing keeps distances small', () => {
    const played = met('1-2', '2-4')
    expect(draw(equalTeams(6), played)).toBe('1-3 2-5 4-6')
    expect(shown(drawSwissRound(equalTeams(6), played, 'adjacent pairing'))).toBe('1-4 2-3 5-6')
  })

  test('passes over an opponent without whom the others cannot be paired', () => {
    expect(draw(equalTeams(4), met('3-4'))).toBe('1-3 2-4')
  })

  test('gives the first team the nearest opponent there can be, then the next, and so on', () => {
    fc.assert(
      fc.property(situation, ({ ranked, played }) => {
        const { games, bye_team_id } = drawSwissRound(ranked, played, 'monrad pairing')
        const ids = ranked.map(({ team_id }) => team_id).filter(id => id !== bye_team_id)
        const rematches = (pairs: readonly (readonly [number, number])[]) =>
          pairs.filter(([a, b]) => haveMet(played, a, b)).length
        const pairings = allPairings(ids)
        const fewest = Math.min(...pairings.map(rematches))
        // They are tried with the nearest opponents first.
        expect(games.map(({ team_1_id, team_2_id }) => [team_1_id, team_2_id])).toEqual(
          pairings.find(pairs => rematches(pairs) === fewest),
        )
      }),
      { numRuns: 300 },
    )
  })
})
