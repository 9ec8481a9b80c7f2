import { describe, expect, test } from 'vitest'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { footballPlays as p } from '../../shared-schema/sports/football/plays.ts'
import {
  after,
  at,
  ballOn,
  count,
  extraPoint,
  fieldGoal,
  first,
  getsBall,
  incomplete,
  kept,
  kickReturn,
  kickoff,
  kicksOff,
  lost,
  missed,
  pass,
  penalty,
  play,
  punt,
  quarter,
  rush,
  sack,
  safety,
  situation,
  drive,
} from './football-writing.ts'

test('A begins on its own 25', () => expect(drive()).toBe('A 1 & 10, A 25'))

describe('yards', () => {
  test('move the ball, and count down to the line to gain', () => {
    expect(drive(rush(1, 3))).toBe('A 2 & 7, A 28')
    expect(drive(rush(1, 3), pass(1, 4))).toBe('A 3 & 3, A 32')
    expect(drive(rush(1, -2))).toBe('A 2 & 12, A 23')
    expect(drive(rush(1, 0))).toBe('A 2 & 10, A 25')
    expect(drive(sack(1, 6))).toBe('A 2 & 16, A 19')
    expect(drive(at(p.sharedSack)(1, 5))).toBe('A 2 & 15, A 20')
    expect(drive(incomplete(1))).toBe('A 2 & 10, A 25')
  })

  test('that reach it bring a first down', () => {
    expect(drive(rush(1, 9))).toBe('A 2 & 1, A 34')
    expect(drive(rush(1, 10))).toBe('A 1 & 10, A 35')
    expect(drive(rush(1, 3), pass(1, 22))).toBe('A 1 & 10, 50')
    expect(drive(pass(1, 26))).toBe('A 1 & 10, B 49')
  })

  test('lead to the goal line from less than ten yards', () => {
    expect(drive(pass(1, 64))).toBe('A 1 & 10, B 11')
    expect(drive(pass(1, 65))).toBe('A 1 & 10 goal, B 10')
    expect(drive(pass(1, 66))).toBe('A 1 & 9 goal, B 9')
    expect(drive(pass(1, 66), rush(1, 4))).toBe('A 2 & 5 goal, B 5')
  })

  test('that nobody gave leave the place, the down and the distance unknown', () => {
    expect(drive(rush(1))).toBe('A ? & ?, ?')
    expect(drive(sack(1))).toBe('A ? & ?, ?')
    expect(drive(rush(1), rush(1, 3))).toBe('A ? & ?, ?')
    // A play that gains nothing brings no first down, with any distance.
    expect(drive(rush(1), count(1, 2), incomplete(1))).toBe('A 3 & ?, ?')
    expect(drive(rush(1), count(1, 2), rush(1, 1))).toBe('A ? & ?, ?')
  })

  test('out of their range are as if nobody gave them', () => {
    expect(drive(rush(1, 110))).toBe('A ? & ?, ?')
    expect(drive(rush(1, -100))).toBe('A ? & ?, ?')
  })

  test('up to the goal line without a touchdown leave the place unknown', () => {
    expect(drive(rush(1, 75))).toBe('A 1 & 10, ?')
    expect(drive(rush(1, -25))).toBe('A 2 & 35, ?')
    expect(drive(rush(1, -25), rush(1, 3))).toBe('A 3 & 32, ?')
  })

  test('matter less than a first down that the play tells', () => {
    expect(drive(rush(1, 5, { bool_1: true }))).toBe('A 1 & 10, A 30')
    expect(drive(pass(1, null, { bool_1: true }))).toBe('A 1 & 10, ?')
    expect(drive(rush(1, 12, { bool_1: false }))).toBe('A 1 & 10, A 37')
  })
})

