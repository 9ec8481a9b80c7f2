import { Anchor, List, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { SheetTable } from '../../../base/sheets/table.ts'
import { spiritCategories } from '../../../../shared-schema/rules/spirit/read-spirit.ts'
import { spiritOf, type SpiritRanking } from '../../data/spirit.ts'
import { t } from '../../texts/t.ts'
import { numberT, sharedT } from '../../../texts/t.ts'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { QueryResult } from '../../../components/QueryResult.tsx'
import classes from './results.module.css'

const figure = (value: number | null): string => (value === null ? '–' : numberT(value, 2))

const spiritTable = (ranking: SpiritRanking): SheetTable => ({
  columns: [
    ...[t('results.place'), t('results.team'), t('spirit.games'), t('spirit.mean')],
    ...spiritCategories.map(name => sharedT(`spirit.category.${name}`)),
  ],
  rows: ranking.map(({ place, team, games, mean, categories }) => [
    ...[mean === null ? null : place, team?.name ?? null, games, mean],
    ...spiritCategories.map(name => categories[name] ?? null),
  ]),
})

/** The spirit ranking of a tournament, and the missing scores. */
export function Spirit({ tournamentId }: { tournamentId: number }) {
  const query = useQuery(spiritOf(tournamentId))
  return (
    <QueryResult query={query}>
      {({ ranking, missing }) =>
        ranking.length === 0 ? (
          <Text>{t('results.noTeam')}</Text>
        ) : (
          <Stack>
            <Text>{t('spirit.what')}</Text>
            <div className={classes.wide} tabIndex={0} role="group" aria-label={t('results.spirit')}>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('results.place')}</Table.Th>
                    <Table.Th>{t('results.team')}</Table.Th>
                    <Table.Th>{t('spirit.games')}</Table.Th>
                    <Table.Th>{t('spirit.mean')}</Table.Th>
                    {spiritCategories.map(name => (
                      <Table.Th key={name}>{sharedT(`spirit.category.${name}`)}</Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {ranking.map(({ place, team_id, team, games, mean, categories }) => (
                    <Table.Tr key={team_id}>
                      <Table.Td>{mean === null ? '–' : place}</Table.Td>
                      <Table.Th scope="row" style={{ overflowWrap: 'anywhere' }}>
                        {team?.name}
                      </Table.Th>
                      <Table.Td>{games}</Table.Td>
                      <Table.Td fw={700}>{figure(mean)}</Table.Td>
                      {spiritCategories.map(name => (
                        <Table.Td key={name}>{figure(categories[name] ?? null)}</Table.Td>
                      ))}
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </div>
            <ExportTable title={t('results.spirit')} table={() => spiritTable(ranking)} />
            <Title order={2} size="h4">
              {t('spirit.missing', { count: missing.length })}
            </Title>
            <List aria-label={t('spirit.missing', { count: missing.length })}>
              {missing.map(({ game_id, team_id, text }) => (
                <List.Item key={`${game_id} ${team_id}`}>
                  <Anchor component={Link} href={`/events/tournament:${tournamentId}/games/${game_id}`}>
                    {text}
                  </Anchor>
                </List.Item>
              ))}
            </List>
          </Stack>
        )
      }
    </QueryResult>
  )
}
