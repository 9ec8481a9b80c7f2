import { Table, Text } from '@mantine/core'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import type { Counters } from '../../../shared-schema/sports/sport-rules.ts'
import type { GameView } from '../../scoring/game-view.ts'

const columns: readonly { short: string; name: string; counter: string }[] = [
  { short: 'G', name: 'Goals', counter: 'goals_caught' },
  { short: 'A', name: 'Assists', counter: 'goals_thrown' },
  { short: 'D', name: 'Ds', counter: 'ds' },
  { short: 'T', name: 'Turnovers', counter: 'turnovers' },
]

const plusMinus = (counters: Counters): number => rulesOf('ultimate').derived(counters)['plus_minus'] ?? 0

/** Goals, assists, Ds and turnovers of each player, as counted from the plays on this device. */
export function BoxScoreTable({ view: { sides, box, names } }: { view: GameView }) {
  if (box.teams.length === 0) return <Text>Nothing recorded yet.</Text>
  return sides.filter(({ id }) => id !== null).map(({ id, name }) => {
    const players = box.players.filter(line => line.team_id === id).sort((a, b) => plusMinus(b.counters) - plusMinus(a.counters))
    const team = box.teams.find(line => line.team_id === id)
    return (
      <Table key={id} fz="md" mb="md" horizontalSpacing={6} withTableBorder bg="white">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{name}</Table.Th>
            {columns.map(({ short, name: full }) => <Table.Th key={short} ta="right"><abbr title={full}>{short}</abbr></Table.Th>)}
            <Table.Th ta="right"><abbr title="Plus/minus">+/−</abbr></Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {players.map(line => <Row key={line.player_id} label={names.player(line.player_id)} counters={line.counters} />)}
          {team && <Row label="Team" counters={team.counters} bold />}
        </Table.Tbody>
      </Table>
    )
  })
}

function Row({ label, counters, bold = false }: { label: string; counters: Counters; bold?: boolean }) {
  return (
    <Table.Tr fw={bold ? 800 : 500}>
      <Table.Td>{label}</Table.Td>
      {columns.map(({ counter }) => <Table.Td key={counter} ta="right">{counters[counter] ?? 0}</Table.Td>)}
      <Table.Td ta="right">{bold ? '' : plusMinus(counters)}</Table.Td>
    </Table.Tr>
  )
}
