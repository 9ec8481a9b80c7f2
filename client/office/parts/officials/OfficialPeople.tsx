import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { officialsOf, teamsTakingPart, type Official } from '../../data/officials.ts'
import { teamsOfOrganization } from '../../data/teams.ts'
import { t } from '../../texts/t.ts'
import { AddOfficials } from './AddOfficials.tsx'
import { absenceText } from './absence-text.ts'
import type { KnownTeam } from './known-team.ts'
import { OfficialDialog } from './OfficialDialog.tsx'
import { OfficialLine } from './OfficialLine.tsx'

/** The people who officiate at games of an organization: added, changed, removed. */
export function OfficialPeople({ organizationId }: { organizationId: number }) {
  const query = useQuery(officialsOf(organizationId))
  const own = useQuery(teamsOfOrganization(organizationId))
  const entered = useQuery(teamsTakingPart(organizationId))
  const teams = knownTeams(own.data ?? [], entered.data ?? [])
  const [edited, setEdited] = useState<Official | 'new' | null>(null)
  return (
    <Stack maw={900}>
      <Title order={2}>{t('officials.title')}</Title>
      <Text>{t('officials.peopleWhat')}</Text>
      <QueryResult query={query}>
        {found => (
          <>
            <Group>
              <Button onClick={() => setEdited('new')}>{t('officials.add')}</Button>
              <AddOfficials organizationId={organizationId} known={found} />
              {found.length > 0 && (
                <ExportTable title={t('officials.title')} table={() => peopleTable(found, teams)} />
              )}
            </Group>
            {found.length === 0 && <Text>{t('officials.none')}</Text>}
            {found.map(one => (
              <OfficialLine key={one.id} official={one} teams={teams} onChange={() => setEdited(one)} />
            ))}
            {edited !== null && (
              <OfficialDialog
                organizationId={organizationId}
                official={edited === 'new' ? null : edited}
                teams={teams}
                onClose={() => setEdited(null)}
              />
            )}
          </>
        )}
      </QueryResult>
    </Stack>
  )
}

interface OwnTeam extends KnownTeam {
  readonly season: { readonly name: string } | null
}

interface EnteredTeam {
  readonly team_id: number
  readonly team_name: string
  readonly team: { readonly name: string } | null
}

/** The teams of an organization by their seasons, and the guests of its tournaments, each once. */
function knownTeams(own: readonly OwnTeam[], entered: readonly EnteredTeam[]): KnownTeam[] {
  const teams = new Map(
    entered.map(({ team_id, team_name, team }) => [team_id, { id: team_id, name: team?.name ?? team_name }]),
  )
  for (const { id, name, season } of own)
    teams.set(id, {
      id,
      name: season ? t('officials.teamOfSeason', { team: name, season: season.name }) : name,
    })
  return [...teams.values()].toSorted((one, two) => one.name.localeCompare(two.name))
}

const peopleTable = (officials: readonly Official[], teams: readonly KnownTeam[]) => ({
  columns: [
    t('officials.name'),
    t('lists.email'),
    t('officials.roles'),
    t('officials.teams'),
    t('officials.absences'),
  ],
  rows: officials.map(({ name, email, roles, team_ids, unavailable }) => [
    name,
    email,
    roles.join(', '),
    team_ids.map(id => teams.find(team => team.id === id)?.name ?? '?').join(', '),
    unavailable.map(absenceText).join('; '),
  ]),
})
