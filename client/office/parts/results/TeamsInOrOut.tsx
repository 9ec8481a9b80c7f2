import { Group, Stack, Table, Text } from '@mantine/core'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { entrantName, type Entrant } from '../../data/entrants.ts'
import { t } from '../../texts/t.ts'
import { ConfirmWithPreview } from '../../frame/ConfirmWithPreview.tsx'

interface TeamsInOrOutProps {
  readonly entrants: readonly Entrant[]
  readonly nameOf: (gameId: number) => string | undefined
}

/** The teams that play on: each can be withdrawn, disqualified, or readmitted. */
export function TeamsInOrOut({ entrants, nameOf }: TeamsInOrOutProps) {
  if (entrants.length === 0) return <Text>{t('results.noTeam')}</Text>
  return (
    <Stack>
      <Text>{t('results.teamsWhat')}</Text>
      <Table style={{ overflowWrap: 'anywhere' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('results.team')}</Table.Th>
            <Table.Th style={inOneLine}>{t('results.standing')}</Table.Th>
            <Table.Th>{t('results.change')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entrants.map(entrant => (
            <Table.Tr key={entrant.team_id}>
              <Table.Th scope="row">{entrantName(entrant)}</Table.Th>
              <Table.Td style={inOneLine}>{t(`results.status.${entrant.status}`)}</Table.Td>
              <Table.Td>
                <Group gap="xs">
                  {statuses.map(
                    status =>
                      status !== entrant.status && (
                        <ConfirmWithPreview
                          key={status}
                          name={t(`results.turn.${status}`, { team: entrantName(entrant) })}
                          change={{
                            method: 'PATCH',
                            path: `/v1/tournament_teams/${entrant.tournament_id}/${entrant.team_id}/`,
                            body: { status },
                            asOf: entrant.time_last_updated,
                          }}
                          nameOf={nameOf}
                        />
                      ),
                  )}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <ExportTable
        title={t('results.teams')}
        table={() => ({
          columns: [t('results.team'), t('results.standing')],
          rows: entrants.map(one => [entrantName(one), t(`results.status.${one.status}`)]),
        })}
      />
    </Stack>
  )
}

const inOneLine = { whiteSpace: 'nowrap' } as const
const statuses = ['playing', 'withdrawn', 'disqualified'] as const
