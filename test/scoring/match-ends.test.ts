import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../shared-schema/scoring/board.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { cricketPlays } from '../../shared-schema/sports/cricket/plays.ts'
import { definitionOf, sports, type Sport } from '../../shared-schema/sports/index.ts'
import { otherSide } from '../../shared-schema/sports/model/course.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import type { SideNumber } from '../../shared-schema/sports/model/situation.ts'
import type { PlayWord } from '../../shared-schema/texts/shared-texts.ts'
import { writer } from '../sports/game-of.ts'
import { anyPlay } from '../sports/random-game.ts'
import { tabletOf } from '../sports/tablet-of.ts'
import { device, sides } from './sheet.ts'

type Winner = SideNumber | null

/** A game that a tablet follows. @returns a function that records a play and returns the side that has won by then */
function followed(sport: Sport) {
  const tablet = tabletOf(sport)
  return (...plays: readonly Play[]): Winner => boardOf(definitionOf(sport), tablet.record(...plays)).winner
}

const playBy = (sport: Sport, word: PlayWord) => {
  const write = writer(sport)
  const type = definitionOf(sport).rules.kinds.find(kind => kind.word === word)?.type ?? 0
  return (side: SideNumber) => write(type, side + 1, [10 * (side + 1)])
}

/** A number to reach, with a lead. @returns a function that takes a point and returns the side that has won by it */
function counter(target: () => number, lead: number, most = Infinity): (side: SideNumber) => Winner {
  let points: Record<SideNumber, number> = { 0: 0, 1: 0 }
  return side => {
    points[side] += 1
    const isFar = points[side] >= target() && points[side] - points[otherSide(side)] >= lead
    if (!isFar && points[side] < most) return null
    points = { 0: 0, 1: 0 }
    return side
  }
}

/** The sets of a match. @returns a function that takes who has won one, and returns the side that has won it all */
function match(toWin: number): { isLast: () => boolean; set: (side: Winner) => Winner } {
  const won = { 0: 0, 1: 0 }
  return {
    isLast: () => won[0] === toWin - 1 && won[1] === toWin - 1,
    set: (side: Winner): Winner => {
      if (side !== null) won[side] += 1
      return side !== null && won[side] === toWin ? side : null
    },
  }
}

function bySets({ to, last, lead, toWin }: { to: number; last: number; lead: number; toWin: number }) {
  const { isLast, set } = match(toWin)
  const point = counter(() => (isLast() ? last : to), lead)
  return (side: SideNumber) => set(point(side))
}

function tennis() {
  const { set } = match(2)
  const games = { 0: 0, 1: 0 }
  const isTiebreak = () => games[0] === 6 && games[1] === 6
  const game = counter(() => (isTiebreak() ? 7 : 4), 2)
  const gamesOfSet = counter(() => 6, 2, 7)
  return (side: SideNumber) => {
    const won = game(side)
    if (won === null) return null
    games[won] += 1
    const winner = gamesOfSet(won)
    if (winner !== null) games[0] = games[1] = 0
    return set(winner)
  }
}

/** Who wins a match of sets, by the play that is a point, as a scorekeeper counts it. */
const ofSets: readonly (readonly [Sport, PlayWord, () => (side: SideNumber) => Winner])[] = [
  ['goaltimate', 'goal', () => bySets({ to: 5, last: 5, lead: 1, toWin: 3 })],
  ['tennis', 'point', tennis],
  ['volleyball', 'point', () => bySets({ to: 25, last: 15, lead: 2, toWin: 3 })],
  ['table tennis', 'point', () => bySets({ to: 11, last: 11, lead: 2, toWin: 3 })],
  ['foosball', 'goal', () => bySets({ to: 5, last: 5, lead: 1, toWin: 2 })],
]

describe.each(ofSets)('a match of %s', (sport, word, keeper) => {
  test('is won by the point that wins its last set, and by none before', () => {
    const point = playBy(sport, word)
    // Most matches are close, and some are not.
    const course = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.infiniteStream(fc.nat(6)))
    fc.assert(
      fc.property(course, ([strength, drawn]) => {
        const board = followed(sport)
        const counts = keeper()
        for (let winner: Winner = null; winner === null;) {
          const side = Number(drawn.next().value) < strength ? 0 : 1
          winner = counts(side)
          expect(board(point(side))).toBe(winner)
        }
      }),
      { numRuns: 12 },
    )
  })
})

