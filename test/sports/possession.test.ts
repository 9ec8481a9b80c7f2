import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { definitionOf, rulesOf } from '../../shared-schema/sports/index.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import type { PlayWord } from '../../shared-schema/texts/shared-texts.ts'
import { device, sides } from '../scoring/sheet.ts'
import { writer } from './game-of.ts'
import { gameOf, recorded } from './random-game.ts'
import { inShort, situationOf } from './situation-of.ts'

type DiscSport = 'ultimate' | 'goaltimate'

/** Plays of team 1 by 11, 12, 13, or of team 2 by 21, 22, 23. */
type Written = readonly [word: PlayWord, team: 1 | 2, ...players: (number | null)[]]

const written =
  (sport: DiscSport) =>
  ([word, team, ...players]: Written): Play =>
    writer(sport)(rulesOf(sport).kinds.find(kind => kind.word === word)?.type ?? 0, team, players)

const halfTime = playOf(generalPlays.halfTime, {})
const goal1: Written = ['goal', 1, 11, 12]
const goal2: Written = ['goal', 2, 21, 22]

/** The situation in short: `1 has it: 11 · completedPass/1 by 2 · throwaway/1 …` */
function after(sport: DiscSport, ...plays: readonly (Written | Play)[]) {
  const { kinds } = rulesOf(sport)
  const situation = situationOf(
    sport,
    plays.map(one => ('type' in one ? one : written(sport)(one))),
  )
  const { onTurn, facts, players, next, lines } = situation
  return {
    onTurn: onTurn === null ? null : onTurn + 1,
    facts: inShort(facts).join(' '),
    disc: players.map(({ player, isVacant }) => player ?? (isVacant ? '–' : '?')).join(' '),
    likely: players.map(({ likely }) => likely ?? null),
    next: next
      .map(({ type, side, place }) => {
        const word = kinds.find(kind => kind.type === type)?.word
        return `${word}/${side + 1}${place === undefined ? '' : ` by ${place}`}`
      })
      .join(', '),
    lines: lines.map(({ side, players }) => `${side + 1}: ${players.join(' ')}`),
  }
}
const ultimate = (...plays: readonly (Written | Play)[]) => after('ultimate', ...plays)
const goaltimate = (...plays: readonly (Written | Play)[]) => after('goaltimate', ...plays)

const pull: Written = ['pull', 1, 11]
const catchOf2: Written[] = [pull, ['pickedUpDisc', 2, 21]]

const loose2 = 'pickedUpDisc/2 by 1, throwaway/2, drop/2, stall/2, defense/1'
const held2 = 'completedPass/2 by 2, throwaway/2, drop/2, stall/2, defense/1'

