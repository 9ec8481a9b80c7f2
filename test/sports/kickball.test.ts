import { describe, expect, test } from 'vitest'
import { kickball } from '../../shared-schema/sports/kickball.ts'
import { against, alone, gameOf, lineScore } from './plate.ts'
import { follow } from './follow.ts'

const top = against(860, 1, 21)
const bottom = against(860, 2, 11)

const game = [
  // Single, walk, a run on a double, a caught fly with a run, a runner hit by a thrown ball, four fouls.
  top(1, 12),
  top(5, 13),
  top(2, 14),
  top(0, 12, 14),
  top(15, 15, 24),
  top(0, 13, 15),
  top(16, 14, 25),
  alone(878, 2, 26),
  top(21, 16, 29),
  // A home run with one on, a triple, an error that lets the run in, a bunt, a double play.
  bottom(1, 22),
  bottom(4, 23),
  bottom(0, 22, 23),
  bottom(3, 24),
  bottom(13, 25, 16),
  bottom(0, 24, null, { bool_1: true }),
  bottom(14, 26, 13),
  bottom(1, 22),
  bottom(10, 23, 13),
  alone(877, 1, 14),
  // A choice with and without an out, a strikeout, one more safe after three strikes, two caught flies.
  top(1, 12),
  top(11, 13, 26),
  top(12, 14),
  top(7, 15),
  top(6, 16, 29),
  top(9, 12, 24),
  // The losing team bats and two are placed on base.
  alone(880, 2, 28),
  bottom(8, 24, 13),
  alone(879, 1, 15),
]

describe('a game of kickball', () => {
  const { state, of, ofTeam } = gameOf(kickball, game)
  const kicking = ['plate_appearances', 'at_bats', 'runs', 'hits', 'runs_batted_in', 'walks', 'strikeouts']

  test('has its runs by innings', () => {
    expect([state.team_1_score, state.team_2_score]).toEqual([2, 3])
    expect(
      follow(kickball.rules, game).steps.flatMap(({ endsPeriod }, index) => (endsPeriod ? [index] : [])),
    ).toEqual([17])
    expect(lineScore(kickball, game)).toEqual(['2', '3'])
  })

  test('has the lines of its kickers', () => {
    expect(of(12, ...kicking, 'batting_average')).toEqual([3, 3, 1, 2, 0, 0, 0, 0.667])
    expect(of(13, ...kicking, 'on_base_percentage')).toEqual([2, 1, 1, 0, 0, 1, 0, 0.5])
    expect(of(14, ...kicking, 'doubles')).toEqual([2, 2, 0, 1, 1, 0, 0, 1])
    expect(of(15, ...kicking, 'sacrifice_flies')).toEqual([2, 1, 0, 0, 1, 0, 1, 1])
    expect(of(16, ...kicking)).toEqual([2, 2, 0, 0, 0, 0, 2])
    expect(of(22, ...kicking)).toEqual([2, 2, 1, 2, 0, 0, 0])
    expect(of(23, ...kicking, 'home_runs', 'slugging_average')).toEqual([2, 2, 1, 1, 2, 0, 0, 1, 2])
    expect(of(24, ...kicking, 'triples')).toEqual([2, 2, 1, 1, 0, 0, 0, 1])
    expect(of(25, ...kicking)).toEqual([1, 1, 0, 0, 0, 0, 0])
    expect(of(26, ...kicking, 'sacrifice_hits')).toEqual([1, 0, 0, 0, 0, 0, 0, 1])
  })

  test('has the lines of its pitchers and fielders', () => {
    const pitching = ['innings_pitched', 'batters_faced', 'hits_allowed', 'runs_allowed', 'walks_allowed']
    expect(of(21, ...pitching, 'strikeouts_pitched')).toEqual([2, 11, 3, 2, 1, 3])
    expect(of(11, ...pitching, 'strikeouts_pitched', 'earned_runs_allowed')).toEqual([1.1, 8, 4, 3, 0, 0, 2])
    const fielding = ['putouts', 'fielding_assists', 'fielding_errors']
    expect(of(13, ...fielding)).toEqual([3, 0, 0])
    expect(of(14, ...fielding)).toEqual([1, 0, 0])
    expect(of(29, ...fielding)).toEqual([2, 0, 0])
    expect(of(26, ...fielding, 'fielding_average')).toEqual([1, 1, 0, 1])
    expect([15, 16].map(id => of(id, 'fielding_errors')[0])).toEqual([1, 1])
  })

  test('has the sums of its teams, and who was left on base', () => {
    expect(ofTeam(1, ...kicking, 'left_on_base', 'putouts')).toEqual([11, 9, 2, 3, 2, 1, 3, 3, 4])
    expect(ofTeam(2, ...kicking, 'left_on_base', 'putouts')).toEqual([8, 7, 3, 4, 2, 0, 0, 2, 6])
  })

  test('knows no stolen base and no wild pitch', () => {
    expect(kickball.rules.playerCounters).not.toContain('stolen_bases')
    expect(kickball.rules.kinds.map(({ word }) => word)).not.toContain('wildPitch')
  })
})

test('a kicker out of the order of eleven is pointed out', () => {
  const watch = kickball.watch?.()
  const kicks = [...Array.from({ length: 11 }, (_, index) => 11 + index), 11, 13, 14]
  expect(kicks.map(kicker => watch?.(bottom(1, kicker)))).toEqual([
    ...Array.from({ length: 12 }, () => []),
    [{ code: 'order', player: 13, expected: 12 }],
    [],
  ])
})
