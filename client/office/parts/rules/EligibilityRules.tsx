import { Stack, Text, Title } from '@mantine/core'
import { DetailsForm } from '../../frame/DetailsForm.tsx'
import type { DetailField } from '../../frame/DetailInput.tsx'
import type { EligibilityRuleName } from '../../data/rule-names.ts'
import type { Season, Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'

interface EligibilityRulesProps {
  readonly path: string
  readonly record: Season | Tournament
  /** The season of a tournament, whose rules count unless the tournament has its own. */
  readonly season?: Season
}

/** Who may play: rules that lead to warnings, and refuse nothing. */
export const EligibilityRules = ({ path, record, season }: EligibilityRulesProps) => (
  <Stack component="section" aria-labelledby="eligibility-rules" gap="sm">
    <Title order={2} id="eligibility-rules">
      {t('eligibility.title')}
    </Title>
    <Text>{t('eligibility.what')}</Text>
    <DetailsForm path={path} kept={`${path}eligibility/`} record={record} fields={fieldsFor(season)} />
  </Stack>
)

function fieldsFor(season: Season | undefined): (DetailField & { readonly name: EligibilityRuleName })[] {
  const empty = (value: number | string | null | undefined): string =>
    value == null ? t('rules.empty.none') : t('rules.empty.season', { value: String(value) })
  const figure = (
    name: Exclude<EligibilityRuleName, 'age_on' | 'one_team_per_player' | 'licence_required'>,
  ) => ({
    name,
    label: t(`eligibility.fields.${name}`),
    description: empty(season?.[name]),
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
      description: season?.age_on == null ? t('eligibility.firstDay') : empty(season.age_on),
      kind: 'day',
    },
    figure('minimum_roster'),
    figure('maximum_roster'),
    choice('one_team_per_player'),
    choice('licence_required'),
  ]
}