describe('the ball goes to the other side', () => {
  test('after the fourth down, where it is', () => {
    const three = [rush(1, 3), rush(1, 3), incomplete(1)]
    expect(drive(...three)).toBe('A 4 & 4, A 31')
    expect(drive(...three, rush(1, 3))).toBe('B 1 & 10, A 34')
    expect(drive(...three, rush(1, 4))).toBe('A 1 & 10, A 35')
    expect(drive(...three, rush(1))).toBe('A ? & ?, ?')
    expect(drive(count(1, 4), rush(1), count(1, 4), incomplete(1))).toBe('B 1 & 10, ?')
  })

  test('by an interception and a blocked punt, nobody knows where', () => {
    expect(drive(at(p.interception)(1, 12))).toBe('B 1 & 10, ?')
    expect(drive(at(p.puntBlocked)(1))).toBe('B 1 & 10, ?')
  })

  test('by a lost fumble, with the yards of its return', () => {
    expect(drive(rush(1, 5), lost(1, 0))).toBe('B 1 & 10, A 30')
    expect(drive(rush(1, 5), lost(1, 12))).toBe('B 1 & 10, A 18')
    expect(drive(rush(1, 5), lost(1))).toBe('B 1 & 10, ?')
    expect(after(kicksOff(1), lost(1, 3))).toBe('B 1 & 10, ?')
    expect(drive(punt(1, 40), lost(2, 3))).toBe('A 1 & 10, B 32')
    // The down had failed already.
    expect(drive(count(1, 4), rush(1, 5), lost(1, 0))).toBe('B 1 & 10, A 30')
  })

  test('by a punt', () => {
    expect(drive(punt(1, 40))).toBe('B 1 & 10, B 35')
    expect(drive(punt(1))).toBe('B 1 & 10, ?')
    expect(drive(punt(1, 70, { bool_1: true }))).toBe('B 1 & 10, B 20')
    expect(drive(punt(1, null, { bool_1: true }))).toBe('B 1 & 10, B 20')
    expect(drive(punt(1, 74))).toBe('B 1 & 10, B 1')
    expect(drive(punt(1, 75))).toBe('B 1 & 10, B 20')
    expect(drive(at(p.puntReturned)(1, 40, { int_2: 12 }))).toBe('B 1 & 10, B 47')
    expect(drive(at(p.puntReturned)(1, 78, { int_2: 12 }))).toBe('B 1 & 10, B 9')
    expect(drive(at(p.puntReturned)(1, 40))).toBe('B 1 & 10, ?')
    expect(drive(at(p.puntReturned)(1, null, { int_2: 12 }))).toBe('B 1 & 10, ?')
  })

  test('by a field goal that missed: where it was, or on the 20', () => {
    expect(drive(pass(1, 40), missed(1))).toBe('B 1 & 10, B 35')
    expect(drive(pass(1, 60), missed(1))).toBe('B 1 & 10, B 20')
    expect(drive(rush(1), missed(1))).toBe('B 1 & 10, ?')
  })

  test('by a play that nobody recorded', () => {
    expect(drive(rush(1, 3), rush(2, 4))).toBe('B ? & ?, ?')
    expect(drive(rush(1, 3), punt(2, 40))).toBe('A 1 & 10, ?')
    expect(drive(rush(1, 3), missed(2))).toBe('A 1 & 10, ?')
  })
})

describe('a fumble that the own side recovers', () => {
  test('adds its yards to those of the play', () => {
    expect(drive(rush(1, 5), kept(1, 2))).toBe('A 2 & 3, A 32')
    expect(drive(rush(1, 5), kept(1, null, { int_2: -7 }))).toBe('A 2 & 12, A 23')
    expect(drive(rush(1, 5), kept(1, 1, { int_2: -7 }))).toBe('A 2 & 11, A 24')
    expect(drive(rush(1, 12), kept(1, -4))).toBe('A 2 & 2, A 33')
    expect(drive(rush(1, 8), kept(1, 3))).toBe('A 1 & 10, A 36')
    expect(drive(rush(1, 2, { bool_1: true }), kept(1, 3))).toBe('A 1 & 10, A 30')
    expect(drive(count(1, 4, 3), rush(1, 1), kept(1, 3))).toBe('A 1 & 10, A 29')
  })

  test('leaves the place unknown without yards', () => {
    expect(drive(rush(1, 5), kept(1))).toBe('A ? & ?, ?')
  })

  test('moves the place of the first down after a return', () => {
    expect(after(kickoff(2, 60), kickReturn(1, 20), kept(1, -3))).toBe('A 1 & 10, A 22')
    expect(after(kickoff(2), kept(1, 3))).toBe('A 1 & 10, ?')
    expect(drive(rush(1, 5), penalty(2, 2), kept(1, 3))).toBe('A ? & ?, ?')
    expect(drive(rush(1, 5), kept(2, 3))).toBe('B ? & ?, ?')
  })
})

