import { describe, expect, test } from 'vitest'
import { broomballPlays } from '../../shared-schema/sports/broomball.ts'
import { iceHockeyPlays } from '../../shared-schema/sports/ice-hockey.ts'
import { definitionOf } from '../../shared-schema/sports/index.ts'
import { lacrossePlays } from '../../shared-schema/sports/lacrosse/plays.ts'
import { gameOf, writer } from './game-of.ts'

describe.each([
  ['ice hockey', iceHockeyPlays],
  ['broomball', broomballPlays],
] as const)('power plays of %s', (sport, p) => {
  const write = writer(sport)
  const at = (clock: number) => ({ int_4: clock })
  const minor = (team: number, clock: number) => write(p.minorPenalty, team, [team * 10], at(clock))
  const counted = (...plays: Parameters<typeof gameOf>[1]) => {
    const { team } = gameOf(sport, plays)
    return [1, 2].map(id => [team(id).power_plays ?? 0, team(id).times_short_handed ?? 0])
  }

  test('follow from penalties of up to five minutes', () => {
    expect(counted(minor(1, 60), write(p.benchPenalty, 1, [], at(300)), minor(2, 500))).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(counted(write(p.misconduct, 1, [10], at(60)))).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('are none where both teams got the same at the same moment', () => {
    expect(counted(minor(1, 60), minor(2, 60), minor(2, 61))).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  test('are those that somebody recorded, if anybody did', () => {
    expect(counted(minor(1, 60), minor(1, 90), write(p.powerPlay, 2, [], at(60)))).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  test('are never fewer than the goals of them, and so percentages stay within 0 to 100', () => {
    const { team } = gameOf(sport, [write(p.powerPlayGoal, 1, [11]), write(p.powerPlayGoal, 1, [11])])
    expect(team(1)).toMatchObject({ power_plays: 2, power_play_percent: 100 })
    expect(team(2)).toMatchObject({ times_short_handed: 2, penalty_kill_percent: 0 })
  })

  test('end with their goal if the penalty was a minor one', () => {
    expect(definitionOf(sport).release).toMatchObject({ goal: p.powerPlayGoal, minutes: 2 })
  })
})

test('a foul of lacrosse gives the other team a player more', () => {
  const p = lacrossePlays
  const write = writer('lacrosse')
  const { team } = gameOf('lacrosse', [
    write(p.personalFoul, 1, [11], { int_4: 60 }),
    write(p.extraManGoal, 2, [21], { int_4: 90 }),
  ])
  expect(team(2)).toMatchObject({ extra_man_opportunities: 1, extra_man_percent: 100 })
  expect(team(1)).toMatchObject({ times_man_down: 1, man_down_percent: 0 })
})

test('the halves of broomball are called so', () => {
  const { structure, scoreboard } = definitionOf('broomball')
  expect(scoreboard.period).toBe(structure.period)
})

test('nobody is left on base where runs alone are recorded, and nobody is missing after them', () => {
  const write = writer('baseball')
  const runs = gameOf('baseball', [write(220, 1, [11]), write(220, 1, [12])])
  expect(runs.team(1).left_on_base ?? 0).toBe(0)
})
