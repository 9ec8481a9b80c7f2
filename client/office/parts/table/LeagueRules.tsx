import { Text } from '@mantine/core'
import { presetNames } from '../../../../shared-schema/rules/standings/preset-names.ts'
import type { Season } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { DetailsForm, type DetailField } from '../../frame/DetailsForm.tsx'

const numbers = [
  'points_for_win',
  'points_for_tie',
  'points_for_loss',
  'points_for_overtime_win',
  'points_for_overtime_loss',
  'bonus_narrow_loss',
  'bonus_second_score',
  'bonus_second_score_lead',
] as const

/** The ranking rules of a season's table. */
export function LeagueRules({ season }: { season: Season }) {
  const fields: DetailField[] = [
    {
      name: 'tie_break_preset',
      label: t('table.preset'),
      description: t('table.presetWhat'),
      kind: 'one of',
      choices: [
        { value: '', label: t('table.usual') },
        ...presetNames.map(value => ({ value, label: value })),
      ],
    },
    ...numbers.map(name => ({ name, label: t(`table.rules.${name}`), kind: 'number' }) as const),
  ]
  return (
    <>
      <Text>{t('table.rulesWhat')}</Text>
      {season.tie_break_criteria.length > 0 && <Text>{t('table.ownCriteria')}</Text>}
      <DetailsForm path={`/v1/seasons/${season.id}/`} record={season} fields={fields} />
    </>
  )
}