describe('a penalty', () => {
  test('moves the ball, and the down is played again', () => {
    expect(drive(rush(1, 3), penalty(1, 10))).toBe('A 2 & 17, A 18')
    expect(drive(rush(1, 3), penalty(2, 5))).toBe('A 2 & 2, A 33')
    expect(drive(penalty(1, 5))).toBe('A 1 & 15, A 20')
    expect(drive(penalty(2, 5))).toBe('A 1 & 5, A 30')
    expect(drive(penalty(2, 0))).toBe('A 1 & 10, A 25')
  })

  test('of the other side brings a first down with the line to gain, or if the play tells it', () => {
    expect(drive(rush(1, 5), penalty(2, 5))).toBe('A 1 & 10, A 35')
    expect(drive(rush(1, 3), penalty(2, 5, { bool_1: true }))).toBe('A 1 & 10, A 33')
    expect(drive(rush(1, 3), penalty(1, 5, { bool_1: true }))).toBe('A 2 & 12, A 23')
    expect(drive(rush(1, 3), penalty(2, null, { bool_1: true }))).toBe('A 1 & 10, ?')
  })

  test('without yards leaves open where the ball is, and whether the other side has a first down', () => {
    expect(drive(rush(1, 3), penalty(1))).toBe('A 2 & ?, ?')
    expect(drive(rush(1, 3), penalty(2))).toBe('A ? & ?, ?')
  })

  test('before a kickoff moves its line, and during a try nothing', () => {
    expect(after(kicksOff(1), penalty(1, 5))).toBe('A kicks off, A 30')
    expect(after(kicksOff(1), penalty(2, 15), kickoff(1, 40))).toBe('B 1 & 10, B 10')
    expect(after(kicksOff(1), penalty(2))).toBe('A kicks off, ?')
    expect(drive(at(p.rushingTouchdown)(1), penalty(2, 5))).toBe('A tries, ?')
    expect(drive(at(p.rushingTouchdown)(1), penalty(2, 5, { bool_1: true }))).toBe('A tries, ?')
    expect(after(kicksOff(1), penalty(2, 5, { bool_1: true }))).toBe('A kicks off, A 40')
    expect(after(penalty(2, 5))).toBe('? kicks off, ? 35')
  })
})

describe('kickoffs', () => {
  test('are due before the first play, of either side', () => {
    expect(after()).toBe('? kicks off, ? 35')
    expect(after(kicksOff(2))).toBe('B kicks off, B 35')
  })

  test('end at their yards, and go on with those of the return', () => {
    expect(after(kickoff(1, 60))).toBe('B 1 & 10, B 5')
    expect(after(kickoff(1, 60), kickReturn(2, 21))).toBe('B 1 & 10, B 26')
    expect(after(kickoff(1, 68))).toBe('B 1 & 10, ?')
    expect(after(kickoff(1, 68), kickReturn(2, 21))).toBe('B 1 & 10, B 18')
    expect(after(kickoff(1, 65, { bool_1: true }))).toBe('B 1 & 10, B 20')
    expect(after(kickoff(1))).toBe('B 1 & 10, ?')
    expect(after(kickoff(1), kickReturn(2, 21))).toBe('B 1 & 10, ?')
    expect(after(kickoff(1, 60), kickReturn(2))).toBe('B 1 & 10, ?')
    expect(after(kickReturn(2, 21))).toBe('B 1 & 10, ?')
    expect(after(kickoff(1, 60), kickReturn(1, 21))).toBe('A 1 & 10, ?')
    expect(after(kicksOff(1), kickReturn(1, 21))).toBe('A 1 & 10, ?')
    expect(after(kickoff(1, -99))).toBe('B 1 & 10, ?')
  })

  test('that nobody recorded are over with the first play', () => {
    expect(after(rush(1, 4))).toBe('A 2 & 6, ?')
    expect(after(fieldGoal(1), rush(2, 4))).toBe('B 2 & 6, ?')
    expect(after(fieldGoal(1), kickoff(2, 60))).toBe('A 1 & 10, A 5')
  })

  test('are of the side that scored', () => {
    expect(drive(fieldGoal(1))).toBe('A kicks off, A 35')
    expect(drive(at(p.rushingTouchdown)(1), extraPoint(1))).toBe('A kicks off, A 35')
    for (const type of [p.extraPointMissed, p.twoPointRush, p.twoPointPass, p.twoPointFailed])
      expect(drive(at(p.rushingTouchdown)(1), play(type, 1))).toBe('A kicks off, A 35')
    expect(drive(at(p.rushingTouchdown)(1), play(p.conversionReturned, 2))).toBe('A kicks off, A 35')
  })

  test('after a safety are of the other side, from its 20', () => {
    expect(drive(safety(2))).toBe('A kicks off, A 20')
    expect(drive(safety(2), kickoff(1, 60))).toBe('B 1 & 10, B 20')
    expect(drive(safety(2), kickoff(2, 60))).toBe('A 1 & 10, A 5')
  })

  test('after half-time are of the side that got the first one', () => {
    const half = [quarter, quarter]
    expect(after(kickoff(1, 60), ...half)).toBe('B kicks off, B 35')
    expect(after(kickoff(1, 60), punt(2, 40), play(p.halfTime))).toBe('B kicks off, B 35')
    for (const opened of [
      at(p.rushingTouchdown)(2),
      at(p.passingTouchdown)(2),
      rush(2, 3),
      kickReturn(2, 3),
      punt(2, 40),
      lost(2, 3),
      missed(2),
    ])
      expect(after(opened, ...half)).toBe('B kicks off, B 35')
    expect(after(at(p.interception)(2), ...half)).toBe('B kicks off, B 35')
    expect(after(getsBall(2), ...half)).toBe('B kicks off, B 35')
    expect(after(...half)).toBe('? kicks off, ? 35')
  })
})

