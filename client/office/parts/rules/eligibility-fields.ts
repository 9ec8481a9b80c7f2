import type { EligibilityRuleName } from '../../data/rule-names.ts'
import type { Season } from '../../data/shapes.ts'
import type { DetailField } from '../../frame/DetailInput.tsx'
import { t } from '../../texts/t.ts'

/**
 * The fields for who may play.
 * @param season of a tournament, whose rules count unless the tournament has its own; null for a season
 */
export function eligibilityFields(season: Season | null): DetailField[] {
  const figure = (
    name: Exclude<EligibilityRuleName, 'age_on' | 'one_team_per_player' | 'licence_required'>,
  ) => ({
    name,
    label: t(`eligibility.fields.${name}`),
    description:
      season?.[name] == null
        ? t('rules.empty.none')
        : t('rules.empty.season', { value: String(season[name]) }),
    kind: 'number' as const,
  })
  const choice = (name: 'one_team_per_player' | 'licence_required') => ({
    name,
    label: t(`eligibility.fields.${name}`),
    ...(season?.[name] === true && { description: t('eligibility.seasonAsks') }),
    kind: 'choice' as const,
  })
  return [
    figure('minimum_age'),
    figure('maximum_age'),
    {
      name: 'age_on',
      label: t('eligibility.fields.age_on'),
      description:
        season?.age_on == null
          ? t('eligibility.firstDay')
          : t('rules.empty.season', { value: season.age_on }),
      kind: 'day',
    },
    figure('minimum_roster'),
    figure('maximum_roster'),
    choice('one_team_per_player'),
    choice('licence_required'),
  ]
}
