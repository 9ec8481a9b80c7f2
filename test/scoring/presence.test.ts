import { describe, expect, test } from 'vitest'
import type { CheckIn } from '../../shared-schema/replication/result.ts'
import { presenceOn, type GameOfDay } from '../../shared-schema/scoring/presence.ts'

const DAY = '2026-06-13'

const game = (id: number, more: Partial<GameOfDay> = {}): GameOfDay => ({
  ...{ id, starts: id, day: DAY, team_1_id: 1, team_2_id: 2, status: 'scheduled' },
  ...{ forfeit_team_ids: [], check_ins: [] },
  ...more,
})
const said = (team_id: number, is_here: boolean, turn = 1, player_id: number | null = null): CheckIn => ({
  ...{ team_id, player_id, is_here, turn, day: DAY },
})
const one = (games: readonly GameOfDay[]) => presenceOn(games).get(1)

describe('a team on a day', () => {
  test('is neither here nor missing before anybody says something', () => {
    expect(one([game(1)])).toEqual({ isHere: null, players: new Map(), game: 1 })
  })

  test('is here for all its games once it was checked in at one of them', () => {
    expect(one([game(1), game(2, { check_ins: [said(1, true)] })])?.isHere).toBe(true)
  })

  test('is as the check-in of the highest turn says, at whichever game it was recorded', () => {
    const games = [game(1, { check_ins: [said(1, true, 2)] }), game(2, { check_ins: [said(1, false, 1)] })]
    for (const order of [games, games.toReversed()]) expect(one(order)?.isHere).toBe(true)
  })

  test('is here if two tablets that did not know of each other disagree', () => {
    expect(one([game(1, { check_ins: [said(1, false), said(1, true)] })])?.isHere).toBe(true)
  })

  test('is not checked in by a check-in for another day: the game was moved', () => {
    expect(one([game(1, { check_ins: [{ ...said(1, true), day: '2026-06-12' }] })])?.isHere).toBe(null)
  })

  test('is here once one of its players is, unless somebody says that it is not', () => {
    expect(one([game(1, { check_ins: [said(1, true, 1, 7)] })])).toMatchObject({
      isHere: true,
      players: new Map([[7, true]]),
    })
    expect(one([game(1, { check_ins: [said(1, true, 1, 7), said(1, false)] })])?.isHere).toBe(false)
  })

  test('is here when it plays; a walkover says nothing about either team', () => {
    expect(one([game(1, { status: 'live', check_ins: [said(1, false)] })])?.isHere).toBe(true)
    const walkover = game(1, { status: 'final', forfeit_team_ids: [2] })
    expect(one([walkover])).toBe(undefined)
    expect(one([walkover, game(2)])).toMatchObject({ isHere: null, game: 2 })
  })

  test('is not checked in by a check-in of its opponent, or of a team that does not play the game', () => {
    expect(one([game(1, { check_ins: [said(2, true)] })])?.isHere).toBe(null)
    expect(one([game(1), game(2, { team_1_id: 3, check_ins: [said(1, true)] })])?.isHere).toBe(null)
  })

  test('is checked in at its first game that is not over, or else at its last one', () => {
    const over = { status: 'final' } as const
    expect(one([game(1, over), game(2), game(3)])?.game).toBe(2)
    expect(one([game(1, over), game(2, over)])?.game).toBe(2)
    expect(one([game(1, { status: 'not needed' }), game(2)])?.game).toBe(2)
  })
})
