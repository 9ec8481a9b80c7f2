import { expect, describe, test } from 'vitest'
import { flagFootballPlays as p } from '../../shared-schema/sports/flag-football/plays.ts'
import { flagFootball } from '../../shared-schema/sports/flag-football/sport.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { gameOf, writer } from './game-of.ts'
import { downOf } from './gridiron-words.ts'
import { situationOf, wordsOfNext } from './situation-of.ts'

const play = writer('flag football')

type Team = 1 | 2
const at =
  (type: number) =>
  (team: Team, int_1: number | null = null, more: Partial<Play> = {}) =>
    play(type, team, [], { int_1, ...more })
const [rush, pass, penalty, ballOn] = [at(p.rush), at(p.pass), at(p.penalty), at(p.ballOn)]
const [count, getsBall] = [at(p.downAndDistance), at(p.getsBall)]
const incomplete = (team: Team) => play(p.passIncomplete, team)
const half = play(p.endOfPeriod)

const situation = (...plays: readonly Play[]) => situationOf('flag football', plays)
const after = (...plays: readonly Play[]): string => downOf(situation(...plays))

describe('a drive of flag football', () => {
  test('begins on the own 5, of either side', () => {
    expect(after()).toBe('? 1 & 20 midfield, ? 5')
    expect(after(getsBall(2))).toBe('B 1 & 20 midfield, B 5')
    expect(after(rush(2, 4))).toBe('B 2 & 16 midfield, B 9')
    expect(after(play(p.newPasser, 2, [21]))).toBe('B 1 & 20 midfield, B 5')
  })

  test('has four downs to midfield and four to the goal line', () => {
    expect(after(rush(1, 19), incomplete(1), incomplete(1))).toBe('A 4 & 1 midfield, A 24')
    expect(after(rush(1, 20))).toBe('A 1 & 25 goal, 25')
    expect(after(pass(1, 30))).toBe('A 1 & 15 goal, B 15')
    expect(after(pass(1, 30), rush(1, 14))).toBe('A 2 & 1 goal, B 1')
    // Midfield brings a first down only once.
    expect(after(pass(1, 22), penalty(1, 5), rush(1, 4))).toBe('A 2 & 24 goal, B 24')
  })

  test('ends after four downs: the other side begins on its 5', () => {
    expect(after(rush(1, 10), incomplete(1), incomplete(1), rush(1, 3))).toBe('B 1 & 20 midfield, B 5')
  })

  test('ends with an interception, nobody knows where', () => {
    const intercepted = [rush(1, 10), play(p.interception, 1)]
    expect(after(...intercepted)).toBe('B 1 & ?, ?')
    expect(after(...intercepted, ballOn(2, 12))).toBe('B 1 & 13 midfield, B 12')
    expect(after(...intercepted, ballOn(2, 12, { bool_1: true }))).toBe('B 1 & 12 goal, A 12')
    expect(after(...intercepted, ballOn(2, 26))).toBe('B 1 & ?, ?')
  })

  test('ends with a score: the other side begins on its 5', () => {
    const touchdown = [pass(1, 30), play(p.passingTouchdown, 1)]
    expect(after(...touchdown)).toBe('A tries, ?')
    for (const type of [p.onePointTry, p.twoPointTry, p.onePointTryFailed, p.twoPointTryFailed])
      expect(after(...touchdown, play(type, 1))).toBe('B 1 & 20 midfield, B 5')
    expect(after(...touchdown, play(p.tryReturned, 2))).toBe('B 1 & 20 midfield, B 5')
    // Nobody recorded the try.
    expect(after(...touchdown, rush(2, 3))).toBe('B 2 & 17 midfield, B 8')
    expect(after(rush(1, 3), play(p.safety, 2))).toBe('B 1 & 20 midfield, B 5')
  })

  test('of the second half is of the side that did not begin', () => {
    expect(after(rush(1, 3), half)).toBe('B 1 & 20 midfield, B 5')
    expect(after(rush(1, 3), play(p.halfTime))).toBe('B 1 & 20 midfield, B 5')
    expect(after(rush(1, 3), half, half)).toBe('? ? & ?, ?')
    expect(after(rush(1, 3), half, half, getsBall(1))).toBe('A ? & ?, ?')
  })
})

test('the scorekeeper says the down, the place of the ball and who has it', () => {
  expect(after(rush(1, 3), count(1, 4))).toBe('A 4 & 17 midfield, A 8')
  expect(after(rush(1), ballOn(1, 10), count(1, 3))).toBe('A 3 & 15 midfield, A 10')
  expect(after(rush(1, 3), ballOn(1, 10))).toBe('A 2 & 15 midfield, A 10')
  expect(after(rush(1, 3), getsBall(2))).toBe('B 1 & 20 midfield, B 5')
  expect(after(rush(1), rush(1, 2))).toBe('A ? & ?, ?')
  expect(flagFootball.rules.kinds.find(({ type }) => type === p.downAndDistance)?.values).toEqual({
    int_1: { word: 'down', least: 1, most: 4 },
  })
})

test('the passer is known, also during the try, and nobody kicks', () => {
  const roles = (...plays: Play[]) =>
    situation(...plays).players.map(({ role, side, player }) => `${role}/${side + 1} ${player}`)
  expect(roles()).toEqual(['passer/1 null', 'passer/2 null'])
  expect(roles(play(p.pass, 1, [11, 12]))).toEqual(['passer/1 11'])
  expect(roles(play(p.passingTouchdown, 1, [11, 12]))).toEqual(['passer/1 11'])
})

test('the plays at hand are kinds of the sport, of the side with the ball and of the other', () => {
  const offered = flagFootball.rules.kinds.filter(({ level }) => level !== undefined).map(({ word }) => word)
  const atHand = (...plays: Play[]) => wordsOfNext(flagFootball.rules, situation(...plays))
  const ofOffence = ['rush', 'passComplete', 'passIncomplete', 'sack', 'penalty', 'interception']
  expect(atHand()).toEqual([ofOffence, ofOffence])
  expect(atHand(rush(2, 3))).toEqual([['flagPull', 'penalty'], ofOffence])
  expect(atHand(play(p.rushingTouchdown, 1))).toEqual([
    ['onePointTryFailed', 'twoPointTryFailed', 'penalty'],
    ['tryReturned', 'penalty'],
  ])
  for (const plays of [[], [play(p.rushingTouchdown, 1)]])
    expect(offered).toEqual(expect.arrayContaining(atHand(...plays).flat()))
})

test('first downs follow from midfield', () => {
  const game = gameOf('flag football', [rush(1, 20), pass(1, 10), play(p.passingTouchdown, 1)])
  expect(game.team(1)).toMatchObject({ first_downs_rushing: 1, first_downs_passing: 1, first_downs: 2 })
})
