import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { seasonScope, tournamentScope } from '../../../../shared-schema/replication/scope.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { entrantsOf, namesOf } from '../../data/entrants.ts'
import { hasSpiritIn } from '../../data/spirit.ts'
import type { Season, Tournament } from '../../data/shapes.ts'
import { teamsOfSeason } from '../../data/teams.ts'
import { Awards } from './Awards.tsx'
import { CloseEvent } from './CloseEvent.tsx'
import { SpiritAward } from './SpiritAward.tsx'

/** The end of a tournament: what is still open, its awards, and the lock. */
export function TournamentClosing({ subject }: { subject: Tournament }) {
  const entrants = useQuery(entrantsOf(subject.id))
  const { data: hasSpirit = false } = useQuery(hasSpiritIn(subject))
  const scope = tournamentScope(subject.id)
  return (
    <QueryResult query={entrants}>
      {found => (
        <Stack gap="xl">
          <CloseEvent
            event={subject}
            scope={scope}
            openPlaces={found.filter(({ final_standing }) => final_standing === null).length}
          />
          <Awards
            scope={scope}
            isClosed={subject.is_closed}
            teams={[...namesOf(found)].map(([id, name]) => ({ id, name }))}
          >
            {hasSpirit && <SpiritAward tournamentId={subject.id} />}
          </Awards>
        </Stack>
      )}
    </QueryResult>
  )
}

/** The end of a season. */
export function SeasonClosing({ subject }: { subject: Season }) {
  const teams = useQuery(teamsOfSeason(subject.id))
  const scope = seasonScope(subject.id)
  return (
    <QueryResult query={teams}>
      {found => (
        <Stack gap="xl">
          <CloseEvent event={subject} scope={scope} openPlaces={0} />
          <Awards scope={scope} isClosed={subject.is_closed} teams={found} />
        </Stack>
      )}
    </QueryResult>
  )
}
