import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { footballPlays as p } from '../../shared-schema/sports/football/plays.ts'
import { football } from '../../shared-schema/sports/football/sport.ts'
import { touchdownYards } from '../../shared-schema/sports/families/gridiron-brings.ts'
import { footballKinds } from '../../shared-schema/sports/football/kinds.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { device, sides } from '../scoring/sheet.ts'
import { gameOf as countsOf } from './game-of.ts'
import { gameOf, recorded } from './random-game.ts'
import {
  after,
  at,
  count,
  first,
  getsBall,
  incomplete,
  kept,
  kickoff,
  kicksOff,
  lost,
  marks,
  pass,
  penalty,
  play,
  punt,
  quarter,
  rush,
  sack,
  situation,
  drive,
} from './football-writing.ts'
import { wordsOfNext } from './situation-of.ts'

describe('the players who have a role', () => {
  const roles = (...plays: Play[]) =>
    situation(...plays).players.map(
      ({ role, side, player, isQuiet }) => `${role}/${side + 1} ${player}${isQuiet ? ' quiet' : ''}`,
    )

  test('are the passer of the side with the ball, and the last kicker and punter', () => {
    expect(roles(...first)).toEqual(['passer/1 null'])
    expect(roles(...first, play(p.pass, 1, [11, 12]))).toEqual(['passer/1 11'])
    expect(roles(...first, play(p.newPasser, 1, [13]))).toEqual(['passer/1 13'])
    expect(roles(...first, play(p.pass, 1, [11, 12]), play(p.pass, 1, [null, 12]))).toEqual(['passer/1 11'])
    expect(roles(...first, play(p.punt, 1, [14]), play(p.punt, 2, [24]))).toEqual([
      'passer/1 null',
      'punter/1 14 quiet',
    ])
    expect(roles(play(p.fieldGoal, 1, [15]), kickoff(1), punt(2, 40))).toEqual([
      'passer/1 null',
      'kicker/1 15 quiet',
    ])
  })

  test('are the kicker before a kickoff and a try', () => {
    expect(roles()).toEqual(['kicker/1 null', 'kicker/2 null'])
    expect(roles(play(p.newKicker, 2, [25]))).toEqual(['kicker/2 25'])
    expect(roles(kicksOff(1), play(p.newKicker, 2, [25]))).toEqual(['kicker/1 null'])
    expect(roles(...first, play(p.passingTouchdown, 1, [11, 12]))).toEqual([
      'passer/1 11 quiet',
      'kicker/1 null',
    ])
  })

  test('tell who begins: the first kicker kicks off, and after the end of the game a passer has the ball', () => {
    expect(after(play(p.newKicker, 2, [25]))).toBe('B kicks off, B 35')
    expect(after(play(p.newKicker, 2))).toBe('? kicks off, ? 35')
    expect(after(play(p.newPasser, 2, [21]))).toBe('? kicks off, ? 35')
    expect(after(quarter, quarter, quarter, quarter, play(p.newPasser, 2, [21]))).toBe('B ? & ?, ?')
    expect(drive(rush(1, 3), play(p.newPasser, 2, [21]))).toBe('A 2 & 7, A 28')
  })
})

