import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { definitionOf, sports } from '../../shared-schema/sports/index.ts'
import { sides } from '../scoring/sheet.ts'
import { gameOf, recorded } from './random-game.ts'

const ofSets = sports.filter(sport => ['set', 'game'].includes(definitionOf(sport).structure.period))

test('these sports are played in sets or games', () => {
  expect(ofSets).toEqual(['goaltimate', 'tennis', 'volleyball', 'table tennis', 'foosball'])
})

describe.each([...ofSets, 'dodgeball' as const])('a match of %s', sport => {
  const { rules, scoreboard } = definitionOf(sport)

  test('has a score of sets', () => {
    expect(['set', 'game']).toContain(scoreboard.unit)
    expect(rules.teamCounters).toEqual(expect.arrayContaining(['sets_won', 'sets_lost']))
  })

  test('is won by the team that has won more sets or games, regardless of the score in each', () => {
    fc.assert(
      fc.property(gameOf(rules), game => {
        const { sheet } = recorded(game)
        sheet.record('status', { status: 'final' })
        const state = foldGame(sides, rules, sheet.entries)
        const won = boxScore(sides, rules, state).teams.map(({ counters }) => counters.sets_won ?? 0)
        const [one = 0, two = 0] = won
        expect([state.team_1_score, state.team_2_score]).toEqual(won)
        expect(state.winner_id).toBe(one > two ? 1 : two > one ? 2 : null)
      }),
      { numRuns: 50 },
    )
  })
})
