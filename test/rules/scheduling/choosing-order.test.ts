import { describe, expect, test } from 'vitest'
import { choosingOrder } from '../../../server/rules/scheduling/choosing-order.ts'
import { Precedence } from '../../../server/rules/scheduling/precedence.ts'
import type { ScheduledGame } from '../../../server/rules/scheduling/schedule.ts'
import { game } from './games.ts'

const order = (games: readonly ScheduledGame[], impatience: Record<number, number> = {}): number[] =>
  choosingOrder(
    games,
    new Precedence(games, 0),
    new Map(Object.entries(impatience).map(([id, much]) => [Number(id), much])),
  ).map(({ id }) => id)

describe('games choose their slots', () => {
  test('by their ids, if nothing is to be said of them', () => {
    expect(order([game(3), game(1), game(2)])).toEqual([1, 2, 3])
  })

  test('those of the busiest teams first', () => {
    const games = [
      game(1, { team_1_id: 5, team_2_id: 6 }),
      game(2, { team_1_id: 7, team_2_id: 8 }),
      game(3, { team_1_id: 7, team_2_id: 9 }),
      game(4, { team_1_id: 8, team_2_id: 7 }),
    ]
    expect(order(games)).toEqual([2, 4, 3, 1])
  })

  test('before that, those that most others follow one after the other', () => {
    const games = [
      game(1, { team_1_id: 7 }),
      game(2, { team_1_id: 7 }),
      game(3),
      game(4, { next_game_for_winner_id: 3 }),
      game(5, { next_game_for_winner_id: 4 }),
    ]
    expect(order(games)).toEqual([5, 4, 1, 2, 3])
  })

  test('before all, the most impatient, and what these wait for', () => {
    const games = [
      game(1, { next_game_for_winner_id: 2 }),
      game(2),
      game(3, { next_game_for_winner_id: 4 }),
      game(4),
      game(5),
    ]
    expect(order(games, { 5: 2, 4: 1 })).toEqual([5, 3, 4, 1, 2])
  })

  test('some way, if they wait for each other in a circle', () => {
    const circle = [game(1, { next_game_for_winner_id: 2 }), game(2, { next_game_for_winner_id: 1 })]
    expect(order(circle).sort()).toEqual([1, 2])
  })
})
