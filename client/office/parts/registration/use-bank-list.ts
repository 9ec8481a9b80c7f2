import { useMemo, useState } from 'react'
import { bankColumnOf, bankColumnsOf, type BankColumn } from '../../bank-lists/columns.ts'
import { bankDays, bankLinesOf } from '../../bank-lists/lines.ts'
import { useListFile } from '../../frame/use-list-file.ts'
import { isDoubtful, monthFirst } from '../../rosters/birth-dates.ts'
import { parse } from '../../rosters/cells.ts'
import { asChosen, withColumn } from '../../rosters/chosen-columns.ts'
import { headingRowOf } from '../../rosters/headings.ts'
import { sheetOf } from '../../rosters/sheet.ts'

interface Choices {
  /** The chosen contents of columns, by index. */
  readonly columns: Readonly<Record<number, BankColumn | null>>
  /** The chosen row of headings, or null for none; absent without a choice. */
  readonly headingRow?: number | null
  readonly isMonthFirst: boolean
}

const undecided: Choices = { columns: {}, isMonthFirst: false }

/**
 * A bank statement from a file. It names people who have nothing to do with the event: this device keeps nothing of
 * it.
 */
export function useBankList(currency: string) {
  const [table, setTable] = useState('')
  const [choices, setChoices] = useState(undecided)
  const file = useListFile(text => {
    setTable(text)
    setChoices(undecided)
  }, bankColumnOf)
  const read = useMemo(() => readList(table, choices, currency), [table, choices, currency])
  const change = (some: Partial<Choices>): void => setChoices(before => ({ ...before, ...some }))
  return {
    ...read,
    file,
    isMonthFirst: choices.isMonthFirst,
    change,
    /** A purpose may fill several columns, other contents belong to one. */
    choose: (at: number, column: BankColumn | null) =>
      change(withColumn(read.columns, at, column, column === 'text')),
  }
}

function readList(table: string, choices: Choices, currency: string) {
  const cells = parse(table, '\t')
  const { headingRow = headingRowOf(cells, bankColumnOf) } = choices
  const sheet = sheetOf(cells, headingRow)
  const titles = Array.from({ length: sheet.width }, (_, at) => sheet.headings?.[at] ?? '')
  const columns = asChosen(bankColumnsOf(titles), choices.columns)
  const days = bankDays(sheet, columns)
  return {
    sheet,
    columns,
    lines: bankLinesOf(sheet, columns, currency, monthFirst(days) ?? choices.isMonthFirst),
    /** True if the days can be read in two ways: somebody has to choose the order of day and month. */
    asksMonthFirst: isDoubtful(days),
  }
}
