import { expect, test } from 'vitest'
import { columnText, isCountedOf, isTimeOfPlayers } from '../../../client/scoring/column-text.ts'
import { rulesOf, type Sport } from '../../../shared-schema/sports/index.ts'

const text = (sport: Sport, column: string, counters: Record<string, number>) =>
  columnText(rulesOf(sport), column, counters)

test('time played is minutes and seconds', () => {
  expect(text('soccer', 'seconds_played', { seconds_played: 6298 })).toBe('104:58')
  expect(text('handball', 'seconds_in_goal', { seconds_in_goal: 65 })).toBe('1:05')
  expect(text('basketball', 'seconds_played', {})).toBe('0:00')
})

test('averages of three decimals stand without the nought before them', () => {
  expect(text('baseball', 'batting_average', { hits: 2, at_bats: 3 })).toBe('.667')
  expect(text('baseball', 'batting_average', { hits: 1, at_bats: 2 })).toBe('.500')
  expect(text('baseball', 'fielding_average', { putouts: 3 })).toBe('1.000')
  expect(text('volleyball', 'hitting_percentage', { attack_errors: 1, attack_attempts: 4 })).toBe('-.250')
})

test('a share or an average of nothing is a dash, and not 0', () => {
  expect(text('baseball', 'earned_run_average', { runs_allowed: 1, outs_pitched: 0 })).toBe('–')
  expect(text('baseball', 'earned_run_average', { runs_allowed: 1, outs_pitched: 27 })).toBe('1.00')
  expect(text('ice hockey', 'power_play_percent', { power_plays: 0 })).toBe('–')
  expect(text('baseball', 'batting_average', {})).toBe('–')
})

test('a percentage has its sign and one decimal, innings and overs what is left of one', () => {
  expect(text('basketball', 'field_goal_percent', { field_goals_made: 2, field_goals_attempted: 3 })).toBe(
    '66.7%',
  )
  expect(text('baseball', 'innings_pitched', { outs_pitched: 16 })).toBe('5.1')
  expect(text('baseball', 'innings_pitched', { outs_pitched: 3 })).toBe('1.0')
})

test('a line shows what is counted of its kind alone, and a team the time of its players', () => {
  const tennis = rulesOf('tennis')
  expect([isCountedOf(tennis, 'player', 'sets_won'), isCountedOf(tennis, 'team', 'sets_won')]).toEqual([
    false,
    true,
  ])
  expect(isCountedOf(rulesOf('ice hockey'), 'player', 'power_plays')).toBe(false)
  expect(isCountedOf(rulesOf('soccer'), 'player', 'goal_percent')).toBe(true)
  expect(isTimeOfPlayers(rulesOf('soccer'), 'seconds_played')).toBe(true)
})
