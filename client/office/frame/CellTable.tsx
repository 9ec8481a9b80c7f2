import { Box, NativeSelect, Table, TextInput } from '@mantine/core'
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { cellsOfText } from '../rosters/cells.ts'
import { EditConflict } from '../../components/fields/EditConflict.tsx'

/** A column of a table with editable cells. */
export interface CellColumn {
  readonly name: string
  readonly title: string
  readonly isNumber?: boolean
  /** The choices, if the cell is not free text. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

export interface CellRow {
  readonly key: string
  /** The subject of the row, for screen readers. */
  readonly title: string
  /** Read-only columns. */
  readonly fixed?: readonly string[]
  /** For a new record: hidden while the spare row before it is empty. */
  readonly isSpare?: boolean
  /** The error of the row. */
  readonly problem?: string | undefined
  readonly actions?: ReactNode
}

interface CellTableProps {
  readonly label: string
  readonly columns: readonly CellColumn[]
  readonly rows: readonly CellRow[]
  /** Keyed by the names of `cellOf`. */
  readonly values: Readonly<Record<string, string>>
  readonly onWrite: (values: Readonly<Record<string, string>>) => void
  /** Cells that somebody else changed too, with the stored values. */
  readonly conflicts: ReadonlyMap<string, string>
  readonly onTakeTheirs: (cell: string) => void
  /** The heading of the last column. */
  readonly actions: string
}

/** The width in pixels of a column in a table that may be wider than the screen. */
const WIDTH = 150

/** The least width in pixels of a cell; on a phone the table scrolls sideways. */
const LEAST_WIDTH = 140

export const cellOf = (row: string, column: string): string => `${row}.${column}`

/**
 * A table edited like a spreadsheet: arrows and Enter move up and down, and many cells can be pasted
 * together.
 */
export function CellTable({
  label,
  columns,
  rows,
  values,
  onWrite,
  conflicts,
  onTakeTheirs,
  actions,
}: CellTableProps) {
  const paste = (event: ClipboardEvent, row: number, column: number): void => {
    const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '')
    if (!/[\t\n]/.test(text)) return
    event.preventDefault()
    const pasted: Record<string, string> = {}
    for (const [down, cells] of cellsOfText(text).entries()) {
      for (const [right, cell] of cells.entries()) {
        const [to, at] = [rows[row + down], columns[column + right]]
        if (to && at && to.fixed?.includes(at.name) !== true) pasted[cellOf(to.key, at.name)] = cell.trim()
      }
    }
    onWrite(pasted)
  }
  const isWritten = ({ key }: CellRow): boolean =>
    columns.some(({ name }) => (values[cellOf(key, name)] ?? '') !== '')
  const firstSpare = rows.find(row => row.isSpare === true && !isWritten(row))
  const shown = rows.filter(row => row.isSpare !== true || row === firstSpare || isWritten(row))
  return (
    <Table.ScrollContainer type="native" minWidth={columns.length > 3 ? columns.length * WIDTH : 0}>
      <Table aria-label={label} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ name, title, isNumber }) => (
              <Table.Th key={name} w={isNumber ? 90 : undefined}>
                {title}
              </Table.Th>
            ))}
            <Table.Th>{actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((row, at) => (
            <Table.Tr key={row.key}>
              {columns.map(({ name, title, isNumber, choices }, across) => {
                const cell = cellOf(row.key, name)
                const theirs = conflicts.get(cell)
                return (
                  <Table.Td key={name} style={{ verticalAlign: 'top' }}>
                    {choices ? (
                      <NativeSelect
                        aria-label={`${title}, ${row.title}`}
                        size="md"
                        miw={LEAST_WIDTH}
                        disabled={row.fixed?.includes(name) ?? false}
                        data={[...choices]}
                        value={values[cell] ?? ''}
                        onChange={event => onWrite({ [cell]: event.currentTarget.value })}
                      />
                    ) : (
                      <TextInput
                        aria-label={`${title}, ${row.title}`}
                        data-cell={cell}
                        size="md"
                        miw={isNumber ? undefined : LEAST_WIDTH}
                        autoComplete="off"
                        inputMode={isNumber ? 'numeric' : 'text'}
                        readOnly={row.fixed?.includes(name) ?? false}
                        error={across === 0 && row.problem}
                        value={values[cell] ?? ''}
                        onChange={event => onWrite({ [cell]: event.currentTarget.value })}
                        onPaste={event => paste(event, rows.indexOf(row), across)}
                        onKeyDown={event => goTo(event, name, shown[at + stepOf(event)]?.key)}
                      />
                    )}
                    {theirs !== undefined && (
                      <EditConflict theirs={theirs} onTake={() => onTakeTheirs(cell)} />
                    )}
                  </Table.Td>
                )
              })}
              <Table.Td style={{ verticalAlign: 'top' }}>
                <Box w="max-content">{row.actions}</Box>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

/** The number of rows that a key moves; 0 for a key that stays in its cell. */
function stepOf({ key, nativeEvent }: KeyboardEvent): number {
  if (nativeEvent.isComposing) return 0
  if (key === 'ArrowUp') return -1
  return key === 'ArrowDown' || key === 'Enter' ? 1 : 0
}

function goTo(event: KeyboardEvent<HTMLInputElement>, column: string, row: string | undefined): void {
  if (stepOf(event) === 0) return
  event.preventDefault()
  if (row === undefined) return
  const cell = CSS.escape(cellOf(row, column))
  const there = event.currentTarget.closest('table')?.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`)
  there?.focus()
  there?.select()
}
