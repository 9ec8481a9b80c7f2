import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { sports } from '../../../../shared-schema/sports/names.ts'
import type { League } from '../../data/leagues.ts'
import { seasonsOfLeague } from '../../data/seasons-of-league.ts'
import { t } from '../../texts/t.ts'
import { sharedT } from '../../../texts/t.ts'
import { DetailsForm } from '../../frame/DetailsForm.tsx'
import { RecordPicture } from '../pictures/RecordPicture.tsx'
import { DeleteRecord } from './DeleteRecord.tsx'

const genders = ['open', 'mixed', 'womens', 'mens'] as const

/** The details of a league, with links to its seasons. */
export function LeagueDetails({ league }: { league: League }) {
  const { data: seasons = [] } = useQuery(seasonsOfLeague(league.id))
  return (
    <Paper withBorder p="md" component="section" aria-label={league.name}>
      <Stack>
        <Title order={2} size="h3">
          {league.name}
        </Title>
        <Group gap="sm">
          <Text>{t('home.seasons')}</Text>
          {seasons.map(({ id, name }) => (
            <Anchor key={id} component={Link} href={`/office/seasons/${id}`} fw={700}>
              {name}
            </Anchor>
          ))}
        </Group>
        <DetailsForm
          path={`/v1/leagues/${league.id}/`}
          record={league}
          fields={[
            { name: 'name', label: t('start.leagueName'), kind: 'line' },
            {
              name: 'sport',
              label: t('start.sport'),
              description: t('details.sportWhat'),
              kind: 'one of',
              choices: sports
                .map(value => ({ value, label: sharedT(`sportNames.${value}`) }))
                .toSorted((a, b) => a.label.localeCompare(b.label)),
            },
            {
              name: 'gender',
              label: t('details.gender'),
              kind: 'one of',
              choices: genders.map(value => ({ value, label: t(`details.genders.${value}`) })),
            },
          ]}
        />
        <RecordPicture family="leagues" id={league.id} name={league.name} />
        <DeleteRecord family="leagues" record={league} />
      </Stack>
    </Paper>
  )
}
