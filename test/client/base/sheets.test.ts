import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileOf, type SheetKind } from '../../../client/base/sheets/file.ts'
import { figureCell, localTime, type SheetCell, type SheetTable } from '../../../client/base/sheets/table.ts'
import { cleaned } from '../../../client/office/rosters/name-key.ts'
import { readFile } from '../../../client/office/rosters/read-file.ts'
import { languageCodes } from '../../../shared-schema/texts/languages.ts'

const written = (kind: SheetKind, table: SheetTable, language = 'en') =>
  fileOf({ kind, of: 'Summer Cup', title: 'Teams', table, language, day: '2026-06-12' })

/** The cells of a file, as the reader of lists finds them. */
async function readBack(file: File): Promise<string[][]> {
  const { sheets } = await readFile(file)
  return (sheets[0]?.cells ?? []).map(row => row.map(cleaned))
}

const textOf = async (table: SheetTable, language: string): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await written('csv', table, language)).arrayBuffer(),
  )

const columns = ['Team', 'First name', 'Number']
const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map(cleaned)
const formula = fc
  .tuple(fc.constantFrom('=', '+', '-', '@'), text)
  .map(([sign, rest]) => cleaned(sign + rest))
const cell: fc.Arbitrary<SheetCell> = fc.oneof(
  text,
  formula,
  fc.integer({ min: -9999, max: 9999 }),
  fc.constantFrom<SheetCell>(null, { local: '2026-06-12' }, { local: '2026-06-12T14:05' }),
)
// The first cell is never empty: readers leave out empty rows.
const rows = fc.array(fc.tuple(fc.constantFrom('Ärger', 'Łódź', '=A1', 'O’Neill'), cell, cell), {
  maxLength: 9,
})

const shown = (one: SheetCell): string =>
  one === null ? '' : typeof one === 'object' ? one.local.replace('T', ' ') : String(one)

describe('a table in a file', () => {
  test.each<SheetKind>(['csv', 'xlsx'])('as %s is read as it was written, in every language', async kind => {
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(...languageCodes), async (some, language) => {
        const file = await written(kind, { columns, rows: some }, language)
        const back = await readBack(file)
        expect(back.map(row => columns.map((_, at) => row[at] ?? ''))).toEqual([
          columns,
          ...some.map(row => row.map(one => cleaned(shown(one)))),
        ])
      }),
      { numRuns: 50 },
    )
  })

  test('as CSV has the separators that Excel expects in the language, and a byte order mark', async () => {
    const table = { columns: ['Team', 'Mean'], rows: [['Löwen', 2.5]] }
    expect(await textOf(table, 'en')).toBe('\ufeffTeam,Mean\r\nLöwen,2.5')
    for (const language of ['de', 'fr', 'es'])
      expect(await textOf(table, language)).toBe('\ufeffTeam;Mean\r\nLöwen;2,5')
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['+cmd', "'+cmd"],
    ['\t=1', "'\t=1"],
    ['-3', '-3'],
    ['+2.5', '+2.5'],
    ['a=b', 'a=b'],
    ['a;=1', '"a;=1"'],
  ])('as CSV runs no formula: %s', async (name, inFile) => {
    expect(await textOf({ columns: ['Team'], rows: [[name]] }, 'en')).toBe(`\ufeffTeam\r\n${inFile}`)
  })

  test('keeps negative numbers, and zeros before a jersey number', async () => {
    const table = { columns, rows: [['Lions', figureCell('−3'), figureCell('07')]] }
    for (const kind of ['csv', 'xlsx'] as const)
      expect(await readBack(await written(kind, table))).toEqual([columns, ['Lions', '-3', '07']])
  })

  test('has the times of the place, whatever the zone of the reader', async () => {
    const table = { columns, rows: [['Lions', localTime('2026-06-12T23:30:00+09:00'), null]] }
    for (const kind of ['csv', 'xlsx'] as const)
      expect((await readBack(await written(kind, table)))[1]?.[1]).toBe('2026-06-12 23:30')
  })

  test('is named after event and table, in characters that every system allows', async () => {
    const table = { columns, rows: [] }
    const named = async (of: string, title: string) =>
      (await fileOf({ kind: 'csv', of, title, table, language: 'en', day: '2026-06-12' })).name
    expect(await named('Summer Cup 2026', 'Final standings')).toBe(
      'Summer-Cup-2026-Final-standings-2026-06-12.csv',
    )
    expect(await named('Łódź / Ärger: "A" <1>', 'Équipes')).toBe('Łódź-Ärger-A-1-Équipes-2026-06-12.csv')
    expect((await named('x'.repeat(500), '')).length).toBeLessThan(100)
  })
})
