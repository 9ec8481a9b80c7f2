import { Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import type { GameLine } from '../../game-lists/lines.ts'
import { t } from '../../texts/t.ts'

/** The number of rows shown; those that need somebody's attention come first. */
const SHOWN = 200

interface RowEffect {
  readonly teams: readonly [string, string]
  /** The place among the rows: 0 for a row that needs somebody's attention. */
  readonly rank: number
  readonly text: string
  /** Choices and remarks below the text. */
  readonly more?: ReactNode
}

interface RowsTableProps {
  readonly lines: readonly GameLine[]
  readonly effectOf: (line: GameLine) => RowEffect | undefined
}

/** The rows of a list of games, each with its effect. */
export function RowsTable({ lines, effectOf }: RowsTableProps) {
  const rows = lines.flatMap(row => {
    const effect = effectOf(row)
    return effect ? [{ line: row.line, ...effect }] : []
  })
  return (
    <>
      <Table aria-label={t('teams.preview')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('teams.line')}</Table.Th>
            <Table.Th>{t('people.game')}</Table.Th>
            <Table.Th>{t('teams.leadsTo')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows
            .toSorted((one, other) => one.rank - other.rank)
            .slice(0, SHOWN)
            .map(({ line, teams: [one, two], rank, text, more }) => (
              <Table.Tr key={line}>
                <Table.Td>{line}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  {t('results.pair', { one: bidiIsolate(one), two: bidiIsolate(two) })}
                </Table.Td>
                <Table.Td>
                  <Text fw={rank === 0 ? 700 : undefined}>{text}</Text>
                  {more}
                </Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
      {rows.length > SHOWN && <Text>{t('teams.moreRows', { count: rows.length - SHOWN })}</Text>}
    </>
  )
}
