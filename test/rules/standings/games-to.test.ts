import { expect, test } from 'vitest'
import { gamesToOf } from '../../../shared-schema/rules/standings/games-to.ts'

test('a game goes to the points of the rules, else to those of the swiss draw, else to 15', () => {
  const swiss = { swiss_victory_points_games_to: 13 }
  expect(gamesToOf(11, swiss)).toBe(11)
  expect(gamesToOf(11, null)).toBe(11)
  expect(gamesToOf(null, swiss)).toBe(13)
  expect(gamesToOf(null, null)).toBe(15)
})
