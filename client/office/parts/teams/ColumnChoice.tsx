import { Group, Select } from '@mantine/core'
import { columns as allColumns, type Column } from '../../rosters/columns.ts'
import type { Sheet } from '../../rosters/sheet.ts'
import { t } from '../../texts/t.ts'

const holdsText = (column: Column): string =>
  column === 'division' || column === 'birth_date' || column === 'email'
    ? t(`lists.${column}`)
    : t(`teams.holds.${column}`)

interface ColumnChoiceProps {
  readonly sheet: Sheet
  readonly columns: readonly (Column | null)[]
  readonly onChoose: (at: number, column: Column | null) => void
}

/** The contents of each column of a list: from its heading, or as chosen. */
export function ColumnChoice({ sheet: { headings, rows }, columns, onChoose }: ColumnChoiceProps) {
  return (
    <Group role="group" aria-label={t('teams.columns')} align="flex-end">
      {columns.map((column, at) => {
        const heading = headings?.[at] ?? rows[0]?.cells[at] ?? ''
        const number = at + 1
        return (
          <Select
            key={at}
            label={
              heading === '' ? t('teams.column', { number }) : t('teams.columnNamed', { number, heading })
            }
            w={220}
            allowDeselect={false}
            value={column ?? ''}
            data={[
              { value: '', label: t('teams.notRead') },
              ...allColumns.map(value => ({ value, label: holdsText(value) })),
            ]}
            onChange={value => onChoose(at, allColumns.find(one => one === value) ?? null)}
          />
        )
      })}
    </Group>
  )
}
