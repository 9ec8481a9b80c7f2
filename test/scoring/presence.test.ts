import { describe, expect, test } from 'vitest'
import { presenceOn, type GameOfDay } from '../../shared-schema/scoring/presence.ts'

const game = (id: number, more: Partial<GameOfDay> = {}): GameOfDay => ({
  ...{ id, starts: id, team_1_id: 1, team_2_id: 2, status: 'scheduled', forfeit_team_ids: [], check_ins: [] },
  ...more,
})
const team = (team_id: number, is_here: boolean) => ({ team_id, player_id: null, is_here })
const player = (player_id: number, is_here: boolean) => ({ team_id: 1, player_id, is_here })
const one = (games: readonly GameOfDay[]) => presenceOn(games).get(1)

describe('a team on a day', () => {
  test('is neither here nor missing before anybody says something', () => {
    expect(one([game(1)])).toEqual({ isHere: null, players: new Map(), game: 1 })
  })

  test('is here for all its games once it was checked in at one of them', () => {
    expect(one([game(1, { check_ins: [team(1, true)] }), game(2)])?.isHere).toBe(true)
  })

  test('is what the check-in at its latest game says, in whatever order the games come', () => {
    const games = [
      game(1, { check_ins: [team(1, true), player(7, true)] }),
      game(2, { check_ins: [team(1, false), player(7, false)] }),
    ]
    for (const order of [games, games.toReversed()])
      expect(one(order)).toMatchObject({ isHere: false, players: new Map([[7, false]]) })
  })

  test('is here when it plays, and not by a game that it forfeited', () => {
    expect(one([game(1, { status: 'live', check_ins: [team(1, false)] })])?.isHere).toBe(true)
    expect(one([game(1, { status: 'final', forfeit_team_ids: [1] })])?.isHere).toBe(null)
  })

  test('is not checked in by a check-in of its opponent', () => {
    expect(one([game(1, { check_ins: [team(2, true)] })])?.isHere).toBe(null)
  })

  test('is checked in at its first game that is not over, or else at its last one', () => {
    const over = { status: 'final' } as const
    expect(one([game(1, over), game(2), game(3)])?.game).toBe(2)
    expect(one([game(1, over), game(2, over)])?.game).toBe(2)
    expect(one([game(1, { status: 'not needed' }), game(2)])?.game).toBe(2)
  })
})
