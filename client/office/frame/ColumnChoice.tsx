import { Group, Select } from '@mantine/core'
import type { Sheet } from '../rosters/sheet.ts'
import { t } from '../texts/t.ts'

interface ColumnChoiceProps<Column extends string> {
  readonly sheet: Sheet
  readonly columns: readonly (Column | null)[]
  /** The possible contents of a column, in words. */
  readonly choices: readonly { readonly value: Column; readonly label: string }[]
  readonly onChoose: (at: number, column: Column | null) => void
}

/** The contents of each column of a list: from its heading, or as chosen. */
export function ColumnChoice<Column extends string>({
  sheet: { headings, rows },
  columns,
  choices,
  onChoose,
}: ColumnChoiceProps<Column>) {
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
            data={[{ value: '', label: t('teams.notRead') }, ...choices]}
            onChange={value => onChoose(at, choices.find(one => one.value === value)?.value ?? null)}
          />
        )
      })}
    </Group>
  )
}
