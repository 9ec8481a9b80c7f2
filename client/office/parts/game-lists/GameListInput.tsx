import { Checkbox, Textarea } from '@mantine/core'
import { gameColumnOf, gameColumns, type GameColumn } from '../../game-lists/columns.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { ColumnChoice } from '../../frame/ColumnChoice.tsx'
import { FileChoice } from '../../frame/FileChoice.tsx'
import { HeadingRow } from '../../frame/HeadingRow.tsx'
import { useListFile } from '../../frame/use-list-file.ts'
import type { GameList } from './use-game-draft.ts'

interface GameListInputProps {
  readonly list: GameList
  /** The columns that are read, in words. */
  readonly what: string
}

/** A list of games, pasted or from a file, and the contents of its columns. */
export function GameListInput({ list, what }: GameListInputProps) {
  const { draft, sheet, columns, asksMonthFirst } = list
  const file = useListFile(list.begin, gameColumnOf)
  return (
    <>
      <Textarea
        label={t('gameLists.list')}
        description={what}
        autosize
        minRows={3}
        maxRows={8}
        value={draft.text}
        onChange={event => {
          file.forget()
          list.begin(event.currentTarget.value)
        }}
      />
      <FileChoice file={file} />
      {sheet.all.length > 0 && (
        <>
          <ColumnChoice
            sheet={sheet}
            columns={columns}
            choices={gameColumns.map(value => ({ value, label: columnText(value) }))}
            onChoose={list.choose}
          />
          <HeadingRow
            sheet={sheet}
            none={t('gameLists.noHeadingRow')}
            onChoose={headingRow => list.change({ headingRow, columns: {} })}
          />
        </>
      )}
      {asksMonthFirst && (
        <Checkbox
          label={t('gameLists.monthFirst')}
          checked={draft.isMonthFirst}
          onChange={event => list.change({ isMonthFirst: event.currentTarget.checked })}
        />
      )}
    </>
  )
}

const exported = {
  match_day: 'matchDay',
  team_1: 'team1',
  team_2: 'team2',
  score_1: 'score1',
  score_2: 'score2',
  shootout_1: 'shootout1',
  shootout_2: 'shootout2',
} as const

function columnText(column: GameColumn): string {
  switch (column) {
    case 'score':
    case 'time':
      return t(`gameLists.${column}`)
    case 'start':
    case 'day':
    case 'part':
    case 'field':
      return clientT(`tables.columns.${column}`)
    default:
      return clientT(`tables.columns.${exported[column]}`)
  }
}
