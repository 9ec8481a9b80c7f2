import { Anchor, List, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { daysText } from '../../../base/formats/day-title.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { divisionsOf, ownDivisionsOf } from '../../data/divisions.ts'
import { seasonsOfOrganization } from '../../data/seasons-of-league.ts'
import type { Meet, Tournament } from '../../data/shapes.ts'
import { DetailsForm } from '../../frame/DetailsForm.tsx'
import { t } from '../../texts/t.ts'
import { AddDivision } from './AddDivision.tsx'
import { CopyMeet } from './CopyMeet.tsx'
import { DeleteRecord } from './DeleteRecord.tsx'

/** The details of an event with divisions, which are those of all of them, and its divisions. */
export function MeetDetails({ subject }: { subject: Meet }) {
  const divisions = useQuery(divisionsOf(subject.id))
  const own = useQuery(ownDivisionsOf(subject))
  const seasons = useQuery(seasonsOfOrganization(subject.organization_id))
  return (
    <Stack gap="xl">
      <QueryResult query={divisions}>{found => <Divisions meet={subject} divisions={found} />}</QueryResult>
      <DetailsForm
        path={`/v1/meets/${subject.id}/`}
        record={subject}
        fields={[
          { name: 'name', label: t('details.name'), kind: 'line' },
          {
            name: 'start_date',
            label: t('details.startDate'),
            description: t('divisions.ofAll'),
            kind: 'day',
          },
          { name: 'end_date', label: t('details.endDate'), kind: 'day' },
          { name: 'timezone', label: t('details.timezone'), kind: 'zone' },
          { name: 'info', label: t('details.info'), kind: 'text' },
          {
            name: 'is_public',
            label: t('details.isPublic'),
            description: t('divisions.publicWhat'),
            kind: 'choice',
          },
        ]}
      />
      {own.data && own.data.length > 0 && (
        <QueryResult query={seasons}>
          {known => (
            <CopyMeet
              key={own.data.map(({ id }) => id).join()}
              meet={subject}
              divisions={own.data}
              seasons={known}
            />
          )}
        </QueryResult>
      )}
      <DeleteRecord family="meets" record={subject} leadsTo="/office" />
    </Stack>
  )
}

function Divisions({ meet, divisions }: { meet: Meet; divisions: readonly Tournament[] }) {
  const [like] = divisions
  return (
    <Stack gap="sm" component="section" aria-label={t('divisions.title')}>
      <Title order={2}>{t('divisions.title')}</Title>
      {divisions.length === 0 && <Text>{t('divisions.none')}</Text>}
      <List listStyleType="none" spacing="xs">
        {divisions.map(({ id, name, start_date, end_date }) => (
          <List.Item key={id}>
            <Anchor component={Link} href={`/office/tournaments/${id}`} fw={700}>
              {name}
            </Anchor>{' '}
            {start_date !== null && daysText(start_date, end_date)}
          </List.Item>
        ))}
      </List>
      {like && <AddDivision like={like} organizationId={meet.organization_id} />}
    </Stack>
  )
}