/** The periods of a sport played by time, and how its overtime ends: after so many periods, or at once. */
const byTime: readonly (readonly [Sport, PlayWord, periods: number, overtime: number | 'sudden death'])[] = [
  ['soccer', 'goal', 2, 2],
  ['basketball', 'threePointer', 4, 1],
  ['football', 'fieldGoal', 4, 1],
  ['rugby', 'try', 2, 2],
  ['field hockey', 'goal', 4, 1],
  ['flag football', 'safety', 2, 1],
  ['lacrosse', 'goal', 4, 'sudden death'],
  ['broomball', 'goal', 2, 'sudden death'],
  ['water polo', 'goal', 4, 1],
  ['handball', 'goal', 2, 2],
  ['ice hockey', 'goal', 3, 'sudden death'],
  ['dodgeball', 'setWon', 2, 1],
]

describe.each(byTime)('a game of %s', (sport, word, periods, overtime) => {
  test('is won by the lead at its end, or by that of overtime, and never before', () => {
    const score = playBy(sport, word)
    const steps = fc.array(fc.constantFrom<SideNumber | 'end'>(0, 1, 'end'), { maxLength: 20 })
    fc.assert(
      fc.property(steps, all => {
        const board = followed(sport)
        const scores = { 0: 0, 1: 0 }
        let played = 0
        for (const [index, step] of all.entries()) {
          if (step === 'end') played += 1
          else scores[step] += 1
          const leader = scores[0] === scores[1] ? null : scores[0] > scores[1] ? 0 : 1
          const isDecided =
            overtime === 'sudden death' || (step === 'end' && (played - periods) % overtime === 0)
          const winner = board(step === 'end' ? playOf(generalPlays.endOfPeriod, {}) : score(step))
          expect(winner, all.slice(0, index + 1).join()).toBe(played >= periods && isDecided ? leader : null)
        }
      }),
      { numRuns: 60 },
    )
  })
})

test('a match of cricket is won by the runs of its second side, or once that is all out, and never before', () => {
  const write = writer('cricket')
  const ball = fc.integer({ min: -1, max: 6 })
  const innings = fc.tuple(
    fc.array(ball, { minLength: 1, maxLength: 30 }),
    fc.array(fc.oneof(ball, fc.constant(-1)), { maxLength: 60 }),
  )
  fc.assert(
    fc.property(innings, fc.constantFrom<SideNumber>(0, 1), ([first, second], starts) => {
      const board = followed('cricket')
      const bowl = (side: SideNumber, runs: number) =>
        board(
          runs < 0
            ? write(cricketPlays.bowled, side + 1)
            : write(cricketPlays.delivery, side + 1, [], { int_1: runs }),
        )
      let target = 1
      let outs = 0
      for (const runs of first) {
        expect(bowl(starts, runs)).toBeNull()
        target += Math.max(0, runs)
        outs += Number(runs < 0)
        if (outs === 10) break
      }
      let [scored, wickets] = [0, 0]
      for (const runs of second) {
        scored += Math.max(0, runs)
        wickets += Number(runs < 0)
        const chaser = otherSide(starts)
        const isOver = scored >= target || wickets === 10
        const winner = scored >= target ? chaser : isOver && scored < target - 1 ? starts : null
        expect(bowl(chaser, runs)).toBe(winner)
        if (isOver) break
      }
    }),
    { numRuns: 60 },
  )
})

const told: readonly Sport[] = [
  ...ofSets.map(([sport]) => sport),
  ...byTime.map(([sport]) => sport),
  'cricket',
]

describe.each(sports.filter(sport => !told.includes(sport)))('a game of %s', sport => {
  test('goes on until its scorekeeper ends it', () => {
    fc.assert(
      fc.property(fc.array(anyPlay(definitionOf(sport).rules), { maxLength: 60 }), plays => {
        expect(followed(sport)(...plays)).toBeNull()
      }),
      { numRuns: 30 },
    )
  })
})

test.each(sports)('nobody has won a game of %s that is over: it has a result', sport => {
  const definition = definitionOf(sport)
  fc.assert(
    fc.property(fc.array(anyPlay(definition.rules), { maxLength: 40 }), plays => {
      const sheet = device(1)
      for (const play of plays) sheet.record('play', play)
      sheet.record('status', { status: 'final' })
      const state = foldGame(sides, definition.rules, sheet.entries)
      expect(boardOf(definition, state).winner).toBeNull()
    }),
    { numRuns: 15 },
  )
})
