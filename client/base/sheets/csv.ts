import Papa from 'papaparse'
import { plainCell, type SheetCell, type SheetTable } from './table.ts'

/**
 * A table as CSV, as Excel reads it in the reader's language: it takes the separators of the computer's
 * language, and reads letters beyond ASCII only after a byte order mark.
 * @param language as `de`
 */
export function csvOf({ columns, rows }: SheetTable, language: string): string {
  const hasDecimalComma = language !== 'en'
  const textOf = (cell: SheetCell): string => {
    if (cell === null) return ''
    if (typeof cell === 'number') return hasDecimalComma ? String(cell).replace('.', ',') : String(cell)
    return typeof cell === 'string' ? harmless(plainCell(cell)) : cell.local.replace('T', ' ')
  }
  const lines = [columns, ...rows].map(row => row.map(textOf))
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(lines, {
      ...{ delimiter: hasDecimalComma ? ';' : ',', newline: '\r\n' },
      // A spreadsheet that expects another separator must not split a text into a formula.
      quotes: text => /[;,]\s*[=+\-@＝＋－＠]/.test(text),
    })
  )
}

const BYTE_ORDER_MARK = '\ufeff'

/**
 * Text that a spreadsheet would run as a formula, after an apostrophe: the text may come from anybody. A signed
 * number stays as it is. Source: OWASP, CSV Injection.
 */
const harmless = (text: string): string =>
  /^\s*[=+\-@＝＋－＠]/.test(text) && !/^[+-]\d+([.,]\d+)?$/.test(text) ? `'${text}` : text
