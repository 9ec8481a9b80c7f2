import { expect, test } from 'vitest'
import { ruleOf } from '../../../shared-schema/rules/standings/rule-of.ts'
import { TIE_BREAK_PRESETS } from '../../../shared-schema/rules/standings/tie-break-presets.ts'

const { WFDF, Bundesliga } = TIE_BREAK_PRESETS

test('a tournament goes by the rule of its preset', () => {
  expect(ruleOf({ tie_break_preset: 'WFDF', tie_break_criteria: [] })).toEqual(WFDF)
})

test('a tournament with criteria of its own goes by them, and by its preset in all else', () => {
  expect(ruleOf({ tie_break_preset: 'WFDF', tie_break_criteria: Bundesliga.criteria })).toEqual({
    ...WFDF,
    criteria: Bundesliga.criteria,
  })
})
