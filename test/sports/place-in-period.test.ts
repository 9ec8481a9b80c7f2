import { describe, expect, test } from 'vitest'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { rulesOf, type Sport } from '../../shared-schema/sports/index.ts'
import type { PlayWord } from '../../shared-schema/texts/shared-texts.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import { device, sides } from '../scoring/sheet.ts'
import { writer } from './game-of.ts'

/** A play by its word and its team, or the end of a period. */
type Written = readonly [PlayWord, 1 | 2] | 'end'

/** Where a game is after these plays: the period, and the place in it. */
function after(sport: Sport, ...plays: readonly Written[]) {
  const { kinds } = rulesOf(sport)
  const sheet = device(1)
  for (const play of plays) {
    const type = play === 'end' ? 0 : (kinds.find(({ word }) => word === play[0])?.type ?? 0)
    sheet.record(
      'play',
      play === 'end' ? playOf(generalPlays.endOfPeriod, {}) : writer(sport)(type, play[1], [play[1] * 10]),
    )
  }
  const { period, situation } = foldGame(sides, rulesOf(sport), sheet.entries)
  return { period, ...situation.place }
}
const times = <T>(many: number, one: T): T[] => Array.from({ length: many }, () => one)
const out = (team: 1 | 2) => ['groundout', team] as const

test('baseball is in the top or the bottom of an inning, with so many out', () => {
  expect(after('baseball')).toEqual({ period: 1, turn: 1, outs: 0, over: null })
  expect(after('baseball', out(1), out(1))).toEqual({ period: 1, turn: 1, outs: 2, over: null })
  expect(after('baseball', ...times(3, out(1)))).toEqual({ period: 1, turn: 2, outs: 0, over: null })
  expect(after('baseball', ...times(3, out(1)), out(2))).toEqual({ period: 1, turn: 2, outs: 1, over: null })
  expect(after('baseball', ...times(3, out(1)), ...times(3, out(2)))).toEqual({
    period: 2,
    turn: 1,
    outs: 0,
    over: null,
  })
})

test('an inning that somebody ends is over, on a scoreboard alone too', () => {
  expect(after('softball', out(1), 'end')).toEqual({ period: 2, turn: 1, outs: 0, over: null })
})

test('cricket is in an over, whose count of balls starts over with the other team', () => {
  const [ball, other] = [['bye', 1] as const, ['bye', 2] as const]
  expect(after('cricket', ...times(16, ball))).toMatchObject({ turn: 1, over: [2, 4] })
  expect(after('cricket', ...times(16, ball), other)).toMatchObject({ turn: 2, over: [0, 1] })
})

describe('tennis is in a game of a set', () => {
  const point = (team: 1 | 2) => ['point', team] as const
  const game = (team: 1 | 2) => times(4, point(team))
  const points = (...plays: readonly Written[]) => after('tennis', ...plays)
  const ordinary = (period: number, ...points: (number | 'advantage')[]) => ({
    period,
    isTiebreak: false,
    points,
  })
  const tiebreak = (...points: number[]) => ({ period: 1, isTiebreak: true, points })

  test('whose points are called 15, 30 and 40, and start over with the next game', () => {
    expect(points()).toEqual(ordinary(1, 0, 0))
    expect(points(point(1))).toEqual(ordinary(1, 15, 0))
    expect(points(point(1), ...times(2, point(2)))).toEqual(ordinary(1, 15, 30))
    expect(points(...times(3, point(1)), point(2))).toEqual(ordinary(1, 40, 15))
    expect(points(...game(1))).toEqual(ordinary(1, 0, 0))
    expect(points(...times(6, game(2)).flat(), point(2))).toEqual(ordinary(2, 0, 15))
  })

  test('with deuce and advantage as often as need be', () => {
    const deuce = [...times(3, point(1)), ...times(3, point(2))]
    expect(points(...deuce)).toEqual(ordinary(1, 40, 40))
    expect(points(...deuce, point(1))).toEqual(ordinary(1, 'advantage', 40))
    expect(points(...deuce, point(2))).toEqual(ordinary(1, 40, 'advantage'))
    expect(points(...deuce, point(2), point(1))).toEqual(ordinary(1, 40, 40))
    expect(points(...deuce, point(2), point(1), point(1), point(1))).toEqual(ordinary(1, 0, 0))
  })

  test('or in a tie-break, whose points are as many as they are', () => {
    const sixAll = times(6, [...game(1), ...game(2)]).flat()
    expect(points(...sixAll)).toEqual(tiebreak(0, 0))
    expect(points(...sixAll, ...times(5, point(1)), ...times(4, point(2)))).toEqual(tiebreak(5, 4))
    expect(points(...sixAll, ...times(7, point(1)))).toEqual(ordinary(2, 0, 0))
    expect(points(['tiebreakToTen', 1], ...times(9, point(2)))).toEqual(tiebreak(0, 9))
  })
})
