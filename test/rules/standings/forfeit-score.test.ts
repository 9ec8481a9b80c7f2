import { describe, expect, test } from 'vitest'
import { forfeitScore } from '../../../shared-schema/rules/standings/forfeit-score.ts'
import { TIE_BREAK_PRESETS } from '../../../shared-schema/rules/standings/tie-break-presets.ts'

describe('the score of a forfeited game', () => {
  test('is that to which games are played for the team that is left, where the rule says so', () => {
    expect(forfeitScore(TIE_BREAK_PRESETS.WFDF, 15, false, true)).toEqual([15, 0])
    expect(forfeitScore(TIE_BREAK_PRESETS.WFDF, 13, true, false)).toEqual([0, 13])
  })

  test('is the one that the rule gives', () => {
    expect(forfeitScore(TIE_BREAK_PRESETS['FIFA 2026'], 15, false, true)).toEqual([3, 0])
    expect(forfeitScore(TIE_BREAK_PRESETS.Bundesliga, 15, true, false)).toEqual([0, 2])
  })

  test('is 0–0 if both teams forfeit', () => {
    expect(forfeitScore(TIE_BREAK_PRESETS.WFDF, 15, true, true)).toEqual([0, 0])
  })
})