describe('the end of a period', () => {
  test('changes nothing after the first and third quarter', () => {
    expect(drive(rush(1, 3), quarter)).toBe('A 2 & 7, A 28')
    expect(drive(quarter, quarter, kickoff(2, 60), rush(1, 3), quarter)).toBe('A 2 & 7, A 8')
  })

  test('leaves open who has the ball after the last one', () => {
    expect(drive(quarter, quarter, kickoff(2, 60), quarter, quarter)).toBe('? ? & ?, ?')
    expect(drive(quarter, quarter, quarter, quarter, rush(2, 3))).toBe('B ? & ?, ?')
    expect(drive(quarter, quarter, quarter, quarter, kickoff(2, 60))).toBe('A 1 & 10, A 5')
  })
})

test('a touchdown of either side brings its try', () => {
  expect(drive(at(p.rushingTouchdown)(1, 75))).toBe('A tries, ?')
  expect(drive(at(p.passingTouchdown)(1))).toBe('A tries, ?')
  expect(drive(at(p.interceptionTouchdown)(1))).toBe('B tries, ?')
  expect(drive(at(p.puntReturnTouchdown)(1))).toBe('B tries, ?')
  expect(drive(at(p.fumbleTouchdown)(1))).toBe('B tries, ?')
  expect(after(kickoff(1), at(p.kickoffReturnTouchdown)(2))).toBe('B tries, ?')
})

