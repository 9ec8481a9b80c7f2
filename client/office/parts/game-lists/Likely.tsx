import { Button, Group, Text } from '@mantine/core'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { likelyTeam } from '../../rosters/likely-team.ts'
import { t } from '../../texts/t.ts'

interface LikelyProps {
  readonly name: string
  readonly teams: readonly { readonly name: string }[]
  readonly onChoose: (team: string) => void
}

/** The team that a misspelt name probably means. */
export function Likely({ name, teams, onChoose }: LikelyProps) {
  const team = likelyTeam(name, teams)
  if (!team) return null
  const params = { team: bidiIsolate(team.name) }
  return (
    <Group gap="xs">
      <Text size="sm">{t('teams.likely', params)}</Text>
      <Button size="compact-sm" variant="default" onClick={() => onChoose(team.name)}>
        {t('teams.itIs', params)}
      </Button>
    </Group>
  )
}
