import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { useNearRows } from './use-near-rows.ts'

interface LongTableProps<Row> {
  readonly label: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => number
  readonly cells: (row: Row) => readonly ReactNode[]
}

const ROW_HEIGHT = 60
const BEYOND = 12

/** A table of any length: only rows near the screen are in the page. */
export function LongTable<Row>({ label, columns, rows, keyOf, cells }: LongTableProps<Row>) {
  const {
    list,
    rows: shown,
    before,
    after,
    measure,
  } = useNearRows({
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    beyond: BEYOND,
    keyOf: index => {
      const row = rows[index]
      return row === undefined ? index : keyOf(row)
    },
  })
  return (
    <Table ref={list} aria-label={label} aria-rowcount={rows.length + 1}>
      <Table.Thead>
        <Table.Tr aria-rowindex={1}>
          {columns.map(column => (
            <Table.Th key={column}>{column}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Room height={before} columns={columns.length} />
        {shown.map(({ key, index }) => {
          const row = rows[index]
          return (
            row !== undefined && (
              <Table.Tr key={String(key)} ref={measure} data-index={index} aria-rowindex={index + 2}>
                {cells(row).map((cell, at) => (
                  <Table.Td key={columns[at]}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            )
          )
        })}
        <Room height={after} columns={columns.length} />
      </Table.Tbody>
    </Table>
  )
}

/** Reserves the space of rows that are not in the page. */
const Room = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
