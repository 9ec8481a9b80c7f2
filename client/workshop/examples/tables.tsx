import { useState } from 'react'
import { ExportTable } from '../../components/ExportTable.tsx'
import { CellTable, type CellColumn, type CellRow } from '../../office/frame/CellTable.tsx'
import { HistoryLink } from '../../office/frame/HistoryLink.tsx'
import { LongTable } from '../../office/frame/LongTable.tsx'
import { WrittenTable } from '../../office/frame/WrittenTable.tsx'
import { t as officeT } from '../../office/texts/t.ts'
import type { ExampleList } from '../example-list.ts'
import { nothing } from './nothing.ts'

const columns = (): CellColumn[] => [
  { name: 'number', title: officeT('teams.number'), isNumber: true },
  { name: 'first_name', title: officeT('teams.firstName') },
  { name: 'last_name', title: officeT('teams.lastName') },
  { name: 'nickname', title: officeT('teams.nickname') },
]

const rows: readonly CellRow[] = [
  { key: '1', title: 'Robin van den Berg', actions: <HistoryLink family="players" id={1} name="Robin" /> },
  { key: '2', title: 'Maxime Lefèvre-Desrosiers', problem: 'This number is taken.' },
  { key: '3', title: 'New player', isSpare: true },
]

const cells = {
  '1.number': '7',
  '1.first_name': 'Robin',
  '1.last_name': 'van den Berg',
  '2.number': '7',
  '2.first_name': 'Maxime',
  '2.last_name': 'Lefèvre-Desrosiers',
}

function Cells() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(cells)
  return (
    <CellTable
      label={officeT('players.title')}
      columns={columns()}
      rows={rows}
      values={values}
      onWrite={written => setValues(before => ({ ...before, ...written }))}
      conflicts={new Map([['1.first_name', 'Robyn']])}
      onTakeTheirs={nothing}
      actions={officeT('teams.more')}
    />
  )
}

const players = Array.from({ length: 300 }, (_, index) => ({ id: index + 1, name: `Player ${index + 1}` }))

export const tableExamples: ExampleList = {
  'components/ExportTable': {
    'Of 300 players': () => (
      <ExportTable
        title={officeT('players.title')}
        table={() => ({
          columns: [officeT('players.name'), officeT('players.number')],
          rows: players.map(({ id, name }) => [name, id]),
        })}
      />
    ),
  },
  'office/frame/CellTable': { 'With a conflict and an error': Cells },
  'office/frame/LongTable': {
    '300 rows': () => (
      <LongTable
        label={officeT('players.title')}
        columns={[officeT('players.name'), officeT('players.number')]}
        rows={players}
        keyOf={({ id }) => id}
        cells={({ id, name }) => [name, id]}
      />
    ),
  },
  'office/frame/WrittenTable': {
    'Always stored': () => (
      <WrittenTable
        label={officeT('players.title')}
        kept="gallery"
        columns={columns()}
        rows={rows}
        actions={officeT('teams.more')}
        now={cells}
        wrongIn={({ last_name }) => (last_name === '' ? officeT('teams.noName') : undefined)}
        store={() => Promise.resolve()}
      />
    ),
  },
}
