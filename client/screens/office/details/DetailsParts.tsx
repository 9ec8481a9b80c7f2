import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { leaguesOf } from '../../../office/records/leagues.ts'
import type { Organization, Tournament } from '../../../office/records/shapes.ts'
import { t } from '../../../office/texts/t.ts'
import { Answer } from '../frame/Answer.tsx'
import { DetailsForm, type DetailField } from '../frame/DetailsForm.tsx'
import { RecordPicture } from '../pictures/RecordPicture.tsx'

const isPublic = (): DetailField => ({
  name: 'is_public',
  label: t('details.isPublic'),
  description: t('details.isPublicWhat'),
  kind: 'choice',
})

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
          found.map(({ id, name }) => <RecordPicture key={id} family="leagues" id={id} name={name} />)
        }
      </Answer>
    </Stack>
  )
}

/** What is said of a tournament. */
export function TournamentDetails({ subject }: { subject: Tournament }) {
  return (
    <DetailsForm
      path={`/v1/tournaments/${subject.id}/`}
      record={subject}
      fields={[
        { name: 'name', label: t('details.name'), kind: 'line' },
        { name: 'start_date', label: t('details.startDate'), kind: 'day' },
        { name: 'end_date', label: t('details.endDate'), kind: 'day' },
        { name: 'timezone', label: t('details.timezone'), kind: 'line' },
        { name: 'game_minutes', label: t('details.gameMinutes'), kind: 'number' },
        { name: 'rest_minutes', label: t('details.restMinutes'), kind: 'number' },
        { name: 'info', label: t('details.info'), kind: 'text' },
        isPublic(),
      ]}
    />
  )
}
