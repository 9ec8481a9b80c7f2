import { useQuery } from '@tanstack/react-query'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { officiatingOf } from '../../data/officials.ts'
import type { Organization, Season, Tournament } from '../../data/shapes.ts'
import { EventOfficials } from './EventOfficials.tsx'
import { OfficialPeople } from './OfficialPeople.tsx'

/** The people who officiate at games of an organization. */
export const OrganizationOfficials = ({ subject }: { subject: Organization }) => (
  <OfficialPeople organizationId={subject.id} />
)

/** Who officiates at the games of a tournament. */
export function TournamentOfficials({ subject }: { subject: Tournament }) {
  const event = { family: 'tournaments' as const, id: subject.id }
  const query = useQuery(officiatingOf(event))
  return (
    <QueryResult query={query}>
      {found => <EventOfficials event={event} subject={subject} officiating={found} />}
    </QueryResult>
  )
}

/** Who officiates at the games of a season outside of tournaments. */
export function SeasonOfficials({ subject }: { subject: Season }) {
  const event = { family: 'seasons' as const, id: subject.id }
  const query = useQuery(officiatingOf(event))
  return (
    <QueryResult query={query}>
      {found => <EventOfficials event={event} subject={subject} officiating={found} />}
    </QueryResult>
  )
}
