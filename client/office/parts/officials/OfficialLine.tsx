import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import type { Official } from '../../data/officials.ts'
import { RemoveRecord } from '../../frame/RemoveRecord.tsx'
import { t } from '../../texts/t.ts'
import { absenceText } from './absence-text.ts'
import { OfficialLink } from './OfficialLink.tsx'
import type { KnownTeam } from './known-team.ts'

interface OfficialLineProps {
  readonly official: Official
  readonly teams: readonly KnownTeam[]
  readonly onChange: () => void
}

/** An official with roles, teams and absences. */
export function OfficialLine({ official, teams, onChange }: OfficialLineProps) {
  const { id, name, email, roles, team_ids, unavailable, info, time_last_updated } = official
  const named = team_ids.map(team => teams.find(one => one.id === team)?.name ?? '?')
  const about = [
    email,
    roles.length === 0 ? t('officials.everyRole') : roles.join(', '),
    ...(named.length > 0 ? [t('officials.ofTeams', { teams: named })] : []),
    ...(unavailable.length > 0 ? [t('officials.away', { when: unavailable.map(absenceText) })] : []),
    info,
  ].filter(part => part !== '')
  return (
    <Paper withBorder p="sm" component="article" aria-label={name}>
      <Group justify="space-between" align="flex-start">
        <Stack gap={2}>
          <Text fw={700}>
            <bdi>{name}</bdi>
          </Text>
          {about.map(part => (
            <Text key={part} size="sm">
              <bdi>{part}</bdi>
            </Text>
          ))}
        </Stack>
        <Group gap="xs">
          <OfficialLink id={id} name={name} />
          <Button variant="default" aria-label={t('officials.change', { name })} onClick={onChange}>
            {t('sites.change')}
          </Button>
          <RemoveRecord
            name={t('officials.remove', { name })}
            consequence={t('officials.removeWhat')}
            confirm={t('officials.removeConfirm')}
            path={`/v1/officials/${id}/?cascade=true`}
            asOf={time_last_updated}
          />
        </Group>
      </Group>
    </Paper>
  )
}
