import { figureCell, type SheetTable } from '../../base/sheets/table.ts'
import { t } from '../../texts/t.ts'
import type { StandingTable } from './standing-table.ts'

/** All standings of an event as one table for a spreadsheet: each line names the table that it is from. */
export function standingsSheet(tables: readonly StandingTable[]): SheetTable {
  const figures = [...new Set(tables.flatMap(({ columns }) => columns.map(({ name }) => name)))]
  return {
    columns: [
      ...[t('tables.columns.table'), t('tables.columns.place'), t('tables.columns.team')],
      ...[...figures, t('tables.columns.reason')],
    ],
    rows: tables.flatMap(({ title, columns, lines }) =>
      lines.map(line => [
        ...[title, figureCell(line.places ?? String(line.place)), line.team],
        ...figures.map(name =>
          figureCell(line.figures[columns.findIndex(column => column.name === name)] ?? ''),
        ),
        line.reason,
      ]),
    ),
  }
}
