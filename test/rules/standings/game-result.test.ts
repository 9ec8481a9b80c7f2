import { expect, test } from 'vitest'
import { teamResults } from '../../../shared-schema/rules/standings/game-result.ts'
import { game } from './games.ts'

const inRegularTime = { second_scored: 0, second_allowed: 0, is_late: false }

test('a game is seen by both of its teams', () => {
  expect(teamResults(game('1-2 15-11', 1))).toEqual([
    {
      ...{ team_id: 1, opponent_id: 2, scored: 15, allowed: 11, is_away: false },
      ...{ margin: 4, outcome: 'loss', forfeited_by: 'team', ...inRegularTime },
    },
    {
      ...{ team_id: 2, opponent_id: 1, scored: 11, allowed: 15, is_away: true },
      ...{ margin: -4, outcome: 'win', forfeited_by: 'opponent', ...inRegularTime },
    },
  ])
})

test('a game is seen by nobody as long as one of its teams is open', () => {
  expect(teamResults({ ...game('1-2 0-0'), team_1_id: null })).toEqual([])
  expect(teamResults({ ...game('1-2 0-0'), team_2_id: null })).toEqual([])
})

test('a game is won and lost by its score, unless it is even', () => {
  const outcomes = (text: string) => teamResults(game(text)).map(({ outcome }) => outcome)
  expect(outcomes('1-2 15-14')).toEqual(['win', 'loss'])
  expect(outcomes('1-2 14-15')).toEqual(['loss', 'win'])
  expect(outcomes('1-2 15-15')).toEqual(['tie', 'tie'])
})

test('a game that is even is won by the shoot-out, after the regular time', () => {
  const shootout = { team_1_shootout_score: 4, team_2_shootout_score: 5 }
  const seen = (text: string) =>
    teamResults({ ...game(text), ...shootout }).map(({ outcome, margin, is_late }) => [
      outcome,
      margin,
      is_late,
    ])
  expect(seen('1-2 2-2')).toEqual([
    ['loss', 0, true],
    ['win', 0, true],
  ])
  expect(seen('1-2 3-2')[0]).toEqual(['win', 1, true])
  const level = { ...game('1-2 2-2'), team_1_shootout_score: 3, team_2_shootout_score: 3 }
  expect(teamResults(level).map(({ outcome, is_late }) => [outcome, is_late])).toEqual([
    ['tie', false],
    ['tie', false],
  ])
})
