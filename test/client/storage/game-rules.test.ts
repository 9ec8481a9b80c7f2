import { expect, test } from 'vitest'
import { gameRulesRecord, tournamentRules, usualGameRules } from '../../../client/storage/game-rules.ts'
import { underRules } from '../../../shared-schema/sports/model/event-rules.ts'
import { definitionOf } from '../../../shared-schema/sports/index.ts'

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

test('a sport is played as the event says, and else as is usual', () => {
  const basketball = definitionOf('basketball')
  expect(underRules(basketball, usualGameRules)).toEqual(basketball)
  const { structure, rules } = underRules(basketball, { ...usualGameRules, period_minutes: 8, timeouts: 1 })
  expect(structure.minutes).toBe(8)
  expect(rules.timing.timeouts).toMatchObject({ per: 'half', many: [1], seconds: 60 })
  const { rules: soccer } = underRules(definitionOf('soccer'), {
    ...usualGameRules,
    timeouts: 1,
    points_to_win: 3,
  })
  expect(soccer.timing).toEqual({ timeouts: { per: 'game', many: [1], seconds: 60 }, target: 3 })
  // Points that win a set are another thing.
  expect(
    underRules(definitionOf('volleyball'), { ...usualGameRules, points_to_win: 21 }).rules.timing.target,
  ).toBeUndefined()
})
