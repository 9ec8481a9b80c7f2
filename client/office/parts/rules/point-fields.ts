import type { PointsRule } from '../../../../shared-schema/rules/standings/points.ts'
import type { LeaguePointName } from '../../data/rule-names.ts'
import type { DetailField } from '../../frame/DetailInput.tsx'
import { t } from '../../texts/t.ts'

/** The fields for the points in the table of a season. @param rule what its ranking rules give by themselves */
export function pointFields(rule: PointsRule): DetailField[] {
  const usual: Record<LeaguePointName, number | null> = {
    points_for_win: rule.win,
    points_for_tie: rule.tie,
    points_for_loss: rule.loss,
    points_for_overtime_win: rule.overtime_win,
    points_for_overtime_loss: rule.overtime_loss,
    bonus_narrow_loss: rule.narrow_loss,
    bonus_second_score: rule.bonus_at,
    bonus_second_score_lead: rule.bonus_lead,
  }
  const field = (name: LeaguePointName): DetailField => {
    const value = usual[name]
    return {
      name,
      label: t(`rules.points.${name}`),
      description:
        value === null ? t('rules.empty.none') : t('rules.empty.ranking', { value: String(value) }),
      kind: 'number',
    }
  }
  return [
    field('points_for_win'),
    field('points_for_tie'),
    field('points_for_loss'),
    field('points_for_overtime_win'),
    field('points_for_overtime_loss'),
    field('bonus_narrow_loss'),
    field('bonus_second_score'),
    field('bonus_second_score_lead'),
  ]
}
