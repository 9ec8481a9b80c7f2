import { describe, expect, test } from 'vitest'
import { boardOf, type Board } from '../../shared-schema/scoring/board.ts'
import { ruledState } from '../../shared-schema/scoring/ruled-state.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { definitionOf, type Sport } from '../../shared-schema/sports/index.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { noSituation } from '../../shared-schema/sports/model/situation.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import type { PlayWord } from '../../shared-schema/texts/shared-texts.ts'
import { writer } from '../sports/game-of.ts'
import { device, sides, type Sheet } from './sheet.ts'

/** A team and how many plays of it in a row, `point` if no other is named. */
type Written = readonly [team: 1 | 2, count: number, word?: PlayWord]

/** A game of a sport of sets, its plays, and all that a scorekeeper does besides. */
function played(sport: Sport, ...steps: readonly (Written | ((sheet: Sheet) => void))[]) {
  const definition = definitionOf(sport)
  const sheet = device(1)
  for (const step of steps) {
    if (typeof step === 'function') {
      step(sheet)
      continue
    }
    const [team, count, word = 'point'] = step
    const type = definition.rules.kinds.find(kind => kind.word === word)?.type ?? 0
    for (let play = 0; play < count; play += 1) sheet.record('play', writer(sport)(type, team, [team * 10]))
  }
  const state = foldGame(sides, definition.rules, sheet.entries)
  return { state, board: boardOf(definition, state) }
}
const boardAfter = (...game: Parameters<typeof played>): Board => played(...game).board

const endOfSet = (sheet: Sheet) => sheet.record('play', playOf(generalPlays.endOfPeriod, {}))
const end = (sheet: Sheet) => sheet.record('status', { status: 'final' })
const setTo = (team: 1 | 2) => (sheet: Sheet) => sheet.add(team, 1)

const sets = (...values: [number, number]) => [{ word: 'sets', values }]

describe('the main number of volleyball', () => {
  test('is of the points of the set, with the sets won below', () => {
    expect(boardAfter('volleyball')).toMatchObject({ main: [0, 0], companions: sets(0, 0) })
    expect(boardAfter('volleyball', [1, 23], [2, 2])).toMatchObject({ main: [23, 2], companions: sets(0, 0) })
  })

  test('starts over with each set', () => {
    const set: Written[] = [
      [2, 20],
      [1, 25],
    ]
    expect(boardAfter('volleyball', ...set)).toMatchObject({ main: [0, 0], companions: sets(1, 0) })
    expect(boardAfter('volleyball', ...set, [2, 3])).toMatchObject({ main: [0, 3], companions: sets(1, 0) })
    expect(boardAfter('volleyball', [1, 8], [2, 9], endOfSet)).toMatchObject({
      main: [0, 0],
      companions: sets(0, 1),
    })
  })

  test.each<[string, readonly Parameters<typeof played>[1][]]>([
    ['nobody counts points', [setTo(1), setTo(2), setTo(1)]],
    ['the match is won', [[1, 75]]],
    ['the match is over', [[1, 25], [2, 25], [1, 27], end]],
  ])('is of the sets if %s', (_, steps) => {
    const { state, board } = played('volleyball', ...steps.filter(step => step !== undefined))
    expect(board).toMatchObject({
      main: [state.team_1_score, state.team_2_score],
      companions: [{ word: 'sets', values: null }],
      serving: null,
    })
  })

  test('is of the sets again if sets are recorded after points', () => {
    const board = boardAfter('volleyball', [1, 25], [2, 3], setTo(1))
    expect(board).toMatchObject({ main: [2, 0], companions: [{ word: 'sets', values: null }] })
  })

  test('is of points again if these are recorded after sets', () => {
    expect(boardAfter('volleyball', setTo(1), [2, 4])).toMatchObject({ main: [0, 4], companions: sets(1, 0) })
  })
})

