import { expect, test } from 'vitest'
import { generalPlays } from '../../../shared-schema/sports/model/general-plays.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { inLineUps } from '../../../client/scoring/line-ups.ts'

const on = (player: number, team: number, step: string) => ({
  play: playOf(generalPlays.on, { player_1_id: player, player_1_team_id: team }),
  step,
})
const goal = (step: string) => ({ play: goalOf(1, null, null), step })
const sizes = (lines: readonly ReturnType<typeof on>[]) =>
  inLineUps(lines, line => line).map(group => group.length)

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
  expect(inLineUps(lines, line => line).flat()).toEqual(lines)
  expect(inLineUps(lines, () => null).flat()).toEqual(lines)
})
