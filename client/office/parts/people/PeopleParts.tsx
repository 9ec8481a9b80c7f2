import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { leagueAt } from '../../data/leagues.ts'
import { ownDivisionsOf } from '../../data/divisions.ts'
import type { Meet, Organization, Tournament } from '../../data/shapes.ts'
import { t as officeT } from '../../texts/t.ts'
import { t } from '../../../texts/t.ts'
import { ScreenQueries } from '../../../components/ScreenQueries.tsx'
import { InviteForm } from '../../../screens/people/InviteForm.tsx'
import { OpenInvitations } from '../../../screens/people/OpenInvitations.tsx'
import { PassSection } from '../../../screens/people/PassSection.tsx'
import { RoleList } from '../../../screens/people/RoleList.tsx'
import { TabletList } from '../../../screens/desk/tablets/TabletList.tsx'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { Recorded } from './Recorded.tsx'

// ScreenQueries: the office keeps its own answers on the device, but none of these.

/** The roles and invitations of an organization, and its passes. */
export function OrganizationPeople({ subject }: { subject: Organization }) {
  return (
    <Stack maw={760}>
      <Title order={2}>{officeT('people.title')}</Title>
      <ScreenQueries>
        <InviteForm organization={subject} />
        <OpenInvitations organizationId={subject.id} />
        <RoleList organizationId={subject.id} />
        <PassSection organizationId={subject.id} />
      </ScreenQueries>
      <Recorded organizationId={subject.id} />
    </Stack>
  )
}

/** The scorekeepers of a tournament: their passes, and their tablets. */
export function TournamentPeople({ subject }: { subject: Tournament }) {
  const owner = useQuery(leagueAt(subject.season.league.id))
  const { id, name } = subject
  const tournament = useMemo(() => ({ kind: 'tournament' as const, id, name }), [id, name])
  return (
    <Stack maw={760}>
      <Title order={2}>{t('office.tablets')}</Title>
      <ScreenQueries>
        <TabletList scope={`tournament:${id}`} />
      </ScreenQueries>
      <QueryResult query={owner}>
        {({ organization_id }) => (
          <ScreenQueries>
            <PassSection organizationId={organization_id} within={tournament} />
          </ScreenQueries>
        )}
      </QueryResult>
    </Stack>
  )
}

/** The scorekeepers of an event with divisions: their passes, and their tablets in each division. */
export function MeetPeople({ subject }: { subject: Meet }) {
  const { id, name, organization_id } = subject
  const meet = useMemo(
    () => ({ kind: 'meet' as const, id, name, ownerId: organization_id }),
    [id, name, organization_id],
  )
  const divisions = useQuery(ownDivisionsOf(subject))
  return (
    <Stack maw={760}>
      <Title order={2}>{officeT('people.title')}</Title>
      <ScreenQueries>
        <PassSection organizationId={organization_id} within={meet} />
      </ScreenQueries>
      <Title order={2}>{t('office.tablets')}</Title>
      <QueryResult query={divisions}>
        {found =>
          found.length === 0 ? (
            <Text>{officeT('divisions.none')}</Text>
          ) : (
            <ScreenQueries>
              {found.map(division => (
                <Stack key={division.id} component="section" aria-label={division.name} gap="xs">
                  <Title order={3}>{division.name}</Title>
                  <TabletList scope={`tournament:${division.id}`} />
                </Stack>
              ))}
            </ScreenQueries>
          )
        }
      </QueryResult>
    </Stack>
  )
}
