import { Group, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import type { Entrant } from '../../../office/records/entrants.ts'
import { answerOf } from '../../../office/records/queries.ts'
import { t } from '../../../office/texts/t.ts'
import { Answer } from '../frame/Answer.tsx'
import { SendButton } from '../frame/SendButton.tsx'
import { useChange } from '../frame/use-change.ts'

const standings = z.object({
  standings: z.array(
    z.object({
      place: z.int(),
      team_id: z.int(),
      team: z.object({ name: z.string() }).nullable(),
      is_decided: z.boolean(),
      is_unresolved: z.boolean(),
      reason: z.string(),
    }),
  ),
})

/** The places of the whole tournament; written down for good once all are decided. */
export function FinalStandings({
  tournamentId,
  entrants,
}: {
  tournamentId: number
  entrants: readonly Entrant[]
}) {
  const path = `/v1/tournaments/${tournamentId}/standings/`
  const query = useQuery(answerOf(path, standings))
  const { send, busy, problem } = useChange()
  const kept = new Map(entrants.map(({ team_id, final_standing }) => [team_id, final_standing]))
  return (
    <Answer query={query}>
      {({ standings: lines }) => {
        const open = lines.filter(({ is_decided }) => !is_decided).length
        const isKept = lines.every(({ team_id, place }) => kept.get(team_id) === place)
        return lines.length === 0 ? (
          <Text>{t('results.noStandings')}</Text>
        ) : (
          <Stack>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('results.place')}</Table.Th>
                  <Table.Th>{t('results.team')}</Table.Th>
                  <Table.Th>{t('results.why')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {lines.map(({ team_id, team, place, is_decided, reason }) => (
                  <Table.Tr key={team_id}>
                    <Table.Td>{is_decided ? place : t('results.placeSoFar', { place })}</Table.Td>
                    <Table.Th scope="row">{team?.name}</Table.Th>
                    <Table.Td>{reason}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
            <ProblemAlert problem={problem} />
            <Group>
              <SendButton
                busy={busy}
                disabled={open > 0 || isKept}
                onClick={() => void send({ method: 'POST', path, shape: z.unknown() }).catch(() => undefined)}
              >
                {t('results.keepPlaces')}
              </SendButton>
              <Text role="status">
                {open > 0
                  ? t('results.placesOpen', { count: open })
                  : isKept
                    ? t('results.placesKept')
                    : t('results.placesDecided')}
              </Text>
            </Group>
          </Stack>
        )
      }}
    </Answer>
  )
}
