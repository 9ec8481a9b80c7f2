import { Button, Group, Stack, Text } from '@mantine/core'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { recordOptions, type FormField } from '../../../components/fields/form-field.ts'
import { SelectField } from '../../../components/fields/SelectField.tsx'
import type { SeasonTeam } from '../../data/fixtures.ts'
import { likelyTeam } from '../../rosters/likely-team.ts'
import { nameKey } from '../../rosters/name-key.ts'
import { t } from '../../texts/t.ts'

interface TeamChoiceProps {
  readonly teamName: string
  readonly teams: readonly SeasonTeam[]
  /** The id of the chosen team as text; empty for a new one. */
  readonly field: FormField<string>
}

/** The team that a confirmed registration gets. One of the same name is proposed and never chosen by itself. */
export function TeamChoice({ teamName, teams, field }: TeamChoiceProps) {
  const same = teams.find(({ name }) => nameKey(name) === nameKey(teamName)) ?? likelyTeam(teamName, teams)
  const options = teams.map(team => ({ id: team.id, name: labelOf(team) }))
  return (
    <Stack gap="xs">
      {same && field.value === '' && (
        <Group gap="xs">
          <Text size="sm">{t('registration.hasTeam', { team: bidiIsolate(labelOf(same)) })}</Text>
          <Button size="compact-sm" variant="default" onClick={() => field.set(String(same.id))}>
            {t('registration.takeTeam')}
          </Button>
        </Group>
      )}
      <SelectField
        searchable
        label={t('registration.itsTeam')}
        description={field.value === '' ? undefined : t('registration.itsTeamWhat')}
        field={field}
        options={recordOptions(options, t('registration.newTeam'))}
      />
    </Stack>
  )
}

const labelOf = ({ name, division }: SeasonTeam): string => (division === '' ? name : `${name} (${division})`)
