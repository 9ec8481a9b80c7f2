import { describe, expect, test } from 'vitest'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { generalPlays as g } from '../../shared-schema/sports/model/general-plays.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { follow } from './follow.ts'
import { writer } from './game-of.ts'

const write = writer('soccer')
const at = (int_4: number) => ({ int_4 })
const into = (team: number | null, player: number, second: number) => write(153, team, [player], at(second))
/** A shot of team 2 that a goalkeeper of team 1 saved. */
const saved = (player: number | null, second: number) => write(143, 2, [21, player], at(second))
const half = (second: number) => write(g.halfTime, null, [], at(second))

/** The counts of goalkeepers: `1/10 saves 1`. */
const counted = (...plays: readonly Play[]): string[] =>
  follow(rulesOf('soccer'), plays).counted.filter(one => /saves|goals_against|seconds_in_goal/.test(one))

describe('who is in goal in soccer', () => {
  test('has the seconds until another one makes a save, who has none, as nobody knows since when', () => {
    expect(counted(into(1, 10, 0), saved(12, 100), half(2700))).toEqual([
      '1/12 saves 1',
      '1/10 seconds_in_goal 100',
    ])
    expect(counted(saved(12, 100), half(2700))).toEqual(['1/12 saves 1'])
  })

  test('has the saves for which nobody is named, and the goals', () => {
    const goal = write(140, 2, [21], at(20))
    expect(counted(into(1, 10, 0), saved(null, 10), goal)).toEqual(['1/10 saves 1', '1/10 goals_against 1'])
    expect(counted(saved(null, 10), goal)).toEqual(['1/- saves 1', '1/- goals_against 1'])
  })

  test('loses no seconds to a clock that goes back', () => {
    expect(counted(into(1, 10, 100), half(50))).toEqual([])
    expect(counted(into(1, 10, 100), half(100))).toEqual([])
  })

  test('is nobody of a team that is not known', () => {
    expect(counted(into(null, 10, 0), half(2700))).toEqual([])
    expect(counted(into(1, 10, 0), write(154, null, [10], at(60)), half(100))).toEqual([
      '1/10 seconds_in_goal 100',
    ])
    expect(counted(write(143, null, [21, 12], at(5)), half(100))).toEqual([])
  })
})
