import { Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { RemoveRecord } from '../../frame/RemoveRecord.tsx'
import { leagueAt } from '../../data/leagues.ts'
import { listOf } from '../../data/queries.ts'
import { tournament, type Organization, type Tournament } from '../../data/shapes.ts'
import { sitesOf, type EventSite } from '../../data/sites.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { DetailsForm } from '../../frame/DetailsForm.tsx'
import { Fields } from './Fields.tsx'
import { NewSite } from './NewSite.tsx'
import { PlayingHere } from './PlayingHere.tsx'
import { SiteMap } from './SiteMap.tsx'

/** The sites of an organization, each with its fields and their hours. */
export const OrganizationSites = ({ subject }: { subject: Organization }) => (
  <Sites organizationId={subject.id} />
)

/** The same for a tournament: a new site belongs to it. */
export function TournamentSites({ subject }: { subject: Tournament }) {
  const league = useQuery(leagueAt(subject.season.league.id))
  return (
    <QueryResult query={league}>
      {({ organization_id }) => <Sites organizationId={organization_id} tournamentId={subject.id} />}
    </QueryResult>
  )
}

interface SitesProps {
  readonly organizationId: number
  /** The tournament of a new site; none by default. */
  readonly tournamentId?: number
}

function Sites({ organizationId, tournamentId }: SitesProps) {
  const sites = useQuery(sitesOf(organizationId))
  const tournaments = useQuery(
    listOf('tournaments', { organization_id: String(organizationId), order_by: '[-start_date]' }, tournament),
  )
  return (
    <QueryResult query={tournaments}>
      {played => (
        <QueryResult query={sites}>
          {found => (
            <Stack>
              {found.length === 0 && <Text>{t('sites.none')}</Text>}
              {found.map(site => (
                <Site key={site.id} site={site} tournaments={played} />
              ))}
              <NewSite
                organizationId={organizationId}
                tournaments={played}
                {...(tournamentId !== undefined && { tournamentId })}
              />
            </Stack>
          )}
        </QueryResult>
      )}
    </QueryResult>
  )
}

function Site({ site, tournaments }: { site: EventSite; tournaments: readonly Tournament[] }) {
  const path = `/v1/event_sites/${site.id}/`
  return (
    <Paper withBorder p="md" component="section" aria-label={site.name}>
      <Stack>
        <Title order={2}>{site.name}</Title>
        <DetailsForm
          path={path}
          record={site}
          fields={[
            { name: 'name', label: t('sites.name'), kind: 'line' },
            { name: 'description', label: t('sites.description'), kind: 'text' },
            { name: 'directions', label: t('sites.directions'), kind: 'text' },
          ]}
        />
        <PlayingHere site={site} tournaments={tournaments} />
        <Fields site={site} />
        <SiteMap site={site} />
        <div>
          <RemoveRecord
            name={t('sites.remove', { name: site.name })}
            consequence={t('sites.removeSite')}
            confirm={t('sites.confirm')}
            path={`${path}?cascade=true`}
            asOf={site.time_last_updated}
          />
        </div>
      </Stack>
    </Paper>
  )
}
