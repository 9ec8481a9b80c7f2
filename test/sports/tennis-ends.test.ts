import { describe, expect, test } from 'vitest'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { tableTennisPlays } from '../../shared-schema/sports/table-tennis-plays.ts'
import { tennisPlays as p } from '../../shared-schema/sports/tennis-plays.ts'
import { device, sides } from '../scoring/sheet.ts'
import { writer } from './game-of.ts'
import { situationOf } from './situation-of.ts'

const times = (many: number, ...plays: Play[]): Play[] => Array.from({ length: many }, () => plays).flat()

// ITF Rules of Tennis, rule 10.
describe('a change of ends in tennis', () => {
  const point = (team: 1 | 2): Play => writer('tennis')(p.point, team)
  const games = (team: 1 | 2, many: number): Play[] => times(4 * many, point(team))
  const call = (...plays: readonly Play[]) => situationOf('tennis', plays).call

  test('comes after the odd games of a set, until the next point', () => {
    expect(call()).toBeNull()
    expect(call(...games(1, 1))).toBe('changeEnds')
    expect(call(...games(1, 1), writer('tennis')(p.fault, 1))).toBe('changeEnds')
    expect(call(...games(1, 1), point(2))).toBeNull()
    expect(call(...games(1, 2))).toBeNull()
    expect(call(...games(1, 2), ...games(2, 1))).toBe('changeEnds')
    expect(call(...games(1, 2), ...games(2, 1), ...times(3, point(1), point(2)))).toBeNull()
  })

  test('comes at the end of a set of odd games, or else after the first game of the next one', () => {
    const [even, odd] = [games(1, 6), [...games(2, 1), ...games(1, 6)]]
    expect(call(...even)).toBeNull()
    expect(call(...even, ...games(2, 1))).toBe('changeEnds')
    expect(call(...odd)).toBe('changeEnds')
    expect(call(...odd, point(1))).toBeNull()
    expect(call(...odd, ...games(1, 1))).toBe('changeEnds')
    expect(call(...odd, ...even)).toBeNull()
  })

  test('comes after six points of a tie-break each, and at its end', () => {
    const sixAll = [...games(1, 5), ...games(2, 6), ...games(1, 1)]
    expect(call(...sixAll)).toBeNull()
    expect(call(...sixAll, ...times(5, point(1)))).toBeNull()
    expect(call(...sixAll, ...times(6, point(1)))).toBe('changeEnds')
    expect(call(...sixAll, ...times(6, point(1), point(2)))).toBe('changeEnds')
    expect(call(...sixAll, ...times(7, point(1)))).toBe('changeEnds')
  })

  test('does not come after sets that are given', () => {
    const sheet = device(1)
    for (const one of [...games(2, 1), ...games(1, 6)]) sheet.record('play', one)
    sheet.add(1, 1)
    expect(foldGame(sides, rulesOf('tennis'), sheet.entries).situation.call).toBeNull()
  })
})

describe('a change of ends in table tennis', () => {
  const points = (team: 1 | 2, many: number): Play[] =>
    times(many, writer('table tennis')(tableTennisPlays.point, team))
  const call = (...plays: readonly Play[]) => situationOf('table tennis', plays).call
  const twoAll = [...points(1, 11), ...points(2, 11), ...points(1, 11), ...points(2, 11)]

  test('comes after each game, and in the last possible one when a side has five points first', () => {
    expect(call(...points(1, 11))).toBe('changeEnds')
    expect(call(...points(1, 5))).toBeNull()
    expect(call(...twoAll)).toBe('changeEnds')
    expect(call(...twoAll, ...points(2, 4))).toBeNull()
    expect(call(...twoAll, ...points(2, 5))).toBe('changeEnds')
    expect(call(...twoAll, ...points(2, 5), ...points(1, 1))).toBeNull()
    expect(call(...points(1, 33))).toBeNull()
  })
})
