import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { entrantsOf } from '../../data/entrants.ts'
import type { Season, Tournament } from '../../data/shapes.ts'
import { teamsOfSeason } from '../../data/teams.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { AddTeams } from './AddTeams.tsx'
import { CopyTeams } from './CopyTeams.tsx'
import { DrawTeams } from './DrawTeams.tsx'
import { EligibilityList, EligibilityNote } from './Eligibility.tsx'
import { Roster } from './Roster.tsx'
import { TeamsTable } from './TeamsTable.tsx'
import { rowsOfSeason, rowsOfTournament, type TeamRow } from './team-rows.ts'
import type { TeamsPlace } from './use-known-teams.ts'

/** The teams of a tournament with their seeds, and their rosters. */
export function TournamentTeams({ subject }: { subject: Tournament }) {
  const { id, season_id, season, start_date } = subject
  const teams = useQuery(teamsOfSeason(season_id))
  const entrants = useQuery(entrantsOf(id))
  return (
    <QueryResult query={entrants}>
      {inIt => (
        <Teams
          rows={rowsOfTournament(teams.data ?? [], inIt)}
          place={{ season_id, tournament_id: id, league_id: season.league.id }}
          drawDay={start_date}
        />
      )}
    </QueryResult>
  )
}

/** The teams of a season, and their rosters. */
export function SeasonTeams({ subject: { id, league_id } }: { subject: Season }) {
  const teams = useQuery(teamsOfSeason(id))
  return (
    <QueryResult query={teams}>
      {found => (
        <Teams rows={rowsOfSeason(found)} place={{ season_id: id, tournament_id: null, league_id }} />
      )}
    </QueryResult>
  )
}

interface TeamsProps {
  readonly rows: readonly TeamRow[]
  readonly place: TeamsPlace
  /** The day for which teams can be drawn, null while it is open; absent for a season. */
  readonly drawDay?: string | null
}

function Teams({ rows, place, drawDay }: TeamsProps) {
  const { tournament_id } = place
  const [wanted] = useSearchParams()
  const openRow = rows.find(({ id }) => id === Number(wanted.get('team')))
  if (wanted.get('show') === 'eligibility') return <EligibilityList place={place} />
  if (openRow) return <Roster key={openRow.id} team={openRow} place={place} />
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Title order={2}>{t('teams.many', { count: rows.length })}</Title>
        <EligibilityNote place={place} />
        {rows.length === 0 ? (
          <Text>{t('teams.none')}</Text>
        ) : (
          <TeamsTable rows={rows} tournamentId={place.tournament_id} seasonId={place.season_id} />
        )}
      </Stack>
      <AddTeams {...place} />
      <CopyTeams {...place} />
      {tournament_id !== null && drawDay !== undefined && (
        <DrawTeams {...place} tournament_id={tournament_id} day={drawDay} />
      )}
    </Stack>
  )
}
