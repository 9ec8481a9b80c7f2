import { Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import { FieldFrame } from '../../../components/fields/FieldFrame.tsx'
import { recordOptions, type FormField } from '../../../components/fields/form-field.ts'
import { SelectField } from '../../../components/fields/SelectField.tsx'
import { t } from '../../texts/t.ts'
import type { KnownTeam } from './known-team.ts'

interface OwnTeamsProps {
  readonly teams: readonly KnownTeam[]
  readonly error: string | undefined
  readonly field: FormField<number[]>
}

/** The teams to which an official belongs. */
export function OwnTeams({ teams, error, field }: OwnTeamsProps) {
  const nameOf = (id: number): string => teams.find(team => team.id === id)?.name ?? '?'
  const others = teams.filter(({ id }) => !field.value.includes(id))
  return (
    <FieldFrame field={field} textOf={ids => ids.map(nameOf).join(', ')}>
      <Fieldset legend={t('officials.teams')}>
        <Stack gap="xs">
          <Text size="sm">{t('officials.teamsWhat')}</Text>
          {field.value.map(id => (
            <Group key={id} gap="xs">
              <bdi>{nameOf(id)}</bdi>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => field.set(field.value.filter(other => other !== id))}
              >
                {t('officials.takeOut', { name: nameOf(id) })}
              </Button>
            </Group>
          ))}
          <SelectField
            searchable
            label={t('officials.addTeam')}
            error={error}
            field={{ value: '', set: id => id !== '' && field.set([...field.value, Number(id)]) }}
            options={recordOptions(others, t('officials.noTeam'))}
          />
        </Stack>
      </Fieldset>
    </FieldFrame>
  )
}