test('a match is won by enough sets, unless points go on', () => {
  expect(boardAfter('volleyball', [1, 74]).winner).toBeNull()
  expect(boardAfter('volleyball', [1, 75]).winner).toBe(0)
  expect(boardAfter('volleyball', [2, 75]).winner).toBe(1)
  expect(boardAfter('volleyball', [1, 76])).toMatchObject({ winner: null, main: [1, 0] })
  expect(boardAfter('table tennis', [2, 33]).winner).toBe(1)
})

test('nobody has won a game that is over, or that does not count', () => {
  const { state } = played('volleyball', [1, 75])
  for (const ruling of ['abandoned with result', 'annulled'] as const)
    expect(boardOf(definitionOf('volleyball'), ruledState(state, ruling)).winner).toBeNull()
})

test('tennis shows points as they are called, games and sets', () => {
  expect(boardAfter('tennis', [1, 3], [2, 1])).toMatchObject({
    main: [40, 15],
    companions: [
      { word: 'gamesOfSet', values: [0, 0] },
      { word: 'sets', values: [0, 0] },
    ],
  })
  expect(boardAfter('tennis', [1, 3], [2, 4])).toMatchObject({ main: [40, 'advantage'] })
  expect(boardAfter('tennis', [1, 24], [2, 8], [1, 1])).toMatchObject({
    main: [15, 0],
    companions: [
      { word: 'gamesOfSet', values: [0, 2] },
      { word: 'sets', values: [1, 0] },
    ],
  })
  expect(boardAfter('tennis', [1, 48])).toMatchObject({ main: [2, 0], winner: 0 })
})

describe('the server', () => {
  const serving = (...game: Parameters<typeof played>) => boardAfter(...game).serving

  test('is unknown until a play tells it', () => {
    for (const sport of ['volleyball', 'tennis', 'table tennis'] as const) expect(serving(sport)).toBeNull()
    expect(serving('tennis', [1, 2])).toBeNull()
  })

  test('of volleyball is the team that won the last rally', () => {
    expect(serving('volleyball', [2, 1])).toBe(1)
    expect(serving('volleyball', [2, 1], [1, 1])).toBe(0)
    expect(serving('volleyball', [1, 1, 'serve'])).toBe(0)
  })

  test('of tennis changes with each game, and in a tie-break after the first point and then after two', () => {
    expect(serving('tennis', [2, 1, 'serves'])).toBe(1)
    expect(serving('tennis', [2, 1, 'serves'], [1, 4])).toBe(0)
    const toTiebreak: Written[] = [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2].map(team => [team === 1 ? 1 : 2, 4])
    const inTiebreak = [0, 1, 2, 3, 4, 5].map(many =>
      serving('tennis', [1, 1, 'serves'], ...toTiebreak, [1, many]),
    )
    expect(inTiebreak).toEqual([0, 1, 1, 0, 0, 1])
  })

  test('of table tennis changes after two points, and after each from 10-10', () => {
    const after = (...points: readonly Written[]) => serving('table tennis', [1, 1, 'serves'], ...points)
    expect([after(), after([1, 1]), after([1, 2]), after([1, 2], [2, 1]), after([1, 2], [2, 2])]).toEqual([
      0, 0, 1, 1, 0,
    ])
    const level: Written[] = [
      [1, 10],
      [2, 10],
    ]
    expect([after(...level), after(...level, [1, 1]), after(...level, [1, 1], [2, 1])]).toEqual([0, 1, 0])
  })
})

test('sports without sets show their score alone', () => {
  expect(boardAfter('soccer', [1, 2, 'goal'], [2, 1, 'goal'])).toEqual({
    main: [2, 1],
    companions: [],
    serving: null,
    winner: null,
    situation: noSituation,
  })
})

test('each point in a set has the points of the set after it', () => {
  const { state } = played('table tennis', [1, 2], [2, 1], [1, 9])
  expect(state.plays.map(({ inSet }) => inSet?.join('-'))).toEqual([
    '1-0',
    '2-0',
    '2-1',
    '3-1',
    '4-1',
    '5-1',
    '6-1',
    '7-1',
    '8-1',
    '9-1',
    '10-1',
    '11-1',
  ])
})
