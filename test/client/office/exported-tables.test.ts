import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const parts = resolve(import.meta.dirname, '../../../client/office/parts')

/** Tables that nobody takes along: they show what would be stored. */
const previews = ['game-lists/RowsTable.tsx', 'officials/AddOfficials.tsx', 'teams/ListPreview.tsx']

/** Tables that are no `Table`: lists, boards and grids. */
const otherTables = [
  'calendar/Calendar.tsx',
  'fixtures/FixtureList.tsx',
  'history/History.tsx',
  'registration/RegistrationList.tsx',
  'officials/EventOfficials.tsx',
  'officials/OfficialPeople.tsx',
  'results/GamesWithResults.tsx',
  'results/SwissRounds.tsx',
  'schedule/DivisionsSchedule.tsx',
  'schedule/SchedulePart.tsx',
]

test('every table of the office is exported from its screen', () => {
  const files = readdirSync(parts, { encoding: 'utf8', recursive: true }).filter(name =>
    name.endsWith('.tsx'),
  )
  const sources = files.map(name => [name, readFileSync(join(parts, name), 'utf8')] as const)
  const drawn = sources.filter(([, source]) => /<(Table|LongTable|CellTable)[\s>]/.test(source))
  const exported = sources.filter(([, source]) => source.includes('<ExportTable')).map(([name]) => name)
  expect(drawn.length).toBeGreaterThan(7)
  expect(exported.toSorted()).toEqual(
    [...drawn.map(([name]) => name).filter(name => !previews.includes(name)), ...otherTables].toSorted(),
  )
})
