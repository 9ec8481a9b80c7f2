import { Table } from '@mantine/core'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface LongTableProps<Row> {
  readonly label: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => number
  readonly cells: (row: Row) => readonly ReactNode[]
}

/** As high as a row is before it has been measured, in px. */
const ROW_HEIGHT = 60
/** Rows beyond the edges of the screen, so that none is missing while somebody scrolls or goes on by the keyboard. */
const BEYOND = 12

/** A table of as many rows as there may be: those alone that are near the screen are in the page. */
export function LongTable<Row>({ label, columns, rows, keyOf, cells }: LongTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop((table.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: BEYOND,
    scrollMargin: top,
    getItemKey: index => {
      const row = rows[index]
      return row === undefined ? index : keyOf(row)
    },
  })
  const shown = virtualizer.getVirtualItems()
  const before = (shown[0]?.start ?? top) - top
  const after = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
  return (
    <Table ref={table} aria-label={label} aria-rowcount={rows.length + 1}>
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
              <Table.Tr
                key={String(key)}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
              >
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

/** Takes the room of rows that are not in the page. */
const Room = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
