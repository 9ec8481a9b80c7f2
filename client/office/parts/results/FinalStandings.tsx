import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import type { Entrant } from '../../data/entrants.ts'
import { finalStandingsOf, finalStandingsPath, type FinalPlace } from '../../data/final-standings.ts'
import type { Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { HowManyRounds } from './HowManyRounds.tsx'
import { PrintedStandings } from './PrintedStandings.tsx'

interface FinalStandingsProps {
  readonly tournament: Tournament
  readonly entrants: readonly Entrant[]
  /** The number of drawn swiss rounds. */
  readonly swissRounds: number
  readonly nameOf: (gameId: number) => string | undefined
}

/** The places of the whole tournament; recorded permanently once all are decided. */
export function FinalStandings({ tournament, entrants, swissRounds, nameOf }: FinalStandingsProps) {
  const path = finalStandingsPath(tournament.id)
  const query = useQuery(finalStandingsOf(tournament.id))
  const { send, busy, problem } = useChange()
  const kept = new Map(entrants.map(({ team_id, final_standing }) => [team_id, final_standing]))
  return (
    <QueryResult query={query}>
      {({ standings: lines }) => {
        const open = lines.filter(line => !isDecided(line)).length
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
                {lines.map(({ team_id, team, place, reason, ...line }) => (
                  <Table.Tr key={team_id}>
                    <Table.Td>{isDecided(line) ? place : t('results.placeSoFar', { place })}</Table.Td>
                    <Table.Th scope="row" style={{ overflowWrap: 'anywhere' }}>
                      {team?.name}
                    </Table.Th>
                    <Table.Td>{reason}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
            {open > 0 && <HowManyRounds tournament={tournament} drawn={swissRounds} nameOf={nameOf} />}
            <ProblemAlert problem={problem} />
            <PrintedStandings tournament={tournament} places={lines} />
            <Group>
              <SendButton
                busy={busy}
                disabled={open > 0 || isKept}
                onClick={() => void send({ method: 'POST', path })}
              >
                {t('results.keepPlaces')}
              </SendButton>
              <ExportTable
                title={t('results.final')}
                table={() => ({
                  columns: [t('results.place'), t('results.team'), t('results.why')],
                  rows: lines.map(({ place, team, reason, ...line }) => [
                    isDecided(line) ? place : t('results.placeSoFar', { place }),
                    team?.name ?? null,
                    reason,
                  ]),
                })}
              />
              <Button variant="default" leftSection={<IconPrinter />} onClick={() => window.print()}>
                {t('results.print')}
              </Button>
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
    </QueryResult>
  )
}

/** The server records no place that still needs a decision. */
const isDecided = ({
  is_decided,
  is_unresolved,
}: Pick<FinalPlace, 'is_decided' | 'is_unresolved'>): boolean => is_decided && !is_unresolved