describe('the strip of the drive', () => {
  test('has a place for the first play', () => expect(marks()).toBe('noDriveYet'))

  test('has the plays of a side, with their yards', () => {
    expect(marks(...first, rush(1, 3), pass(1, -2), incomplete(1))).toBe(
      'driveRunGain 3, drivePassLoss 2, driveIncomplete',
    )
    expect(marks(...first, rush(1), pass(1), sack(1), pass(1, 0))).toBe(
      'driveRun, drivePass, driveSack, drivePassGain 0',
    )
    expect(marks(...first, rush(1, -1), sack(1, 6), at(p.sharedSack)(1, 2))).toBe(
      'driveRunLoss 1, driveSackLoss 6, driveSackLoss 2',
    )
    expect(marks(...first, rush(1, 3), penalty(1, 5), penalty(2, 15), penalty(2))).toBe(
      'driveRunGain 3, drivePenaltyLoss 5, drivePenaltyGain 15, drivePenalty',
    )
    expect(marks(...first, rush(1, 3), kept(1, 2))).toBe('driveRunGain 3, driveFumble')
  })

  test('keeps them until the first play of the next drive', () => {
    const plays = [...first, rush(1, 3), punt(1, 40)]
    expect(marks(...plays)).toBe('driveRunGain 3, drivePunt')
    expect(marks(...plays, penalty(2, 5))).toBe('driveRunGain 3, drivePunt')
    expect(marks(...plays, rush(2, 3))).toBe('driveRunGain 3')
    expect(marks(...first, rush(1, 3), rush(2, 4))).toBe('driveRunGain 4')
    expect(marks(...first, rush(1, 3), play(p.tackle, 2), rush(1, 4))).toBe('driveRunGain 3, driveRunGain 4')
    expect(marks(...first, rush(1, 3), quarter, quarter, kickoff(2), rush(1, 2))).toBe('driveRunGain 2')
    expect(marks(...first, count(1, 4), rush(1, 3), lost(1, 0))).toBe('driveRunGain 3, driveFumble')
    expect(marks(...first, rush(1, 3), at(p.interception)(1), lost(2, 0))).toBe('driveFumble')
  })

  test('ends with the score or the turnover', () => {
    const ends: [number, string][] = [
      [p.rushingTouchdown, 'driveTouchdown'],
      [p.passingTouchdown, 'driveTouchdown'],
      [p.interception, 'driveInterception'],
      [p.interceptionTouchdown, 'driveInterception'],
      [p.fumbleLost, 'driveFumble'],
      [p.fumbleTouchdown, 'driveFumble'],
      [p.punt, 'drivePunt'],
      [p.puntReturned, 'drivePunt'],
      [p.puntReturnTouchdown, 'drivePunt'],
      [p.puntBlocked, 'drivePunt'],
      [p.fieldGoal, 'driveFieldGoal'],
      [p.fieldGoalMissed, 'driveFieldGoalMissed'],
    ]
    for (const [type, mark] of ends) {
      expect(marks(...first, rush(1, 3), play(type, 1))).toBe(`driveRunGain 3, ${mark}`)
      expect(marks(...first, play(type, 1), rush(1, 3))).toBe('driveRunGain 3')
    }
  })
})

describe('the plays at hand', () => {
  const allAtHand = (...plays: Play[]) => wordsOfNext(football.rules, situation(...plays))
  const atHand = (...plays: Play[]) => allAtHand(...plays).map(words => words[0])

  test('are those of the side with the ball, and of the other', () => {
    expect(atHand()).toEqual(['kickoff', 'kickoff'])
    expect(atHand(kicksOff(2))).toEqual(['kickoffReturn', 'kickoff'])
    expect(atHand(...first)).toEqual(['rush', 'tackle'])
    expect(atHand(...first, getsBall(2))).toEqual(['tackle', 'rush'])
    expect(atHand(...first, at(p.rushingTouchdown)(1))).toEqual(['extraPointMissed', 'conversionReturned'])
  })

  test('are kinds of the sport that a scorekeeper can record', () => {
    const offered = football.rules.kinds.filter(({ level }) => level !== undefined).map(({ word }) => word)
    for (const plays of [[], first, [...first, at(p.rushingTouchdown)(1)]])
      expect(offered).toEqual(expect.arrayContaining(allAtHand(...plays).flat()))
  })
})

