import { expect, test } from 'vitest'
import { officeGame } from '../../../client/office/data/games.ts'
import {
  hasShootout,
  resultNow,
  scoreBody,
  type WrittenResult,
} from '../../../client/office/parts/results/result-form.ts'

const nulls = (names: string) => Object.fromEntries(names.split(' ').map(name => [name, null]))
const game = officeGame.parse({
  ...nulls('team_1 team_2 team_1_shootout_score team_2_shootout_score winner_id match_day pool_id'),
  ...nulls('team_1_pool_id team_1_pool_place team_2_pool_id team_2_pool_place bracket_id swiss_round_id'),
  ...nulls('game_site_id game_site next_game_for_winner_id next_game_for_loser_id'),
  ...nulls('place_for_winner place_for_loser tournament_id game_minutes'),
  id: 7,
  name: '',
  result_version: 'scheduled',
  time_last_updated: '2026-06-12T07:00:00.000Z',
  start_time: '2026-06-12T09:00:00+02:00',
  timezone: 'Europe/Berlin',
  team_1_id: 1,
  team_2_id: 2,
  team_1_score: 2,
  team_2_score: 2,
  status: 'final',
  ruling: 'none',
  forfeit_team_ids: [],
  decided_in: 'regulation',
  is_pinned: false,
  next_team_for_winner: 1,
  next_team_for_loser: 1,
  no_team_1: false,
  no_team_2: false,
  needs_decision: false,
})
const written = (more: Partial<WrittenResult>): WrittenResult => ({ ...resultNow(game), ...more })

test('a shoot-out is asked for where a final score is level', () => {
  expect(hasShootout(written({}))).toBe(true)
  expect(hasShootout(written({ two: '3' }))).toBe(false)
  expect(hasShootout(written({ ends: 'live' }))).toBe(false)
  expect(hasShootout(written({ one: '', two: '' }))).toBe(false)
})

test('a shoot-out is sent with both of its scores, and is a result of its own', () => {
  expect(scoreBody(game, written({}))).toBeNull()
  expect(scoreBody(game, written({ shootoutOne: '5' }))).toBeNull()
  expect(scoreBody(game, written({ shootoutOne: '5', shootoutTwo: '4' }))).toEqual({
    game_id: 7,
    team_1_score: 2,
    team_2_score: 2,
    team_1_shootout_score: 5,
    team_2_shootout_score: 4,
    is_final: true,
  })
})

test('a shoot-out that was entered is shown, and goes with a score that is level no more', () => {
  const decided = { ...game, team_1_shootout_score: 5, team_2_shootout_score: 4 }
  const now = resultNow(decided)
  expect([now.shootoutOne, now.shootoutTwo]).toEqual(['5', '4'])
  expect(scoreBody(decided, now)).toBeNull()
  expect(scoreBody(decided, { ...now, one: '3' })).toEqual({
    game_id: 7,
    team_1_score: 3,
    team_2_score: 2,
    is_final: true,
  })
  expect(scoreBody(decided, { ...now, shootoutOne: '', shootoutTwo: '' })).toEqual({
    game_id: 7,
    team_1_score: 2,
    team_2_score: 2,
    is_final: true,
  })
})
