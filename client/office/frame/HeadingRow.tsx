import { Select } from '@mantine/core'
import type { Sheet } from '../rosters/sheet.ts'
import { t } from '../texts/t.ts'

/** Headings are within this many rows of a file. */
const ROWS = 30

interface HeadingRowProps {
  readonly sheet: Sheet
  /** The choice for a list without headings, in words. */
  readonly none: string
  readonly onChoose: (row: number | null) => void
}

/** The row of a list that has the headings: as found, or as chosen. */
export function HeadingRow({ sheet: { headingRow, all }, none, onChoose }: HeadingRowProps) {
  return (
    <Select
      label={t('lists.headingRow')}
      maw={640}
      allowDeselect={false}
      value={String(headingRow ?? '')}
      data={[
        { value: '', label: none },
        ...all.slice(0, ROWS).map(({ line, cells }) => ({
          value: String(line),
          label: t('lists.rowIs', { number: line, cells: cells.filter(cell => cell !== '').join(' · ') }),
        })),
      ]}
      onChange={value => onChoose(value === '' ? null : Number(value))}
    />
  )
}
