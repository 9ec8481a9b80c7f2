import type { PresetName } from '../standings/preset-names.ts'
import { TIE_BREAK_PRESETS } from '../standings/tie-break-presets.ts'
import { ruleOf } from '../standings/rule-of.ts'
import type { PointsRule } from '../standings/points.ts'
import type { TieBreakCriterion, TieBreakRule } from '../standings/tie-breaks.ts'

/** A season's choices for its table. A null choice follows the preset; a null preset is that of the sport. */
export interface LeagueChoice {
  readonly tie_break_preset: PresetName | null
  readonly tie_break_criteria: readonly TieBreakCriterion[]
  readonly points_for_win: number | null
  readonly points_for_overtime_win: number | null
  readonly points_for_tie: number | null
  readonly points_for_overtime_loss: number | null
  readonly points_for_loss: number | null
  readonly bonus_narrow_loss: number | null
  readonly bonus_second_score: number | null
  readonly bonus_second_score_lead: number | null
}

/**
 * The rule by which a season is ranked. If a season changes the points for a win or a loss and not those for
 * overtime, overtime gives the same points.
 * @param usual the preset of the sport
 */
export function leagueRule(choice: LeagueChoice, usual: PresetName): TieBreakRule {
  const tie_break_preset = choice.tie_break_preset ?? usual
  const preset = TIE_BREAK_PRESETS[tie_break_preset].points
  const points: PointsRule = {
    win: choice.points_for_win ?? preset.win,
    tie: choice.points_for_tie ?? preset.tie,
    loss: choice.points_for_loss ?? preset.loss,
    forfeit: preset.forfeit === preset.loss ? (choice.points_for_loss ?? preset.loss) : preset.forfeit,
    overtime_win: choice.points_for_overtime_win ?? choice.points_for_win ?? preset.overtime_win,
    overtime_loss: choice.points_for_overtime_loss ?? choice.points_for_loss ?? preset.overtime_loss,
    overtime_margin: preset.overtime_margin,
    narrow_loss: choice.bonus_narrow_loss ?? preset.narrow_loss,
    bonus_at: choice.bonus_second_score ?? preset.bonus_at,
    bonus_lead: choice.bonus_second_score_lead ?? preset.bonus_lead,
  }
  return {
    ...ruleOf({ tie_break_preset, tie_break_criteria: choice.tie_break_criteria }),
    points,
  }
}
