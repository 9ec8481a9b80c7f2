import { expect, test } from 'vitest'
import { generalPlays } from '../../../shared-schema/sports/model/general-plays.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { definitionOf } from '../../../shared-schema/sports/index.ts'
import { volleyballPlays } from '../../../shared-schema/sports/volleyball-kinds.ts'
import { lineUpText } from '../../../client/scoring/line-up-text.ts'
import { inLineUps, isPartOfLineUp } from '../../../client/scoring/line-ups.ts'

const on = (player: number, team: number, step: string) => ({
  play: playOf(generalPlays.on, { player_1_id: player, player_1_team_id: team }),
  step,
})
const off = (player: number, team: number, step: string) => ({
  play: playOf(generalPlays.off, { player_1_id: player, player_1_team_id: team }),
  step,
})
const goal = (step: string) => ({ play: goalOf(1, null, null), step })
const partOf = (line: ReturnType<typeof on>) =>
  isPartOfLineUp(line.play, definitionOf('ultimate')) ? line : null
const sizes = (lines: readonly ReturnType<typeof on>[]) => inLineUps(lines, partOf).map(group => group.length)

test('players who came on in one step are one group, for each team', () => {
  expect(sizes([1, 2, 3].map(player => on(player, 1, 'a')))).toEqual([3])
  expect(
    sizes([...[1, 2, 3].map(one => on(one, 1, 'a')), ...[4, 5, 6, 7].map(one => on(one, 2, 'a'))]),
  ).toEqual([3, 4])
})

test('a substitution, another step and other plays stay lines of their own, in their order', () => {
  expect(sizes([on(1, 1, 'a'), on(2, 1, 'a'), goal('a')])).toEqual([1, 1, 1])
  const lines = [1, 2, 3].flatMap(one => [on(one, 1, 'a'), goal('a')])
  expect(sizes(lines)).toEqual([1, 1, 1, 1, 1, 1])
  expect(sizes([on(1, 1, 'a'), on(2, 1, 'a'), on(3, 1, 'b')])).toEqual([1, 1, 1])
  expect(inLineUps(lines, partOf).flat()).toEqual(lines)
  expect(inLineUps(lines, () => null).flat()).toEqual(lines)
})

test('players who came on for others in one step are one group', () => {
  expect(sizes([off(7, 1, 'a'), on(12, 1, 'a'), goal('b')])).toEqual([2, 1])
  expect(sizes([off(7, 1, 'a'), on(12, 1, 'a'), off(7, 2, 'a'), on(12, 2, 'a')])).toEqual([2, 2])
  expect(sizes([off(7, 1, 'a'), on(12, 1, 'b')])).toEqual([1, 1])
  expect(sizes([off(7, 1, 'a'), off(8, 1, 'a')])).toEqual([1, 1])
})

test('undone players and the same ones put back, which are in turn, are two groups', () => {
  const both = [1, 2, 3].flatMap(one => [on(one, 1, 'undone'), on(one, 1, 'again')])
  expect(sizes([...both, goal('b'), on(4, 1, 'again')])).toEqual([3, 3, 1, 1])
})

test('positions are part of a line-up, and injuries are not', () => {
  const play = (type: number) => playOf(type, {})
  expect(isPartOfLineUp(play(volleyballPlays.inPosition), definitionOf('volleyball'))).toBe(true)
  expect(isPartOfLineUp(play(volleyballPlays.inPosition), definitionOf('ultimate'))).toBe(false)
  expect(isPartOfLineUp(play(volleyballPlays.serves), definitionOf('volleyball'))).toBe(false)
  expect(isPartOfLineUp(play(generalPlays.onForInjury), definitionOf('ultimate'))).toBe(false)
  expect(isPartOfLineUp(play(generalPlays.off), definitionOf('ultimate'))).toBe(true)
})

test('a line-up names its players, and a substitution those who come for those who go', () => {
  const listed = (reference: number, number: string | null) => ({ reference, number })
  const side = (id: number) => ({ id, roster: [listed(1, '10'), listed(2, '20'), listed(3, null)] })
  const view = {
    sides: [side(1), side(2)] as const,
    names: {
      sport: definitionOf('volleyball'),
      team: (id: number | null) => ['Ants', 'Bees'][(id ?? 0) - 1] ?? '',
      player: (reference: number | string) => `Player ${reference}`,
    },
  }
  const text = (...parts: readonly ReturnType<typeof on>[]) =>
    Object.values(
      lineUpText(
        parts.map(({ play }) => play),
        view,
      ),
    )
  const inPosition = (player: number, position: number) => ({
    play: playOf(volleyballPlays.inPosition, {
      ...{ player_1_id: player, player_1_team_id: 1, int_1: position },
    }),
    step: 'a',
  })
  expect(text(on(1, 1, 'a'), on(2, 1, 'a'), on(3, 1, 'a'))).toEqual(['Line-up Ants', '#10, #20, Player 3'])
  expect(text(on(1, 1, 'a'), on(2, 1, 'a'), inPosition(2, 1), inPosition(1, 2))).toEqual([
    'Line-up Ants',
    '#20, #10',
  ])
  expect(text(off(1, 2, 'a'), on(2, 2, 'a'))).toEqual(['Substitution Bees', '#20 for #10'])
  expect(text(off(1, 1, 'a'), on(2, 1, 'a'), inPosition(2, 3))).toEqual(['Substitution Ants', '#20 for #10'])
  expect(text(off(1, 2, 'a'), off(2, 2, 'a'), off(3, 2, 'a'))).toEqual([
    'Substituted off Bees',
    '#10, #20, Player 3',
  ])
})
