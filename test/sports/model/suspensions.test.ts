import { describe, expect, test } from 'vitest'
import { definitionOf } from '../../../shared-schema/sports/index.ts'
import { iceHockeyPlays as p } from '../../../shared-schema/sports/ice-hockey.ts'
import { Suspensions } from '../../../shared-schema/sports/model/suspensions.ts'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import { writer } from '../game-of.ts'

const play = writer('ice hockey')

/** `4:30` */
const seconds = (time: string): number => {
  const [minutes = 0, rest = 0] = time.split(':').map(Number)
  return minutes * 60 + rest
}
/**
 * Something at a time of the game, by a player of team 1 (those from 10 on) or of team 2 (those from 20 on).
 */
const at = (time: string, type: number, player: number | null, team: 1 | 2 = 1): Play =>
  play(type, player === null ? team : player < 20 ? 1 : 2, [player], { int_4: seconds(time) })
const minor = (time: string, player: number | null) => at(time, p.minorPenalty, player)
const double = (time: string, player: number) => at(time, p.doubleMinorPenalty, player)
const major = (time: string, player: number | null) => at(time, p.majorPenalty, player)
const goal = (time: string) => at(time, p.powerPlayGoal, 21)

const sport = definitionOf('ice hockey')
const suspensionsOf = () => new Suspensions({ ...sport, kinds: sport.rules.kinds })
/** A play at the time of the device, in milliseconds. */
const follow = (suspensions: Suspensions, one: Play, at = 0): void =>
  suspensions.follow(one, { clock: one.int_4, at })

/** Until when each of those who are suspended is, as things stand after these plays. */
function until(...plays: readonly Play[]): Record<string, string> {
  const suspensions = suspensionsOf()
  for (const one of plays) follow(suspensions, one)
  const forSomeTime = suspensions.all.filter(({ seconds }) => seconds < Infinity)
  return Object.fromEntries(
    forSomeTime.map(stay => {
      const end = (stay.clock ?? 0) + stay.seconds
      return [
        stay.player ?? `team ${stay.team}`,
        `${Math.floor(end / 60)}:${String(end % 60).padStart(2, '0')}`,
      ]
    }),
  )
}

describe('a suspension', () => {
  test('lasts for its minutes, a bench penalty too', () => {
    expect(until(minor('3:00', 15), major('3:10', 16), at('5:00', p.benchPenalty, null))).toEqual({
      15: '5:00',
      16: '8:10',
      'team 1': '7:00',
    })
  })

  test('begins when the one before it of the same player is over', () => {
    expect(until(major('3:00', 15), minor('3:00', 15), minor('4:00', 16))).toEqual({
      15: '10:00',
      16: '6:00',
    })
    expect(until(minor('3:00', 15), minor('6:00', 15))).toEqual({ 15: '8:00' })
    expect(until(minor('3:00', null), minor('4:00', null))).toEqual({ 'team 1': '6:00' })
  })

  test('is one no longer at its last second', () => {
    const suspensions = suspensionsOf()
    follow(suspensions, minor('3:00', 15))
    const isOff = (time: string, player = 15) => suspensions.has(player, { clock: seconds(time), at: 0 })
    expect([isOff('4:59'), isOff('5:00'), isOff('4:59', 16)]).toEqual([true, false, false])
  })

  test('is none that puts a player out of the game, and of no play that the sport does not have', () => {
    expect(until(at('3:00', p.matchPenalty, 15), { ...minor('3:00', 16), type: 999 })).toEqual({})
  })
})

