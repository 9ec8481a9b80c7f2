import writeWorkbook, { type CellObject } from 'write-excel-file/universal'
import { plainCell, type SheetCell, type SheetTable } from './table.ts'

/** The longest name of a sheet in Excel, and the characters that it must not contain. */
const LONGEST_NAME = 31
const NOT_IN_NAMES = /[\\/?*[\]:]/g

/** The narrowest and the widest column, in characters. */
const [NARROWEST, WIDEST] = [8, 48]

/** A table as a workbook with one sheet. The headings stay visible above long tables. */
export function workbookOf(title: string, { columns, rows }: SheetTable): Promise<Blob> {
  const heads = columns.map((text): CellObject => ({
    value: distinct(text),
    type: String,
    fontWeight: 'bold',
  }))
  const name = plainCell(title).replaceAll(NOT_IN_NAMES, ' ').slice(0, LONGEST_NAME).trim()
  return writeWorkbook([heads, ...rows.map(row => row.map(cellOf))], {
    sheet: name || 'Sheet1',
    stickyRowsCount: 1,
    columns: columns.map((heading, at) => ({
      width: Math.min(
        WIDEST,
        rows.reduce((width, row) => Math.max(width, widthOf(row[at])), Math.max(NARROWEST, heading.length)),
      ),
    })),
  }).toBlob()
}

function cellOf(cell: SheetCell): CellObject | null {
  if (cell === null || cell === '') return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  // The format of text: Excel keeps the zero of a corrected `07`.
  if (typeof cell === 'string') return { value: distinct(plainCell(cell)), type: String, format: '@' }
  const hasTime = cell.local.includes('T')
  // A workbook has times without a zone: they are given as if the place were in UTC.
  const value = new Date(hasTime ? `${cell.local}:00Z` : `${cell.local}T00:00:00Z`)
  return { value, type: Date, format: hasTime ? 'yyyy-mm-dd\\ hh:mm' : 'yyyy-mm-dd' }
}

/**
 * The library numbers texts by an object, which knows words such as `constructor` already: these get an
 * invisible space, that no reader counts.
 */
const distinct = (text: string): string => (text in Object.prototype ? `${text}\u200b` : text)

const widthOf = (cell: SheetCell | undefined): number =>
  typeof cell === 'string' ? cell.length + 1 : typeof cell === 'object' && cell ? cell.local.length + 1 : 0
