import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { PointsRule } from '../../shared-schema/rules/standings/points.ts'
import { presetNames } from '../../shared-schema/rules/standings/preset-names.ts'
import { TIE_BREAK_PRESETS } from '../../shared-schema/rules/standings/tie-break-presets.ts'
import type { TieBreakCriterion } from '../../shared-schema/rules/standings/tie-breaks.ts'

const page = readFileSync(resolve(import.meta.dirname, '../../docs/programs.md'), 'utf8')

const criterionText = ({ metric, scope, per_game, margin_cap }: TieBreakCriterion): string =>
  `${metric}${scope === 'pool' ? '' : ` (${scope})`}${per_game ? ' per game' : ''}${margin_cap === null ? '' : ` up to ${margin_cap}`}`

const pointsText = (rule: PointsRule): string =>
  [
    `${rule.win} / ${rule.tie} / ${rule.loss}`,
    ...(rule.forfeit === rule.loss ? [] : [`${rule.forfeit} for a forfeit`]),
    ...(rule.overtime_win === rule.win && rule.overtime_loss === rule.loss
      ? []
      : [`in overtime ${rule.overtime_win} / ${rule.overtime_loss}`]),
    ...(rule.overtime_margin === null ? [] : [`which is a margin of ${rule.overtime_margin}`]),
    ...(rule.narrow_loss === null ? [] : [`1 for a loss by up to ${rule.narrow_loss}`]),
    ...(rule.bonus_at === null ? [] : [`1 for a second score of ${rule.bonus_at}`]),
    ...(rule.bonus_lead === null ? [] : [`1 for ${rule.bonus_lead} more in the second score`]),
  ].join(', ')

test('docs/programs.md says of each preset by what it ranks, what a game gives, and what it costs not to play', () => {
  const section = page.split('| Preset |')[1]?.split('\n\n')[0] ?? ''
  const rows = [...`| Preset |${section}`.matchAll(/^\|(.*)\|$/gm)].map(([, cells = '']) =>
    cells.split('|').map(cell => cell.trim()),
  )
  expect(rows.slice(2)).toEqual(
    presetNames.map(name => {
      const rule = TIE_BREAK_PRESETS[name]
      const { criteria, when_some_separate, points, forfeit_score, on_withdrawal, last_resort } = rule
      return [
        `\`${name}\``,
        criteria.map(criterionText).join(', '),
        when_some_separate,
        pointsText(points),
        forfeit_score === 'games to' ? 'games-to to 0' : forfeit_score.join('–'),
        ...[on_withdrawal, last_resort],
      ]
    }),
  )
})
