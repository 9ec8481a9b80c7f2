import { Alert, Anchor, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { playerName } from '../../../reading/league/record-shapes.ts'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { eligibilityOf, warnedIn, type EligibilityWarning } from '../../data/eligibility.ts'
import { t } from '../../texts/t.ts'
import type { TeamsPlace } from './use-known-teams.ts'

const eventOf = ({ tournament_id, season_id }: TeamsPlace) =>
  tournament_id === null
    ? { family: 'seasons' as const, id: season_id }
    : { family: 'tournaments' as const, id: tournament_id }

/** All players and rosters that do not meet the rules of an event. */
export function EligibilityList({ place }: { place: TeamsPlace }) {
  const found = useQuery(eligibilityOf(eventOf(place)))
  const [, want] = useSearchParams()
  return (
    <Stack>
      <Anchor
        component="button"
        ta="start"
        onClick={() => want({})}
        style={{ alignSelf: 'flex-start', minHeight: 44 }}
      >
        {t('teams.back')}
      </Anchor>
      <Title order={2}>{t('eligibility.title')}</Title>
      <Text>{t('eligibility.listWhat')}</Text>
      <QueryResult query={found}>
        {({ warnings }) =>
          warnings.length === 0 ? (
            <Text role="status">{t('eligibility.none')}</Text>
          ) : (
            <Warnings warnings={warnings} />
          )
        }
      </QueryResult>
    </Stack>
  )
}

function Warnings({ warnings }: { warnings: readonly EligibilityWarning[] }) {
  return (
    <>
      <Text fw={700} role="status">
        {t('eligibility.many', { count: warnedIn(warnings) })}
      </Text>
      <ExportTable
        title={t('eligibility.title')}
        table={() => ({
          columns: [t('teams.team'), t('teams.player'), t('eligibility.reason')],
          rows: warnings.map(one => [one.team?.name ?? '', playerText(one), one.text]),
        })}
      />
      <Table aria-label={t('eligibility.title')} maw={900}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('teams.team')}</Table.Th>
            <Table.Th>{t('teams.player')}</Table.Th>
            <Table.Th>{t('eligibility.reason')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {warnings.map(one => (
            <Table.Tr key={`${one.team_id}/${one.player_id}/${one.kind}`}>
              <Table.Td>
                <Anchor component={Link} href={`?team=${one.team_id}`}>
                  {one.team?.name ?? ''}
                </Anchor>
              </Table.Td>
              <Table.Td>{playerText(one)}</Table.Td>
              <Table.Td>{one.text}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  )
}

const playerText = ({ player }: EligibilityWarning): string => (player === null ? '' : playerName(player))

/** Says that an event has warnings, with a link to them. */
export function EligibilityNote({ place }: { place: TeamsPlace }) {
  const { data } = useQuery(eligibilityOf(eventOf(place)))
  return data && data.warnings.length > 0 ? (
    <Alert color="yellow" role="status">
      <Anchor component={Link} href="?show=eligibility" display="inline-block" py={4}>
        {t('eligibility.many', { count: warnedIn(data.warnings) })}
      </Anchor>
    </Alert>
  ) : null
}

/** The warnings of one team, above its roster. */
export function EligibilityOfTeam({ place, teamId }: { place: TeamsPlace; teamId: number }) {
  const { data } = useQuery(eligibilityOf(eventOf(place)))
  const warnings = data?.warnings.filter(({ team_id }) => team_id === teamId) ?? []
  return warnings.length > 0 ? (
    <Alert color="yellow" role="status" title={t('eligibility.title')}>
      {warnings.map(({ player_id, kind, text }) => (
        <Text key={`${player_id}/${kind}`}>{text}</Text>
      ))}
    </Alert>
  ) : null
}
