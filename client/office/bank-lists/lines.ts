import { bankRowParts } from '../../../shared-schema/api/bank-row.ts'
import { MAX_PAYER, MAX_PURPOSE } from '../../../shared-schema/api/fees.ts'
import { dateIn } from '../rosters/birth-dates.ts'
import type { Row, Sheet } from '../rosters/sheet.ts'
import { amountIn, decimalMark, isCurrency, isOut } from './amounts.ts'
import type { BankColumn } from './columns.ts'

/** Why a row of a bank statement cannot be a payment. */
type BankWrong = 'day' | 'amount' | 'currency'

/** A row of a bank statement. */
export interface BankLine {
  readonly line: number
  /** As `2026-06-12`; empty if it cannot be read. */
  readonly day: string
  /** In the smallest unit of the currency, below 0 for money that goes out; 0 if it cannot be read. */
  readonly amount: number
  readonly payer: string
  readonly text: string
  /** 1 for the first of several equal rows. */
  readonly occurrence: number
  readonly wrong: readonly BankWrong[]
}

type Columns = readonly (BankColumn | null)[]

const cellOf = ({ cells }: Row, columns: Columns, column: BankColumn): string =>
  columns
    .flatMap((one, at) => (one === column && cells[at] ? [cells[at]] : []))
    .join(' ')
    .replaceAll(/\s+/g, ' ')

/** English months: `14 Mar 2026`. */
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec'

/** The cells with days, in four digits of the year and without a time. */
export const bankDays = ({ rows }: Sheet, columns: Columns): string[] =>
  rows.map(row =>
    cellOf(row, columns, 'day')
      .replace(/[ T]\d{1,2}:\d\d.*$/, '')
      .replace(/^(\d{1,2}[./-]\d{1,2}[./-])(\d\d)$/, '$120$2')
      .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
      .replace(
        /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4})$/i,
        (cell, day: string, name: string, year: string) => {
          const month = MONTHS.indexOf(name.toLowerCase()) / 3 + 1
          return month >= 1 && Number.isInteger(month) ? `${year}-${month}-${day}` : cell
        },
      ),
  )

/**
 * Reads the rows of a bank statement.
 * @param isMonthFirst whether `3/4/2026` is in March
 */
export function bankLinesOf(
  sheet: Sheet,
  columns: Columns,
  currency: string,
  isMonthFirst: boolean,
): BankLine[] {
  const { rows } = sheet
  const days = bankDays(sheet, columns)
  const columnOf = (column: BankColumn): string[] => rows.map(row => cellOf(row, columns, column))
  const amounts = [columnOf('amount'), columnOf('credit'), columnOf('debit')] as const
  const mark = decimalMark(amounts.flat())
  const read = (cell = ''): number | undefined => (cell === '' ? 0 : amountIn(cell, currency, mark))
  const times = new Map<string, number>()
  return rows.map((row, at): BankLine => {
    const [plain, credit, debit] = amounts.map(cells => read(cells[at]))
    const day = dateIn(days[at] ?? '', isMonthFirst) ?? ''
    const amount =
      plain === undefined || credit === undefined || debit === undefined
        ? undefined
        : (isOut(cellOf(row, columns, 'sign')) ? -Math.abs(plain) : plain) + credit - Math.abs(debit)
    const payer = cellOf(row, columns, 'payer').slice(0, MAX_PAYER)
    const text = cellOf(row, columns, 'text').slice(0, MAX_PURPOSE)
    const stated = cellOf(row, columns, 'currency')
    const wrong: BankWrong[] = []
    if (day === '') wrong.push('day')
    if (!amount) wrong.push('amount')
    if (stated !== '' && !isCurrency(stated, currency)) wrong.push('currency')
    const key = JSON.stringify(bankRowParts({ day, amount: amount ?? 0, payer, text }))
    const occurrence = (times.get(key) ?? 0) + 1
    times.set(key, occurrence)
    return { line: row.line, day, amount: amount ?? 0, payer, text, occurrence, wrong }
  })
}
