import type { PresetName } from '../../../../shared-schema/rules/standings/preset-names.ts'
import type { TieBreakCriterion } from '../../../../shared-schema/rules/standings/tie-breaks.ts'
import { t } from '../../texts/t.ts'

/** A criterion in words: "Goal difference, games among the level teams, at most 10 a game". */
export const criterionText = ({ metric, scope, per_game, margin_cap }: TieBreakCriterion): string =>
  [
    t(`rules.metrics.${metric}`),
    t(`rules.scopes.${scope}`),
    ...(per_game ? [t('rules.perGame')] : []),
    ...(margin_cap === null ? [] : [t('rules.capped', { cap: margin_cap })]),
  ].join(', ')

/** The name of ranking rules: that of a federation, or a description if no federation has them. */
export const presetText = (name: PresetName): string =>
  name === 'points' || name === 'plain' ? t(`rules.presets.${name}`) : name
