import { Autocomplete, Checkbox } from '@mantine/core'
import { HeadingRow } from '../../frame/HeadingRow.tsx'
import { t } from '../../texts/t.ts'
import type { List } from './use-list.ts'

interface ListOptionsProps {
  readonly list: List
  readonly isTournament: boolean
  /** Whether the list is of one team's players. */
  readonly isRoster: boolean
}

/** Options for information missing from a list. */
export function ListOptions({ list, isTournament, isRoster }: ListOptionsProps) {
  const { draft, sheet, columns, lines, known, asksMonthFirst } = list
  const hasPlayerColumns = columns.some(column => column !== null && column !== 'team')
  return (
    <>
      {(sheet.width > 1 || sheet.headings !== null) && (
        <HeadingRow
          sheet={sheet}
          none={t('lists.noHeadingRow')}
          onChoose={headingRow => list.change({ headingRow, columns: {} })}
        />
      )}
      {!isRoster && !columns.includes('team') && hasPlayerColumns && (
        <Autocomplete
          label={t('lists.oneTeam')}
          description={t('lists.oneTeamWhat')}
          maw={520}
          value={draft.team}
          data={[...new Set(known.map(({ name }) => name))]}
          onChange={team => list.change({ team })}
        />
      )}
      {lines.some(({ hints }) => hints.includes('teamAbove')) || !draft.fillsDown ? (
        <Checkbox
          label={t('lists.fillsDown')}
          checked={draft.fillsDown}
          onChange={event => list.change({ fillsDown: event.currentTarget.checked })}
        />
      ) : null}
      {asksMonthFirst && (
        <Checkbox
          label={t('lists.monthFirst')}
          checked={draft.isMonthFirst}
          onChange={event => list.change({ isMonthFirst: event.currentTarget.checked })}
        />
      )}
      {isTournament && !isRoster && !columns.includes('seed') && (
        <Checkbox
          label={t('teams.seedsInOrder')}
          checked={draft.seedsInOrder}
          onChange={event => list.change({ seedsInOrder: event.currentTarget.checked })}
        />
      )}
    </>
  )
}
