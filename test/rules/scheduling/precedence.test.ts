import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Precedence } from '../../../server/rules/scheduling/precedence.ts'
import type { ScheduledGame } from '../../../server/rules/scheduling/schedule.ts'
import { anySchedule, game } from './games.ts'

const REST = 30

/** The games that must be over before a game begins, each with the minutes in between. */
function before(id: number, games: readonly ScheduledGame[]) {
  const one = games.find(game => game.id === id)
  return one && new Precedence(games, REST).before(one).map(step => [step.game.id, step.gap])
}

describe('before a game', () => {
  test('those must be over that send it their winner or their loser, and both have their rest', () => {
    const games = [
      game(1, { next_game_for_winner_id: 3, next_game_for_loser_id: 9 }),
      game(2, { next_game_for_loser_id: 3 }),
      game(3),
    ]
    expect(before(3, games)).toEqual([
      [1, REST],
      [2, REST],
    ])
    expect(before(1, games)).toEqual([])
  })

  test('the earlier rounds of its own series must be over; nobody needs a rest for that', () => {
    const round = (series: string, number: number) => ({ round: { series, number } })
    const games = [
      game(1, round('pool:5', 1)),
      game(2, round('pool:5', 2)),
      game(3, round('pool:5', 3)),
      game(4, round('pool:6', 1)),
      game(5),
    ]
    expect(before(3, games)).toEqual([
      [1, 0],
      [2, 0],
    ])
    expect(before(1, games)).toEqual([])
    expect(before(5, games)).toEqual([])
  })

  test('the stage before must be over as long as a team is open that no other game sends', () => {
    const stages = (...places: Partial<ScheduledGame>[]) => [
      game(1, { stage: 1 }),
      game(2, { stage: null }),
      ...places.map((place, index) => game(3 + index, { stage: 2, ...place })),
    ]
    expect(before(3, stages({}))).toEqual([[1, REST]])
    expect(before(3, stages({ team_1_id: 7 }))).toEqual([[1, REST]])
    expect(before(3, stages({ team_1_id: 7, team_2_id: 8 }))).toEqual([])
    expect(before(3, stages({}, { next_game_for_winner_id: 3 }))).toEqual([
      [4, REST],
      [1, REST],
    ])
    const both = { next_game_for_winner_id: 3 }
    expect(before(3, stages({}, both, both))).toEqual([
      [4, REST],
      [5, REST],
    ])
    expect(before(3, stages({ stage: null }))).toEqual([])
    expect(before(3, stages({ stage: 1 }))).toEqual([])
    expect(before(2, stages({}))).toEqual([])
  })

  test('nothing need be over that is, and nothing waits that has begun', () => {
    const link = (one: ScheduledGame['status'], other: ScheduledGame['status']) =>
      before(2, [game(1, { status: one, next_game_for_winner_id: 2 }), game(2, { status: other })])
    expect(link('live', 'scheduled')).toEqual([[1, REST]])
    expect(link('final', 'scheduled')).toEqual([])
    expect(link('scheduled', 'live')).toEqual([])
  })

  test('it does not wait for itself', () => {
    expect(before(1, [game(1, { next_game_for_winner_id: 1 })])).toEqual([])
  })
})

test('what comes after a game is what it comes before', () => {
  fc.assert(
    fc.property(anySchedule, games => {
      const precedence = new Precedence(games, REST)
      const ways = (of: 'before' | 'after') =>
        games
          .flatMap(one =>
            precedence[of](one).map(({ game, gap }) => {
              const [first, second] = of === 'before' ? [game, one] : [one, game]
              return `${first.id} before ${second.id} by ${gap}`
            }),
          )
          .sort()
      expect(ways('after')).toEqual(ways('before'))
    }),
  )
})
