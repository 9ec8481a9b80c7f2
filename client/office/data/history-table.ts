import { momentCell, type SheetTable } from '../../base/sheets/table.ts'
import { t } from '../texts/t.ts'
import { doneText, fieldChangeText, throughText } from './history-text.ts'
import type { HistoryLine } from './history.ts'

/** Changes as a table, by the clock of this device as on the screen. */
export const historyTable = (lines: readonly HistoryLine[]): SheetTable => ({
  columns: [t('history.time'), t('history.person'), t('history.kind'), t('history.change')],
  rows: lines.map(line => [
    momentCell(line.time),
    line.person?.name ?? throughText(line),
    doneText(line),
    line.operation === 'update'
      ? Object.keys(line.changes)
          .map(field => fieldChangeText(line, field))
          .join('\n')
      : null,
  ]),
})
