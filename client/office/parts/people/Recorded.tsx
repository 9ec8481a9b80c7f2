import { Anchor, Modal, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { momentCell } from '../../../base/sheets/table.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { momentOf } from '../../../base/formats/own-clock.ts'
import { recordedBy } from '../../data/recorded.ts'
import { t } from '../../texts/t.ts'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { useSearchChoices } from '../../../components/use-search-choices.ts'

/** One person's recordings, game by game, if the address selects one: `?recorded=PERSON`. */
export function Recorded({ organizationId }: { organizationId: number }) {
  const [wanted, choose] = useSearchChoices()
  const personId = wanted.get('recorded') ?? ''
  const query = useQuery(recordedBy(organizationId, personId))
  const name = query.data?.person
  return (
    <Modal
      opened={personId !== ''}
      onClose={() => choose({ recorded: null })}
      size="xl"
      title={name ? t('people.recordedBy', { name: bidiIsolate(name) }) : t('people.recorded')}
    >
      <QueryResult query={query}>
        {({ games, total }) =>
          games.length === 0 ? (
            <Text>{t('people.nothingRecorded')}</Text>
          ) : (
            <Stack>
              <Text>{t('people.gamesRecorded', { count: total })}</Text>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('people.game')}</Table.Th>
                    <Table.Th>{t('people.entries')}</Table.Th>
                    <Table.Th>{t('people.latest')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {games.map(({ game_id, tournament_id, season_id, name: game, entries, latest }) => (
                    <Table.Tr key={game_id}>
                      <Table.Th scope="row" style={{ overflowWrap: 'anywhere' }}>
                        <Anchor
                          component={Link}
                          href={`/events/${tournament_id === null ? `season:${season_id}` : `tournament:${tournament_id}`}/games/${game_id}`}
                        >
                          {game}
                        </Anchor>
                      </Table.Th>
                      <Table.Td>{entries}</Table.Td>
                      <Table.Td>{momentOf(latest)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
              <ExportTable
                title={t('people.recorded')}
                table={() => ({
                  columns: [t('people.game'), t('people.entries'), t('people.latest')],
                  rows: games.map(one => [one.name, one.entries, momentCell(one.latest)]),
                })}
              />
              {total > games.length && <Text>{t('people.latestOnly', { count: games.length })}</Text>}
            </Stack>
          )
        }
      </QueryResult>
    </Modal>
  )
}
