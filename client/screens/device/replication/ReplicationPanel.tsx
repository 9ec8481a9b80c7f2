import { Stack, Table, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useServices } from '../../../components/services.ts'
import { useLatest } from '../../../components/use-latest.ts'
import { watchStandings, type ScopeStanding } from '../../../sync/status/watch-sync.ts'
import { RequestTable } from './RequestTable.tsx'

const none: readonly ScopeStanding[] = []

/** For developers: how far each open scope is, and the last requests of replication. In development only. */
export function ReplicationPanel() {
  const { scopes } = useServices()
  const standings = useLatest(
    useMemo(() => watchStandings(scopes), [scopes]),
    none,
  )
  return (
    <Stack component="section" aria-label="Replication" gap="sm">
      <Title order={2}>Replication</Title>
      <Text size="sm">
        Shown in development only. Of several tabs one replicates, and only that one has requests.
      </Text>
      {standings.length === 0 ? (
        <Text>No scope is open.</Text>
      ) : (
        <Table.ScrollContainer type="native" minWidth={0}>
          <Table aria-label="Open scopes">
            <Table.Thead>
              <Table.Tr>
                {['Scope', 'Position', 'Head', 'Unsent', 'Connection'].map(name => (
                  <Table.Th key={name}>{name}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {standings.map(({ open: { scope }, unsent, report }) => (
                <Table.Tr key={scope}>
                  <Table.Td>{scope}</Table.Td>
                  <Table.Td>{report.position}</Table.Td>
                  <Table.Td>{report.head}</Table.Td>
                  <Table.Td>{unsent}</Table.Td>
                  <Table.Td>{report.connection}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <RequestTable />
    </Stack>
  )
}