describe('the disc in ultimate', () => {
  test('is pulled first, by either team', () => {
    expect(ultimate()).toEqual({
      onTurn: null,
      facts: 'discUnknown/1 discUnknown/2',
      disc: '– –',
      likely: [null, null],
      next: 'pull/1, pull/2',
      lines: [],
    })
  })

  test('is of the other team after a pull, until somebody picks it up', () => {
    const loose = { onTurn: 2, facts: 'offense/2 defense/1', disc: '– ?', next: loose2 }
    expect(ultimate(pull)).toMatchObject(loose)
    expect(ultimate(['pullOutOfBounds', 1, 11])).toMatchObject(loose)
    expect(ultimate(...catchOf2)).toMatchObject({ ...loose, disc: '– 21', next: held2 })
  })

  test('goes with each pass to the receiver, also to one whom nobody knows', () => {
    expect(ultimate(...catchOf2, ['completedPass', 2, 21, 22])).toMatchObject({ disc: '– 22', next: held2 })
    expect(ultimate(...catchOf2, ['completedPass', 2, 21, null])).toMatchObject({ disc: '– ?', next: held2 })
    expect(ultimate(['completedPass', 1, 11, 12])).toMatchObject({ onTurn: 1, disc: '12 –' })
  })

  test.each<{ turnover: Written }>([
    { turnover: ['throwaway', 2, 21] },
    { turnover: ['drop', 2, 21, 22] },
    { turnover: ['stall', 2, 21, 11] },
    { turnover: ['turnover', 2] },
    { turnover: ['defense', 1, 21, null, 12] },
  ])('is of the other team after $turnover, and nobody has it', ({ turnover }) => {
    expect(ultimate(...catchOf2, turnover)).toMatchObject({
      onTurn: 1,
      facts: 'offense/1 defense/2',
      disc: '? –',
      next: 'pickedUpDisc/1 by 1, throwaway/1, drop/1, stall/1, defense/2',
    })
  })

  test('is likely picked up by the defender after a D', () => {
    expect(ultimate(...catchOf2, ['defense', 1, 21, null, 12]).likely).toEqual([12, null])
    expect(ultimate(...catchOf2, ['throwaway', 2, 21]).likely).toEqual([null, null])
  })

  test('stays with its holder during a timeout, a penalty and a substitution of others', () => {
    const others: Play[] = [
      playOf(generalPlays.timeout, { int_1: 1 }),
      written('ultimate')(['penalty', 1, 11]),
      written('ultimate')(['substitutedOff', 2, 22]),
      written('ultimate')(['substitutedOn', 2, 21]),
    ]
    expect(ultimate(...catchOf2, ...others)).toMatchObject({ disc: '– 21', next: held2 })
  })

  test('is of nobody if its holder goes off', () => {
    for (const word of ['substitutedOff', 'offForInjury'] as const)
      expect(ultimate(...catchOf2, [word, 2, 21])).toMatchObject({ onTurn: 2, disc: '– ?', next: loose2 })
  })

  test('is pulled by the team that scored', () => {
    const pulls2 = {
      onTurn: null,
      facts: 'receives/1 pulls/2',
      disc: '– –',
      next: 'pull/2 by 1, pull/1',
    }
    expect(ultimate(...catchOf2, goal2)).toMatchObject(pulls2)
    expect(ultimate(...catchOf2, ['callahan', 2, 11, null, 21])).toMatchObject(pulls2)
    expect(ultimate(goal1, goal2)).toMatchObject(pulls2)
    expect(ultimate(goal1).next).toBe('pull/1 by 1, pull/2')
  })

  test('is pulled first in the second half by the team that received first', () => {
    expect(ultimate(pull, goal1, goal1, halfTime).next).toBe('pull/2 by 1, pull/1')
    // Of a pull that nobody recorded, the first possession tells.
    expect(ultimate(['pickedUpDisc', 1, 11], goal1, halfTime).next).toBe('pull/1 by 1, pull/2')
    expect(ultimate(['throwaway', 1, 11], goal1, halfTime).next).toBe('pull/2 by 1, pull/1')
    // In the next one it is the other way round again, also if its pull is not recorded.
    const endOfPeriod = playOf(generalPlays.endOfPeriod, {})
    expect(ultimate(pull, goal1, halfTime, goal1, endOfPeriod).next).toBe('pull/1 by 1, pull/2')
    // Of a goal alone nobody knows who had pulled.
    expect(ultimate(goal1, halfTime).next).toBe('pull/1, pull/2')
    expect(ultimate(goal1, goal1, halfTime).next).toBe('pull/2 by 1, pull/1')
  })

  test('is wherever the scorekeeper says', () => {
    expect(ultimate(...catchOf2, ['hasDisc', 2, 23])).toMatchObject({ onTurn: 2, disc: '– 23' })
    expect(ultimate(...catchOf2, ['hasDisc', 1, 13])).toMatchObject({ onTurn: 1, disc: '13 –' })
    expect(ultimate(goal1, ['hasDisc', 1, 13])).toMatchObject({ onTurn: 1, disc: '13 –' })
    expect(ultimate(...catchOf2, pull)).toMatchObject({ onTurn: 2, disc: '– ?' })
  })

  test('counts nothing by that alone', () => {
    const { kinds } = rulesOf('ultimate')
    expect(kinds.find(({ word }) => word === 'hasDisc')?.roles.map(({ counts }) => counts)).toEqual([
      undefined,
    ])
  })

  test('is pulled by the team that was given a point, and by nobody knows whom after other points', () => {
    const given = (...added: (readonly [1 | 2, number])[]) => {
      const sheet = device(1)
      for (const [team, points] of added) sheet.add(team, points)
      return foldGame(sides, rulesOf('ultimate'), sheet.entries).situation
    }
    expect(inShort(given([1, 1]).facts)).toEqual(['receives/2', 'pulls/1'])
    expect(inShort(given([1, 1], [2, 1]).facts)).toEqual(['receives/1', 'pulls/2'])
    // A point that is taken back.
    expect(inShort(given([1, 1], [1, -1]).facts)).toEqual(['discUnknown/1', 'discUnknown/2'])
  })
})

