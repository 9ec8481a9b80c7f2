import { useState } from 'react'
import { ColumnChoice } from '../../office/frame/ColumnChoice.tsx'
import { FileChoice } from '../../office/frame/FileChoice.tsx'
import { HeadingRow } from '../../office/frame/HeadingRow.tsx'
import { ListDialog } from '../../office/frame/ListDialog.tsx'
import { ListProgress } from '../../office/frame/ListProgress.tsx'
import { useListFile } from '../../office/frame/use-list-file.ts'
import { sheetOf } from '../../office/rosters/sheet.ts'
import { t as officeT } from '../../office/texts/t.ts'
import type { ExampleList } from '../example-list.ts'
import { nothing } from './nothing.ts'

const sheet = sheetOf([
  ['Team', 'Jersey', ''],
  ['Sexy Legs', '7', 'Robin'],
])

function Columns() {
  const [columns, setColumns] = useState<readonly ('team' | 'number' | null)[]>(['team', null, null])
  return (
    <ColumnChoice
      sheet={sheet}
      columns={columns}
      choices={[
        { value: 'team', label: officeT('teams.holds.team') },
        { value: 'number', label: officeT('teams.holds.number') },
      ]}
      onChoose={(at, column) => setColumns(before => before.with(at, column))}
    />
  )
}

const Files = () => <FileChoice file={useListFile(nothing)} hasTeamOnEach />

export const fileListExamples: ExampleList = {
  'office/frame/ColumnChoice': { 'Three columns': Columns },
  'office/frame/FileChoice': { 'Before a file is chosen': Files },
  'office/frame/HeadingRow': {
    'The first row': () => (
      <HeadingRow sheet={sheet} none={officeT('lists.noHeadingRow')} onChoose={nothing} />
    ),
  },
  'office/frame/ListDialog': {
    'Before it is opened': () => (
      <ListDialog name={officeT('officials.addList')}>{() => <Files />}</ListDialog>
    ),
  },
  'office/frame/ListProgress': {
    'Half of it': () => <ListProgress progress={{ done: 50, all: 100 }} busy problem={null} />,
    'Broken off': () => (
      <ListProgress progress={{ done: 50, all: 100 }} busy={false} problem={officeT('frame.changedSince')} />
    ),
  },
}
