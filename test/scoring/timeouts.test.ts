import { expect, test } from 'vitest'
import { isTimeoutOf, timeoutsTaken } from '../../shared-schema/scoring/timeouts.ts'
import type { GameStructure } from '../../shared-schema/sports/model/game-structure.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import type { Timeouts } from '../../shared-schema/sports/model/timing.ts'
import { definitionOf } from '../../shared-schema/sports/index.ts'

const quarters: GameStructure = { ...definitionOf('basketball').structure, periods: 4 }
const timeout = (team: number, period: number) => ({
  period,
  play: playOf(generalPlays.timeout, { int_1: team }),
})
const other = (team: number, period: number) => ({
  period,
  play: playOf(generalPlays.endOfPeriod, { int_1: team }),
})

/** Taken and allowed, as in `1 of 2`. */
const taken = (timeouts: Timeouts, period: number, ...plays: ReturnType<typeof timeout>[]): string => {
  const { many, taken } = timeoutsTaken(quarters, timeouts, 7, period, plays)
  return `${taken} of ${many}`
}

test('a timeout is of the team that took it', () => {
  const { play } = timeout(7, 1)
  expect(isTimeoutOf(7, play)).toBe(true)
  expect(isTimeoutOf(8, play)).toBe(false)
  expect(isTimeoutOf(null, play)).toBe(false)
  expect(isTimeoutOf(null, playOf(generalPlays.timeout, {}))).toBe(false)
  expect(isTimeoutOf(7, other(7, 1).play)).toBe(false)
})

test('in a half those of the half count, in which it may allow other numbers', () => {
  const timeouts: Timeouts = { seconds: 60, many: [2, 3], per: 'half' }
  const plays = [timeout(7, 1), timeout(7, 2), timeout(8, 2), other(7, 2), timeout(7, 3)]
  expect(taken(timeouts, 1, ...plays)).toBe('2 of 2')
  expect(taken(timeouts, 2, ...plays)).toBe('2 of 2')
  expect(taken(timeouts, 3, ...plays)).toBe('1 of 3')
  expect(taken(timeouts, 4, ...plays)).toBe('1 of 3')
  expect(taken(timeouts, 5, ...plays)).toBe('1 of 3')
})

test('in a period those of the period, the last number for all further ones', () => {
  const timeouts: Timeouts = { seconds: 60, many: [1, 2], per: 'period' }
  const plays = [timeout(7, 1), timeout(7, 3)]
  expect([1, 2, 3, 4].map(period => taken(timeouts, period, ...plays))).toEqual([
    '1 of 1',
    '0 of 2',
    '1 of 2',
    '0 of 2',
  ])
})

test('in a game all of them, with a fresh number in each overtime if the sport says so', () => {
  const plays = [timeout(7, 1), timeout(7, 4), timeout(7, 5), timeout(7, 6)]
  expect(taken({ seconds: 60, many: [6], per: 'game' }, 5, ...plays)).toBe('4 of 6')
  const overtimes: Timeouts = { seconds: 60, many: [6], per: 'game', overtime: 1 }
  expect([4, 5, 6, 7].map(period => taken(overtimes, period, ...plays))).toEqual([
    '2 of 6',
    '1 of 1',
    '1 of 1',
    '0 of 1',
  ])
})
