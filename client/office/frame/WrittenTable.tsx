import { Button, Group, Text } from '@mantine/core'
import { ExportTable } from '../../components/ExportTable.tsx'
import { dayOrText, figureCell, type SheetCell } from '../../base/sheets/table.ts'
import { Form } from '../../components/fields/Form.tsx'
import { useState } from 'react'
import { z } from 'zod'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { problemText } from './problem-text.ts'
import type { UndoStep } from '../data/undo-step.ts'
import { t } from '../texts/t.ts'
import { errorKindOf } from '../../base/requests/request-error.ts'
import { t as clientT } from '../../texts/t.ts'
import { cellOf, CellTable, type CellColumn, type CellRow } from './CellTable.tsx'
import { SendButton } from './SendButton.tsx'
import { useEdits } from './use-edits.ts'
import { useSteps } from './use-steps.ts'

const cells = z.record(z.string(), z.string())
type Cells = Readonly<Record<string, string>>

interface WrittenTableProps {
  readonly label: string
  /** Identifies the table among those whose unsent cells this device keeps. */
  readonly kept: string
  readonly columns: readonly CellColumn[]
  readonly rows: readonly CellRow[]
  /** The heading of the last column. */
  readonly actions: string
  /** The stored values of all cells, keyed by the names of `cellOf`. */
  readonly now: Cells
  /** The error in the edited cells of a row; undefined if there is none. */
  readonly wrongIn: (cells: Partial<Cells>, row: string) => string | undefined
  /** Stores the edited cells of a row, by column. */
  readonly store: (row: string, cells: Partial<Cells>, step: UndoStep) => Promise<void>
  readonly onStored?: () => void
}

/** A table that several people edit at the same time; one button stores the edits, row after row. */
export function WrittenTable({
  kept,
  columns,
  rows,
  now,
  wrongIn,
  store,
  onStored,
  ...rest
}: WrittenTableProps) {
  const form = useEdits<Record<string, string>>(kept, { ...now }, cells)
  const { run, busy, problem, forgetProblem } = useSteps()
  const [failed, setFailed] = useState<{ readonly row: string; readonly why: string } | null>(null)
  const [stored, setStored] = useState(false)
  const written = rows.flatMap(({ key }) => {
    const ofRow = columns.flatMap(({ name }): [string, string][] => {
      const value = form.unsent[cellOf(key, name)]
      return value === undefined ? [] : [[name, value]]
    })
    return ofRow.length === 0 ? [] : [{ key, cells: Object.fromEntries(ofRow) }]
  })
  const wrong = new Map(written.map(({ key, cells: ofRow }) => [key, wrongIn(ofRow, key)]))
  const isWrong = [...wrong.values()].some(why => why !== undefined)
  const table = () => ({
    columns: columns.map(({ title }) => title),
    rows: rows
      .filter(({ isSpare }) => isSpare !== true)
      .map(({ key }) => columns.map(column => sheetCell(column, now[cellOf(key, column.name)] ?? ''))),
  })
  const storeAll = async (): Promise<void> => {
    setFailed(null)
    setStored(false)
    const cleared: Record<string, string> = {}
    const sent = await run(async step => {
      for (const { key, cells: ofRow } of written) {
        try {
          await store(key, ofRow, step)
          // A stored row shows its record; a spare row is emptied for the next record.
          if (rows.some(row => row.key === key && row.isSpare === true)) {
            for (const { name } of columns) cleared[cellOf(key, name)] = ''
            form.setAll(cleared)
          }
        } catch (error) {
          const why = errorKindOf(error) === 'changed-since' ? t('frame.changedSince') : problemText(error)
          setFailed({ row: key, why })
          throw error
        }
      }
    })
    if (!sent) return
    form.done()
    onStored?.()
    setStored(true)
  }
  return (
    <Form onSend={storeAll}>
      <CellTable
        {...rest}
        columns={columns}
        rows={rows.map(row => ({
          ...row,
          problem: wrong.get(row.key) ?? (failed?.row === row.key ? failed.why : undefined),
        }))}
        values={form.values}
        onWrite={values => {
          setStored(false)
          form.setAll(values)
        }}
        conflicts={new Map(form.conflicts.map(cell => [cell, now[cell] ?? '']))}
        onTakeTheirs={form.takeTheirs}
      />
      {failed === null && <ProblemAlert problem={problem} />}
      <Group>
        <SendButton busy={busy} disabled={written.length === 0 || isWrong}>
          {clientT('common.save')}
        </SendButton>
        {written.length > 0 && (
          <Button
            variant="default"
            onClick={() => {
              form.done()
              forgetProblem()
              setFailed(null)
            }}
          >
            {t('frame.leaveAsItWas')}
          </Button>
        )}
        <ExportTable title={rest.label} table={table} />
        <Text role="status">{stored && written.length === 0 ? t('frame.stored') : ''}</Text>
      </Group>
    </Form>
  )
}

/** A stored value for a spreadsheet: a choice in its words. */
function sheetCell({ isNumber, choices }: CellColumn, value: string): SheetCell {
  if (choices) return choices.find(choice => choice.value === value)?.label ?? value
  return isNumber === true ? figureCell(value) : dayOrText(value)
}