describe('a touchdown from scrimmage', () => {
  const brings = touchdownYards(footballKinds)
  const yards = (tapped: Play, ...plays: Play[]) =>
    brings(tapped, situation(...plays), sides).map(({ int_1 }) => int_1)

  test('gains the yards to the goal line', () => {
    expect(yards(at(p.rushingTouchdown)(1), ...first)).toEqual([75])
    expect(yards(at(p.passingTouchdown)(1), ...first, pass(1, 40))).toEqual([35])
  })

  test('has no yards if nobody knows them, or if it is of the other side', () => {
    expect(yards(at(p.rushingTouchdown)(1), ...first, rush(1))).toEqual([null])
    expect(yards(at(p.rushingTouchdown)(2), ...first)).toEqual([null])
    expect(yards(at(p.rushingTouchdown)(1), kicksOff(1))).toEqual([null])
    expect(yards(at(p.rushingTouchdown)(1, 3), ...first)).toEqual([3])
    expect(yards(rush(1), ...first)).toEqual([null])
  })
})

describe('first downs', () => {
  const counted = (...plays: Play[]) => {
    const game = countsOf('football', [...first, ...plays])
    return [1, 2].map(team => {
      const line = game.team(team)
      return [line.first_downs_rushing, line.first_downs_passing, line.first_downs_penalty].map(
        one => one ?? 0,
      )
    })
  }

  test('are counted if they follow from the yards', () => {
    expect(counted(rush(1, 12), pass(1, 15), rush(1, 3))).toEqual([
      [1, 1, 0],
      [0, 0, 0],
    ])
    expect(counted(rush(1, 6), penalty(2, 5))).toEqual([
      [0, 0, 1],
      [0, 0, 0],
    ])
    expect(counted(punt(1, 30), rush(2, 11), penalty(1, 15))).toEqual([
      [0, 0, 0],
      [1, 0, 1],
    ])
    expect(counted(at(p.rushingTouchdown)(1, 75))).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ])
    expect(counted(at(p.passingTouchdown)(1), penalty(2, 5))).toEqual([
      [0, 1, 0],
      [0, 0, 0],
    ])
  })

  test('are counted as the play tells it, if it does', () => {
    expect(counted(rush(1, 12, { bool_1: false }))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(counted(rush(1, 2, { bool_1: true }))).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ])
    expect(counted(rush(1, 12, { bool_1: true }))).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ])
  })

  test('are not counted if nobody knows the distance, or if the ball went to the other side', () => {
    expect(counted(rush(1), rush(1, 12))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(counted(count(1, 4), rush(1, 3))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(counted(penalty(1, 5))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })
})

describe('any plays', () => {
  const situationAfter = (entries: Parameters<typeof foldGame>[2]) =>
    foldGame(sides, football.rules, entries).situation

  test('lead to the same situation in whatever order and however often they come', () => {
    fc.assert(
      fc.property(gameOf(football.rules), fc.infiniteStream(fc.nat()), (game, keys) => {
        const { entries } = recorded(game).sheet
        const mixed = [...entries, ...entries.slice(0, 5)]
          .map(entry => ({ entry, key: Number(keys.next().value) }))
          .sort((a, b) => a.key - b.key)
          .map(({ entry }) => entry)
        expect(situationAfter(mixed)).toEqual(situationAfter(entries))
      }),
      { numRuns: 50 },
    )
  })

  test('that were withdrawn or corrected lead to it as if they had never been there', () => {
    fc.assert(
      fc.property(gameOf(football.rules), game => {
        const { sheet, left } = recorded(game)
        const plain = device(1)
        for (const one of left) plain.record('play', one)
        expect(situationAfter(sheet.entries)).toEqual(situationAfter(plain.entries))
      }),
      { numRuns: 50 },
    )
  })

  test('lead to a place on the field, a down of four and a distance', () => {
    fc.assert(
      fc.property(gameOf(football.rules), game => {
        const { facts } = situationAfter(recorded(game).sheet.entries)
        const numbers = Object.assign({}, ...facts.map(fact => fact.numbers)) as Record<string, number>
        const { yards = 1, toGoal = 1, distance = 1 } = numbers
        expect([yards >= 1 && yards <= 50, toGoal >= 1 && toGoal <= 99, distance >= 1]).toEqual([
          ...[true, true, true],
        ])
      }),
      { numRuns: 100 },
    )
  })
})
