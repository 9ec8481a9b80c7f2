import type { PresetName } from './preset-names.ts'
import { TIE_BREAK_PRESETS } from './tie-break-presets.ts'
import type { TieBreakCriterion, TieBreakRule } from './tie-breaks.ts'

/** A tournament's choice of its rule. */
export interface RuleChoice {
  readonly tie_break_preset: PresetName
  /** Its own criteria in place of the preset's; empty for the preset's. */
  readonly tie_break_criteria: readonly TieBreakCriterion[]
}

/** The rule of a tournament: its preset, with the tournament's own criteria if it has any. */
export function ruleOf({ tie_break_preset, tie_break_criteria }: RuleChoice): TieBreakRule {
  const preset = TIE_BREAK_PRESETS[tie_break_preset]
  return tie_break_criteria.length === 0 ? preset : { ...preset, criteria: tie_break_criteria }
}
