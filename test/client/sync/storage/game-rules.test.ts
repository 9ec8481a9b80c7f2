import { expect, test } from 'vitest'
import {
  gameRulesRecord,
  tournamentRules,
  usualGameRules,
} from '../../../../client/sync/storage/game-rules.ts'

test('a tournament has its games played by its own rules, and by those of its season where it says nothing', () => {
  const season = {
    ...usualGameRules,
    timeouts: 1,
    points_to_win: 13,
    soft_cap_minutes: 70,
    soft_cap_points: 2,
  }
  expect(tournamentRules(undefined, season)).toEqual(season)
  expect(tournamentRules(gameRulesRecord.parse({ points_to_win: 11 }), season)).toEqual({
    ...season,
    points_to_win: 11,
  })
  expect(tournamentRules(gameRulesRecord.parse({ soft_cap_minutes: 60 }), season)).toMatchObject({
    soft_cap_minutes: 60,
    soft_cap_points: 1,
  })
})

test('a tournament says whether spirit is scored, and its season where it says nothing', () => {
  const spirit = (tournament: boolean | null, season: boolean | null) =>
    tournamentRules(gameRulesRecord.parse({ spirit_scores: tournament }), {
      ...usualGameRules,
      spirit_scores: season,
    }).spirit_scores
  expect([spirit(null, null), spirit(null, false), spirit(true, false), spirit(false, true)]).toEqual([
    null,
    false,
    true,
    false,
  ])
})
