import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { seasonScope, tournamentScope } from '../../../../shared-schema/replication/scope.ts'
import { leagueAt, leaguesOf } from '../../data/leagues.ts'
import { seasonsOfOrganization } from '../../data/seasons-of-league.ts'
import type { Organization, Season, Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import type { DetailField } from '../../frame/DetailInput.tsx'
import { EventLink } from '../../frame/EventLink.tsx'
import { DetailsForm } from '../../frame/DetailsForm.tsx'
import { RecordPicture } from '../pictures/RecordPicture.tsx'
import { TournamentDivisions } from './AddDivision.tsx'
import { CopySeason } from './CopySeason.tsx'
import { CopyTournament } from './CopyTournament.tsx'
import { DeleteRecord } from './DeleteRecord.tsx'
import { LeagueDetails } from './LeagueDetails.tsx'

const isPublic = (description: string = t('details.isPublicWhat')): DetailField => ({
  name: 'is_public',
  label: t('details.isPublic'),
  description,
  kind: 'choice',
})

const days = (): DetailField[] => [
  { name: 'start_date', label: t('details.startDate'), kind: 'day' },
  { name: 'end_date', label: t('details.endDate'), kind: 'day' },
]

/** The details of an organization and its leagues. */
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
      <QueryResult query={leagues}>
        {found => found.map(league => <LeagueDetails key={league.id} league={league} />)}
      </QueryResult>
      <DeleteRecord family="organizations" record={subject} leadsTo="/office" />
    </Stack>
  )
}

/** The details of a tournament. */
export function TournamentDetails({ subject }: { subject: Tournament }) {
  const { id, name } = subject.season.league
  const { data: league } = useQuery(leagueAt(id))
  const seasons = useQuery({
    ...seasonsOfOrganization(league?.organization_id ?? 0),
    enabled: league !== undefined,
  })
  const others = (seasons.data ?? []).filter(one => one.id !== subject.season_id)
  const own = { id: subject.season_id, name: `${name} ${subject.season.name}` }
  return (
    <Stack gap="xl">
      <DetailsForm
        path={`/v1/tournaments/${subject.id}/`}
        record={subject}
        fields={[
          { name: 'name', label: t('details.name'), kind: 'line' },
          ...days(),
          { name: 'timezone', label: t('details.timezone'), kind: 'zone' },
          { name: 'game_minutes', label: t('details.gameMinutes'), kind: 'number' },
          { name: 'rest_minutes', label: t('details.restMinutes'), kind: 'number' },
          {
            name: 'number_of_swiss_rounds',
            label: t('details.swissRounds'),
            description: t('details.swissRoundsWhat'),
            kind: 'number',
          },
          {
            name: 'season_id',
            label: t('details.season'),
            description: t('details.seasonWhat'),
            kind: 'record',
            records: [own, ...others.map(one => ({ id: one.id, name: `${one.league.name} ${one.name}` }))],
          },
          { name: 'info', label: t('details.info'), kind: 'text' },
          isPublic(),
        ]}
      />
      {subject.is_public && subject.visibility === 'live' && (
        <EventLink scope={tournamentScope(subject.id)} />
      )}
      {league && (
        <TournamentDivisions key={subject.id} like={subject} organizationId={league.organization_id} />
      )}
      {league && (
        <CopyTournament key={`copy ${subject.id}`} tournament={subject} seasons={seasons.data ?? []} />
      )}
      <DeleteRecord family="tournaments" record={subject} leadsTo="/office" />
    </Stack>
  )
}

/** The details of a season. */
export function SeasonDetails({ subject }: { subject: Season }) {
  const { data: league } = useQuery(leagueAt(subject.league_id))
  const leagues = useQuery({
    ...leaguesOf(league?.organization_id ?? 0),
    enabled: league !== undefined,
  })
  const others = (leagues.data ?? []).filter(({ id }) => id !== subject.league_id)
  return (
    <Stack gap="xl">
      <DetailsForm
        path={`/v1/seasons/${subject.id}/`}
        record={subject}
        fields={[
          { name: 'name', label: t('details.name'), kind: 'line' },
          ...days(),
          {
            name: 'league_id',
            label: t('start.league'),
            description: t('details.leagueWhat'),
            kind: 'record',
            records: [subject.league, ...others],
          },
          isPublic(t('details.isPublicSeasonWhat')),
        ]}
      />
      {subject.is_public && <EventLink scope={seasonScope(subject.id)} />}
      <CopySeason key={subject.id} season={subject} />
      <DeleteRecord family="seasons" record={subject} leadsTo="/office" />
    </Stack>
  )
}
