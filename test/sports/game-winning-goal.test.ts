import { describe, expect, test } from 'vitest'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { givenAsPlay } from '../../shared-schema/sports/model/given-points.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { follow } from './follow.ts'
import { writer } from './game-of.ts'

const rules = rulesOf('ice hockey')
const type = rules.kinds.find(({ word }) => word === 'goal')?.type ?? 0
const shot = rules.kinds.find(({ word }) => word === 'shotSaved')?.type ?? 0
const write = writer('ice hockey')
/** A goal of team 1 by player 11, or of team 2 by player 21. */
const goal = (player: number) => write(type, Math.floor(player / 10), [player])

/** The player with the game-winning goal after these plays. */
function winner(...plays: readonly Play[]): string[] {
  const sums = new Map<string, number>()
  for (const one of follow(rules, plays).counted) {
    const [who = '', counter, by] = one.split(' ')
    if (counter === 'game_winning_goals') sums.set(who, (sums.get(who) ?? 0) + Number(by))
  }
  return [...sums].flatMap(([who, sum]) => (sum === 0 ? [] : [`${who} ${sum}`]))
}

describe('the game-winning goal', () => {
  test('is the one that is one more than all of the other team’s', () => {
    expect(winner(goal(11))).toEqual(['1/11 1'])
    expect(winner(goal(11), goal(12), goal(13), goal(21))).toEqual(['1/12 1'])
    expect(winner(goal(21), goal(11), goal(22))).toEqual(['2/22 1'])
  })

  test('is nobody’s as long as the game is level', () => {
    expect(winner(goal(11), goal(21))).toEqual([])
    expect(winner(goal(21), goal(22), goal(11), goal(12))).toEqual([])
  })

  test('stays with its scorer after further plays and goals', () => {
    expect(winner(goal(11), write(shot, 2, [21]), goal(12))).toEqual(['1/11 1'])
    expect(winner(goal(11), write(type, null, [12]))).toEqual(['1/11 1'])
  })

  test('is not known if goals were given that no play told', () => {
    expect(winner(goal(11), givenAsPlay([0, 1]), goal(12))).toEqual([])
    expect(winner(goal(11), givenAsPlay([1, 0]))).toEqual([])
    expect(winner(givenAsPlay([1, 1]), goal(11))).toEqual([])
    expect(winner(goal(11), givenAsPlay([0, 0]))).toEqual(['1/11 1'])
  })
})