describe('the scorekeeper', () => {
  test('says where the ball is: the line to gain stays, but moves with a new series', () => {
    expect(drive(rush(1, 3), ballOn(1, 30))).toBe('A 2 & 5, A 30')
    expect(drive(rush(1, 3), ballOn(1, 36))).toBe('A 1 & 10, A 36')
    expect(drive(rush(1, 3), ballOn(1, 35))).toBe('A 1 & 10, A 35')
    expect(drive(rush(1, 3), ballOn(1, 30), rush(1, 5))).toBe('A 1 & 10, A 35')
    expect(drive(ballOn(1, 40))).toBe('A 1 & 10, A 40')
    expect(drive(ballOn(1, 40, true))).toBe('A 1 & 10, B 40')
    expect(drive(ballOn(1, 8, true))).toBe('A 1 & 8 goal, B 8')
    expect(drive(ballOn(2, 40))).toBe('A 1 & 10, B 40')
    expect(drive(ballOn(2, 40, true))).toBe('A 1 & 10, A 40')
    expect(drive(ballOn(1, 50))).toBe('A 1 & 10, 50')
    expect(drive(rush(1), ballOn(1, 40))).toBe('A ? & ?, A 40')
    expect(drive(rush(1), count(1, 3, 4), ballOn(1, 40))).toBe('A 3 & 4, A 40')
    expect(drive(rush(1), count(1, 2), ballOn(1, 40))).toBe('A 2 & ?, A 40')
    expect(after(ballOn(1, 30))).toBe('A kicks off, A 30')
    expect(after(kicksOff(1), ballOn(1, 30))).toBe('A kicks off, A 30')
    expect(after(kicksOff(1), ballOn(2, 30))).toBe('A kicks off, B 30')
    expect(drive(at(p.rushingTouchdown)(1), ballOn(1, 30))).toBe('A tries, ?')
    expect(after(quarter, quarter, quarter, quarter, ballOn(1, 30))).toBe('A ? & ?, A 30')
  })

  test('says the down and the distance', () => {
    expect(drive(count(1, 3, 8))).toBe('A 3 & 8, A 25')
    expect(drive(count(1, 3, 8), rush(1, 8))).toBe('A 1 & 10, A 33')
    expect(drive(rush(1, 3), count(1, 4))).toBe('A 4 & 7, A 28')
    expect(drive(rush(1, 3), count(1, 1))).toBe('A 1 & 10, A 28')
    expect(drive(count(1, 1, 15))).toBe('A 1 & 15, A 25')
    expect(drive(count(1, 1, 15), ballOn(1, 30))).toBe('A 1 & 10, A 30')
    expect(drive(fieldGoal(1), count(2, 2, 8))).toBe('B 2 & 8, ?')
    expect(after(count(2, 2, 8))).toBe('B 2 & 8, ?')
    expect(after(quarter, quarter, quarter, quarter, count(2, 2, 8))).toBe('B 2 & 8, ?')
    expect(drive(rush(1, 3), count(2, 3, 2))).toBe('A 3 & 2, A 28')
    expect(drive(rush(1, 3), count(1, 5, 2))).toBe('A 2 & 7, A 28')
  })

  test('says who has the ball', () => {
    expect(drive(rush(1, 3), getsBall(2))).toBe('B 1 & 10, A 28')
    expect(drive(rush(1, 3), getsBall(1))).toBe('A 2 & 7, A 28')
    expect(drive(rush(1), getsBall(2))).toBe('B 1 & 10, ?')
    expect(after(kicksOff(1), getsBall(2))).toBe('B 1 & 10, ?')
    expect(after(kicksOff(1), getsBall(1))).toBe('A 1 & 10, ?')
    expect(drive(rush(1, 3), kicksOff(2))).toBe('B kicks off, B 35')
    expect(after(quarter, quarter, quarter, quarter, getsBall(2))).toBe('B ? & ?, ?')
  })

  test('has said nothing yet before the answers', () => {
    for (const type of [p.ballOn, p.downAndDistance])
      expect(drive(rush(1, 3), at(type)(1))).toBe('A 2 & 7, A 28')
    expect(drive(at(p.ballOn)(1, 51))).toBe('A 1 & 10, A 25')
    expect(drive(at(p.ballOn)(1, 0))).toBe('A 1 & 10, A 25')
  })

  test('can set each number of the board', () => {
    const settable = (...plays: Play[]) =>
      situation(...plays).facts.map(({ word, side, setBy }) => [word, side, setBy])
    expect(settable()).toEqual([
      ['nextKickoff', null, undefined],
      ['ballOwn', null, undefined],
      ['kicksInstead', 0, p.kicksOff],
      ['kicksInstead', 1, p.kicksOff],
    ])
    expect(settable(kicksOff(2))).toEqual([
      ['nextKickoff', null, undefined],
      ['ballOwn', null, p.ballOn],
      ['getsBall', 0, p.getsBall],
      ['kicks', 1, undefined],
    ])
    expect(settable(...first)).toEqual([
      ['down1And', null, p.downAndDistance],
      ['ballOwn', null, p.ballOn],
      ['hasBall', 0, undefined],
      ['getsBall', 1, p.getsBall],
    ])
    expect(settable(...first, rush(1))).toEqual([
      ['noDown', null, p.downAndDistance],
      ['noSpot', null, p.ballOn],
      ['hasBall', 0, undefined],
      ['getsBall', 1, p.getsBall],
    ])
    expect(settable(...first, at(p.rushingTouchdown)(1)).slice(0, 2)).toEqual([
      ['nextTry', null, undefined],
      ['noSpot', null, undefined],
    ])
    expect(settable(quarter, quarter, quarter, quarter)).toEqual([
      ['noDown', null, p.downAndDistance],
      ['noSpot', null, undefined],
      ['getsBall', 0, p.getsBall],
      ['getsBall', 1, p.getsBall],
    ])
    expect(situation().facts.every(({ from }) => from === 'plays')).toBe(true)
  })
})
