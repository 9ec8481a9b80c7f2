import { describe, expect, test } from 'vitest'
import { finalsOf } from '../../../server/rules/scheduling/finals.ts'
import { game } from './games.ts'

const winner = (next: number) => ({ next_game_for_winner_id: next })

describe('the finals', () => {
  test('are what an unbeaten team plays last, not the game for third place', () => {
    const semifinal = { next_game_for_winner_id: 3, next_game_for_loser_id: 4 }
    const games = [game(1, semifinal), game(2, semifinal), game(3), game(4), game(5)]
    expect(finalsOf(games).map(({ id }) => id)).toEqual([3])
  })

  test('are no earlier games, however many there are', () => {
    const games = [game(1, winner(3)), game(2, winner(3)), game(3, winner(4)), game(4)]
    expect(finalsOf(games).map(({ id }) => id)).toEqual([4])
  })

  test('are not what those play last who have lost before', () => {
    const first = { next_game_for_winner_id: 5, next_game_for_loser_id: 3 }
    const games = [game(1, first), game(2, first), game(3, winner(4)), game(4), game(5)]
    expect(finalsOf(games).map(({ id }) => id)).toEqual([5])
  })

  test('do not need links that make sense', () => {
    expect(finalsOf([game(1, winner(2)), game(2, winner(1))])).toEqual([])
  })
})
