import { Table, Text } from '@mantine/core'
import { useLatest } from '../../../components/use-latest.ts'
import { requestLog$, type LoggedRequest } from '../../../sync/replication/request-log.ts'

/** The last requests of replication, the latest first. */
export function RequestTable() {
  const requests = useLatest(requestLog$, requestLog$.value)
  if (requests.length === 0) return <Text>No requests yet.</Text>
  return (
    <Table aria-label="Requests" fz="xs" verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          {['Request (time in UTC)', 'Status', 'ms', 'Bytes'].map(name => (
            <Table.Th key={name}>{name}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {requests.map(request => (
          <Row key={request.id} request={request} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

const Row = ({ request: { at, method, path, status, ms, bytes } }: { request: LoggedRequest }) => (
  <Table.Tr c={status === null || status === 200 ? undefined : 'var(--bad)'}>
    <Table.Td style={{ overflowWrap: 'anywhere' }}>
      {new Date(at).toISOString().slice(11, 23)} <b>{method}</b> {path}
    </Table.Td>
    <Table.Td>{status ?? 'waits'}</Table.Td>
    <Table.Td>{ms === null ? 'open' : Math.round(ms)}</Table.Td>
    <Table.Td>{bytes}</Table.Td>
  </Table.Tr>
)
