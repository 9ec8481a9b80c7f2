import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { leaguesOf } from '../../../office/records/leagues.ts'
import type { Organization, Season, Tournament } from '../../../office/records/shapes.ts'
import { t } from '../../../office/texts/t.ts'
import { Answer } from '../frame/Answer.tsx'
import { DetailsForm, type DetailField } from '../frame/DetailsForm.tsx'
import { RecordPicture } from '../pictures/RecordPicture.tsx'
import { DeleteRecord } from './DeleteRecord.tsx'

const isPublic = (): DetailField => ({
  name: 'is_public',
  label: t('details.isPublic'),
  description: t('details.isPublicWhat'),
  kind: 'choice',
})

const days = (): DetailField[] => [
  { name: 'start_date', label: t('details.startDate'), kind: 'day' },
  { name: 'end_date', label: t('details.endDate'), kind: 'day' },
]

/** What is said of an organization, and the pictures of it and its leagues. */
export function OrganizationDetails({ subject }: { subject: Organization }) {
  const leagues = useQuery(leaguesOf(subject.id))
  return (
    <Stack gap="xl">
      <DetailsForm
        path={`/v1/organizations/${subject.id}/`}
        record={subject}
        fields={[{ name: 'name', label: t('details.name'), kind: 'line' }, isPublic()]}
      />
      <RecordPicture family="organizations" id={subject.id} name={subject.name} />
      <Answer query={leagues}>
        {found =>
          found.map(league => (
            <Stack key={league.id}>
              <RecordPicture family="leagues" id={league.id} name={league.name} />
              <DeleteRecord family="leagues" record={league} />
            </Stack>
          ))
        }
      </Answer>
      <DeleteRecord family="organizations" record={subject} leadsTo="/office" />
    </Stack>
  )
}

/** What is said of a tournament. */
export function TournamentDetails({ subject }: { subject: Tournament }) {
  return (
    <Stack gap="xl">
      <DetailsForm
        path={`/v1/tournaments/${subject.id}/`}
        record={subject}
        fields={[
          { name: 'name', label: t('details.name'), kind: 'line' },
          ...days(),
          { name: 'timezone', label: t('details.timezone'), kind: 'line' },
          { name: 'game_minutes', label: t('details.gameMinutes'), kind: 'number' },
          { name: 'rest_minutes', label: t('details.restMinutes'), kind: 'number' },
          {
            name: 'number_of_swiss_rounds',
            label: t('details.swissRounds'),
            description: t('details.swissRoundsWhat'),
            kind: 'number',
          },
          { name: 'info', label: t('details.info'), kind: 'text' },
          isPublic(),
        ]}
      />
      <DeleteRecord family="tournaments" record={subject} leadsTo="/office" />
    </Stack>
  )
}

/** What is said of a season. */
export function SeasonDetails({ subject }: { subject: Season }) {
  return (
    <Stack gap="xl">
      <DetailsForm
        path={`/v1/seasons/${subject.id}/`}
        record={subject}
        fields={[{ name: 'name', label: t('details.name'), kind: 'line' }, ...days()]}
      />
      <DeleteRecord family="seasons" record={subject} leadsTo="/office" />
    </Stack>
  )
}