// The examples of table 14 of the IIHF Official Rule Book, by its numbers, and further ones for its rule 16
// and those before it.
describe('a goal on a power play ends', () => {
  test('the first half of a double minor penalty, and then the second (A 1, A 2)', () => {
    expect(until(double('3:00', 15), goal('4:30'))).toEqual({ 15: '6:30' })
    expect(until(double('3:00', 15), goal('5:30'))).toEqual({ 15: '5:30' })
    expect(until(double('3:00', 15), goal('4:30'), goal('5:00'))).toEqual({ 15: '5:00' })
  })

  test('no major penalty, but the minor one after it (B 1, B 2)', () => {
    const penalties = [major('3:00', 15), minor('3:00', 15)]
    expect(until(...penalties, goal('4:30'))).toEqual({ 15: '10:00' })
    expect(until(...penalties, goal('8:30'))).toEqual({ 15: '8:30' })
    expect(until(at('3:00', p.misconduct, 15), goal('4:30'))).toEqual({ 15: '13:00' })
  })

  test('of two players the minor penalty with the least time left (C 1, C 2, C 3)', () => {
    expect(until(minor('3:00', 15), minor('4:00', 16), goal('4:30'))).toEqual({ 15: '4:30', 16: '6:00' })
    expect(until(minor('3:00', 15), major('4:00', 16), goal('4:30'))).toEqual({ 15: '4:30', 16: '9:00' })
    expect(until(major('3:00', 15), minor('4:00', 16), goal('4:30'))).toEqual({ 15: '8:00', 16: '4:30' })
  })

  test('of a double one the part that is served (C 4)', () => {
    const penalties = [double('3:00', 15), minor('4:00', 16), goal('4:30')]
    expect(until(...penalties)).toEqual({ 15: '6:30', 16: '6:00' })
    expect(until(...penalties, goal('5:30'))).toEqual({ 15: '6:30', 16: '5:30' })
  })

  test('what is served, and not what is to be served after a major penalty (C 6, C 7, C 8)', () => {
    const penalties = [major('3:00', 15), minor('3:00', 15)]
    expect(until(...penalties, minor('4:00', 16), goal('4:30'))).toEqual({ 15: '10:00', 16: '4:30' })
    expect(until(...penalties, minor('7:30', 16), goal('8:30'))).toEqual({ 15: '10:00', 16: '8:30' })
    expect(until(...penalties, minor('6:00', 16), goal('8:00'))).toEqual({ 15: '8:00', 16: '8:00' })
  })

  test('a bench penalty, and one whose player nobody knows', () => {
    expect(until(at('3:00', p.benchPenalty, null), goal('4:00'))).toEqual({ 'team 1': '4:00' })
    expect(until(minor('3:00', null), goal('4:00'))).toEqual({ 'team 1': '4:00' })
    expect(until(at('3:00', p.benchPenalty, null), minor('3:30', 15), goal('4:00'))).toEqual({
      'team 1': '4:00',
      15: '5:30',
    })
  })

  test('one of two whose players nobody knows, and not what is to be served to its end', () => {
    expect(
      until(
        minor('3:00', 15),
        at('3:10', p.benchPenalty, null),
        at('3:20', p.minorPenalty, null, 2),
        goal('4:30'),
        goal('4:40'),
      ),
    ).toEqual({ 15: '4:30', 'team 1': '4:40', 'team 2': '5:20' })
    expect(until(major('3:00', null), minor('7:30', null), goal('7:45'))).toEqual({ 'team 1': '7:45' })
    const suspensions = until(at('3:00', p.benchPenalty, null), minor('3:30', null), goal('4:00'))
    expect(suspensions).toEqual({ 'team 1': '5:30' })
  })

  test('one of two that a team got at the same moment', () => {
    expect(until(minor('3:00', 15), minor('3:00', 16), goal('4:30'))).toEqual({ 15: '4:30', 16: '5:00' })
    expect(until(minor('3:00', 25), minor('3:00', 15), goal('4:30'))).toEqual({ 25: '5:00', 15: '5:00' })
  })

  test('so that what the player serves next begins', () => {
    expect(until(minor('3:00', 15), at('3:00', p.misconduct, 15), goal('4:00'))).toEqual({ 15: '14:00' })
  })

  test('no penalty of the team that scores, and none that both teams got at the same moment', () => {
    expect(until(minor('3:00', 25), minor('3:30', 15), goal('4:30'))).toEqual({ 25: '5:00', 15: '4:30' })
    expect(until(minor('3:00', 15), minor('3:00', 25), minor('3:15', 16), goal('4:30'))).toEqual({
      15: '5:00',
      25: '5:00',
      16: '4:30',
    })
    // The one of two that the other team has none against.
    expect(until(minor('3:00', 15), minor('3:00', 25), minor('3:00', 16), goal('4:30'))).toEqual({
      15: '5:00',
      25: '5:00',
      16: '4:30',
    })
    expect(until(major('3:00', 25), minor('3:00', 15), goal('4:30'))).toEqual({ 25: '8:00', 15: '4:30' })
  })

  test('nothing if nobody serves a minor penalty any more, and no other goal ends anything', () => {
    expect(until(minor('3:00', 15), goal('5:00'))).toEqual({ 15: '5:00' })
    expect(until(minor('3:00', 15), at('4:00', p.goal, 21), at('4:10', p.shortHandedGoal, 16))).toEqual({
      15: '5:00',
    })
  })
})

test('where plays carry no time of the game that of the device is gone by, and nobody knows what was at the same moment', () => {
  const suspensions = suspensionsOf()
  const untimed = (one: Play): Play => ({ ...one, int_4: null })
  follow(suspensions, untimed(minor('0:00', 25)))
  follow(suspensions, untimed(minor('0:00', 15)))
  follow(suspensions, untimed(goal('0:00')), 30_000)
  expect(suspensions.all.map(stay => [stay.player, stay.seconds])).toEqual([
    [25, 120],
    [15, 30],
  ])
  const isOff = (player: number, play: Play, at: number) => suspensions.has(player, { clock: play.int_4, at })
  expect([15, 25].map(player => isOff(player, untimed(goal('0:00')), 60_000))).toEqual([false, true])
  // As long as one of the two plays has no time of the game.
  expect([119_000, 120_000].map(at => isOff(25, goal('3:00'), at))).toEqual([true, false])
})