describe('the disc in goaltimate', () => {
  test('is of nobody at first, and any play can come', () => {
    expect(goaltimate()).toMatchObject({
      onTurn: null,
      facts: 'discUnknown/1 discUnknown/2',
      disc: '– –',
      next: '',
      lines: [],
    })
  })

  const held1 = 'completedPass/1 by 2, clear/1, throwaway/1, drop/1, stall/1, defense/2'
  test('must be cleared by a team that has got it', () => {
    expect(goaltimate(['hasDisc', 1, 11])).toMatchObject({
      facts: 'mustClear/1 defense/2',
      disc: '11 –',
      next: held1,
    })
    expect(goaltimate(['throwaway', 2, 21])).toMatchObject({
      facts: 'mustClear/1 defense/2',
      disc: '? –',
      next: 'hasDisc/1 by 1, clear/1, throwaway/1, drop/1, stall/1, defense/2',
    })
    expect(goaltimate(['hasDisc', 1, 11], ['clear', 1, 12], ['completedPass', 1, 12, 13])).toMatchObject({
      facts: 'offense/1 defense/2',
      disc: '13 –',
      next: held1.replace('clear/1, ', ''),
    })
    expect(goaltimate(['clear', 1, 12], ['wrongWay', 1, 12])).toMatchObject({
      onTurn: 2,
      facts: 'mustClear/2 defense/1',
    })
  })

  test('stays with the scorer after a goal, and must be cleared again', () => {
    for (const word of ['goal', 'twoPointGoal'] as const)
      expect(goaltimate(['clear', 1, 11], [word, 1, 11, 12])).toMatchObject({
        onTurn: 1,
        facts: 'mustClear/1 defense/2',
        disc: '12 –',
        next: held1,
      })
  })

  test('is of nobody when a game of the match is ended', () => {
    const endOfPeriod = playOf(generalPlays.endOfPeriod, {})
    expect(goaltimate(['clear', 1, 11], endOfPeriod)).toMatchObject({ onTurn: null, disc: '– –', next: '' })
  })
})

describe('lines that are offered for the next point', () => {
  const on = (...players: number[]): Written[] =>
    players.map(player => ['substitutedOn', player < 20 ? 1 : 2, player])
  const off = (...players: number[]): Written[] =>
    players.map(player => ['substitutedOff', player < 20 ? 1 : 2, player])
  const change = [...off(11, 12), ...on(13, 14)]

  test('are those that started a point and are not on the field', () => {
    expect(ultimate(...on(11, 12), pull, goal1).lines).toEqual([])
    expect(ultimate(...on(11, 12), pull, goal1, ...change).lines).toEqual(['1: 11 12'])
    expect(ultimate(...on(11, 12), pull, goal1, ...change, pull).lines).toEqual([])
    // Nobody but those at the start of the point: a substitute of an injured player does not make a line.
    expect(
      ultimate(...on(11, 12), pull, ['offForInjury', 1, 12], ['onForInjury', 1, 13], goal1).lines,
    ).toEqual(['1: 11 12'])
    expect(ultimate(...on(21, 22), pull, goal1, ...off(22), ...on(23)).lines).toEqual(['2: 21 22'])
  })

  test('begin with the latest one that pulled if the team pulls, or else that received', () => {
    const two = [...on(11, 12), pull, goal2, ...change, goal1]
    // The team pulls: the line that pulled is offered, in two.
    expect(ultimate(...two).lines).toEqual(['1: 11 12'])
    const three = [...two, ...off(13), ...on(15), pull, goal1]
    expect(ultimate(...three).lines).toEqual(['1: 11 12', '1: 13 14'])
    expect(ultimate(...three, pull, goal2).lines).toEqual(['1: 13 14', '1: 11 12'])
  })

  test('are each offered once, and two at most', () => {
    const line = (player: number): Written[] => [...on(player), pull, goal1, ...off(player)]
    const plays = [...line(11), ...line(12), ...line(11), ...line(13)]
    expect(ultimate(...plays).lines).toEqual(['1: 13', '1: 11'])
  })

  test('are of players of the two teams', () => {
    const strange = playOf(generalPlays.on, { player_1_id: 31, player_1_team_id: 3 })
    const nobody = playOf(generalPlays.on, { player_1_team_id: 1 })
    expect(ultimate(strange, nobody, pull, goal1, ...on(11)).lines).toEqual([])
  })
})

describe.each(['ultimate', 'goaltimate'] as const)('the disc of any game of %s', sport => {
  const { rules } = definitionOf(sport)

  test('is where the plays that are left have it: an undone play was never there, and a correction always', () => {
    fc.assert(
      fc.property(gameOf(rules), game => {
        const { sheet, left } = recorded(game)
        const { situation } = foldGame(sides, rules, sheet.entries)
        expect(situation).toEqual(situationOf(sport, left))
        const turned = [...sheet.entries].reverse()
        expect(foldGame(sides, rules, turned).situation).toEqual(situation)
      }),
    )
  })

  test('is of one team at most, and its holder of the team that has it', () => {
    fc.assert(
      fc.property(gameOf(rules), game => {
        const { players, onTurn, next } = situationOf(sport, recorded(game).left)
        const has = players.filter(({ isVacant }) => !isVacant).map(({ side }) => side)
        expect(has).toEqual(onTurn === null ? [] : [onTurn])
        expect(next.filter(({ place }) => place !== undefined).length).toBeLessThanOrEqual(1)
        for (const { player, side } of players)
          if (player !== null) expect(Math.floor(Number(player) / 10)).toBe(side + 1)
      }),
    )
  })
})
