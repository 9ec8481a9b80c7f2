import { describe, expect, test } from 'vitest'
import { joinSheets, likelySheet } from '../../../../client/office/rosters/join-sheets.ts'
import { linesOf, type Line, type ListSettings } from '../../../../client/office/rosters/lines.ts'
import { readFile } from '../../../../client/office/rosters/read-file.ts'
import { guessedColumns, sheetOf } from '../../../../client/office/rosters/sheet.ts'
import { spreadsheet, workbook } from '../../../support/spreadsheet.ts'

const fileOf = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)])
const utf8 = (text: string): Buffer => Buffer.from(text)

async function linesIn(bytes: Buffer, said: ListSettings = {}): Promise<Line[]> {
  const { sheets } = await readFile(fileOf(bytes))
  const sheet = sheetOf(sheets[likelySheet(sheets)]?.cells ?? [])
  return linesOf(sheet, guessedColumns(sheet), said)
}
/** `Lions: 7 Ann Lee`, and what is wrong. */
const told = (lines: readonly Line[]): string[] =>
  lines.map(({ team, division, player, wrong }) =>
    [
      division === '' ? `${team}:` : `${team} (${division}):`,
      player?.number,
      player?.first_name,
      player?.last_name,
      ...wrong.map(why => `!${why}`),
    ]
      .filter(Boolean)
      .join(' '),
  )
const read = async (bytes: Buffer, said: ListSettings = {}) => told(await linesIn(bytes, said))

const one = 'Team;No;First name;Last name\r\nLöwen;7;Ann;Lée\r\n'
const utf16le = (text: string): Buffer => Buffer.from(text, 'utf16le')
const utf16be = (text: string): Buffer => utf16le(text).swap16()

describe('a text file', () => {
  test.each<[string, Buffer]>([
    ['in UTF-8', utf8(one)],
    ['in UTF-8 with a byte order mark', utf8(`\ufeff${one}`)],
    ['in UTF-16', utf16le(`\ufeff${one}`)],
    ['in UTF-16 without a byte order mark', utf16le(one)],
    ['in UTF-16 of the other order', utf16be(`\ufeff${one}`)],
    ['in UTF-16 of the other order, without a mark', utf16be(one)],
    ['of Western Europe', Buffer.from(one, 'latin1')],
    ['with the ends of lines of an old Mac', utf8(one.replaceAll('\r\n', '\r'))],
    ['that says how cells are parted', utf8(`sep=;\r\n${one}`)],
    ['with an end of file of DOS', utf8(`${one}\u001a`)],
    ['of tabs', utf8(one.replaceAll(';', '\t'))],
  ])('%s is read', async (_, bytes) => {
    expect(await read(bytes)).toEqual(['Löwen: 7 Ann Lée'])
  })

  test.each<[string, number[], string]>([
    ['Windows-1250', [0xa3, 0xf3, 0x64, 0x9f, 0x20, 0x57, 0x69, 0x6c, 0x6b, 0x69], 'Łódź Wilki'],
    ['ISO 8859-2', [0xaf, 0x75, 0x62, 0x72, 0x79, 0x20, 0xb1, 0xbf], 'Żubry ąż'],
    ['Windows-1251', [0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0], 'Москва'],
    ['Windows-1253', [0xc1, 0xe8, 0xde, 0xed, 0xe1], 'Αθήνα'],
  ])('in %s is read by what makes names of it, and can be read otherwise', async (_, name, right) => {
    const bytes = Buffer.concat([utf8('Team\n'), Buffer.from(name), utf8('\n')])
    expect(await read(bytes)).toEqual([`${right}:`])
    const { encoding, samples } = await readFile(fileOf(bytes))
    expect(encoding).not.toBeNull()
    expect(samples.map(sample => sample.encoding)).toContain('windows-1252')
    const other = await readFile(fileOf(bytes), 'windows-1252')
    expect(other.sheets[0]?.cells[1]).not.toEqual([right])
  })

  test('has one delimiter: a tab or semicolon in a cell is part of it', async () => {
    expect(await read(utf8('Team,No,First name,Last name\nLions,1,Ann,Lee\nLions,2,"Bob\t",Ray'))).toEqual([
      'Lions: 1 Ann Lee',
      'Lions: 2 Bob Ray',
    ])
    expect(await read(utf8('"Team","No","Name"\n"Lions; first","1","Lee Ann"'))).toEqual([
      'Lions; first: 1 Lee Ann',
    ])
  })

  test('may have titles above its headings', async () => {
    const titles = 'Summer League 2026,,,\nPrinted 1 June,,,\n,,,\n'
    expect(await read(utf8(`${titles}Team,No,First name,Last name\nLions,1,Ann,Lee`))).toEqual([
      'Lions: 1 Ann Lee',
    ])
  })

  test.each([
    ['Verein;Name;Vorname\nNord;Petersen;Ole', 'Nord: Ole Petersen'],
    ['VORNAME;NAME;MANNSCHAFT\nOle;Petersen;Nord', 'Nord: Ole Petersen'],
    ['Club;Nom;Prénom\nSud;Durand;Zoé', 'Sud: Zoé Durand'],
    ['Equipo;Apellidos;Nombre\nOeste;García López;Inés', 'Oeste: Inés García López'],
    ['Squadra;Cognome;Nome\nMare;Conti;Elena', 'Mare: Elena Conti'],
    ['Team,First,Last\nHawks,Dana,Cole', 'Hawks: Dana Cole'],
    ['Team,Name,First name\nHawks,Cole,Dana', 'Hawks: Dana Cole'],
    ['Team,Player\nHawks,"Griffon, Ken, Jr."', 'Hawks: Ken Griffon Jr.'],
    ['Team,Player\nHawks,"Ken Griffon, Sr."', 'Hawks: Ken Griffon Sr.'],
    ['Team,Player\nHawks,"de la Cruz, Ana Maria"', 'Hawks: Ana Maria de la Cruz'],
    [
      'team_id,player_id,number,jersey_number,team.name,player.first_name,player.last_name\n1,2,0,00,Hawks,Bea,Lo',
      'Hawks: 00 Bea Lo',
    ],
  ])('has family and given names: %j', async (text, right) => {
    expect(await read(utf8(text))).toEqual([right])
  })

  test('has the numbers that are on the jerseys, and tells of those that are shared', async () => {
    const rows = ['0,Ann', '00,Bea', '07,Cal', '7,Dot', '10.0,Eve', '7,Fay', '12A,Gus']
    const lines = await linesIn(utf8(['No,Name', ...rows].join('\n')), { team: 'Hoops' })
    expect(told(lines)).toEqual([
      ...['Hoops: 0 Ann', 'Hoops: 00 Bea', 'Hoops: 07 Cal', 'Hoops: 7 Dot', 'Hoops: 10 Eve'],
      ...['Hoops: 7 Fay', 'Hoops: Gus !number'],
    ])
    expect(lines.flatMap(({ line, hints }) => (hints.includes('sharedNumber') ? [line] : []))).toEqual([5, 7])
  })

  test('may name a team once, above empty cells', async () => {
    const text = 'Team,No,Name\nLions,1,Ann\n,2,Bob\n\nBears,1,Di\n,2,Ed\nTotal,4,'
    expect(await read(utf8(text))).toEqual([
      ...['Lions: 1 Ann', 'Lions: 2 Bob', 'Bears: 1 Di', 'Bears: 2 Ed', 'Total: !noName'],
    ])
    expect(await read(utf8(text), { fillsDown: false })).toContain(': 2 Bob !noTeam')
    expect(await read(utf8(text), { skipped: [7] })).toContain('Total:')
  })

  test('may have no team: one is said for all, or it is the roster of one', async () => {
    const players = utf8('PlayerNumber,PlayerName,Position\n2,Jim Carver,Midfielder')
    expect(await read(players)).toEqual([': 2 Jim Carver !noTeam'])
    expect(await read(players, { team: 'Gulls' })).toEqual(['Gulls: 2 Jim Carver'])
    expect(await read(players, { only: 'Gulls' })).toEqual(['Gulls: 2 Jim Carver'])
    expect(await read(utf8('Team,Name\nGulls,Ann\nLions,Bo'), { only: 'Gulls' })).toEqual([
      ...['Gulls: Ann', 'Lions: Bo !otherTeam'],
    ])
  })

  test('has birth dates as people write them, and tells of those that are none', async () => {
    const births = ['1990-05-03', '12.04.1992', '3/14/1995', '1988', '31.02.2010']
    const text = ['Team;Name;Birth date;E-mail', ...births.map(born => `Lions;Ann;${born};a@example.org`)]
    const lines = await linesIn(utf8(text.join('\n')))
    expect(lines.map(({ player }) => player?.birth_date)).toEqual([
      ...['1990-05-03', '1992-04-12', '1995-03-14', null, null],
    ])
    expect(lines.map(({ hints }) => hints.includes('birthDate'))).toEqual([false, false, false, true, true])
    expect(lines.map(({ player }) => player?.email)).toEqual(Array(5).fill('a@example.org'))
  })

  test('has names as they are written, composed and trimmed', async () => {
    const lines = await linesIn(
      utf8("Team,Name\nO'Neill's XI,Noe\u0301\nO'Neill's XI\u200b, 🏌️‍♀️ Tuno\n<b>Bold</b>,=1+1\n"),
    )
    expect(lines.map(({ team }) => team)).toEqual(["O'Neill's XI", "O'Neill's XI", '<b>Bold</b>'])
    expect(lines.map(({ player }) => player?.first_name)).toEqual(['Noé', '🏌️‍♀️', '=1+1'])
  })
})

describe('a workbook', () => {
  test('is read as its cells show it', async () => {
    const rows = [
      ['Team', 'No', 'Name'],
      [2024, '07', 'Ann Lee'],
      ['Lions', 9.5, 'Bo Ray'],
    ]
    expect(await read(spreadsheet(rows))).toEqual(['2024: 07 Ann Lee', 'Lions: Bo Ray !number'])
  })

  test('has the list on the sheet with headings, behind a cover', async () => {
    const bytes = workbook({ Cover: [['Harbour Cup'], ['Contact: the office']], List: [['Team'], ['Lions']] })
    expect(await read(bytes)).toEqual(['Lions:'])
  })

  test('may have a sheet for each team', async () => {
    const { sheets } = await readFile(
      fileOf(
        workbook({
          Cover: [['Harbour Cup']],
          Lions: [
            ['No', 'Name'],
            [1, 'Ann Lee'],
          ],
          Bears: [
            ['Name', 'No'],
            ['Di Poe', 2],
          ],
        }),
      ),
    )
    const sheet = sheetOf(joinSheets(sheets))
    expect(told(linesOf(sheet, guessedColumns(sheet)))).toEqual(['Lions: 1 Ann Lee', 'Bears: 2 Di Poe'])
  })
})

describe('what is no list', () => {
  const zip = (name: string): Buffer => utf8(`PK\u0003\u0004 a part called ${name}`)
  test.each<[string, Buffer]>([
    ['oldWorkbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
    ['binaryWorkbook', zip('xl/workbook.bin')],
    ['openDocument', zip('application/vnd.oasis.opendocument.spreadsheet')],
    ['appleNumbers', zip('Index/Document.iwa')],
    ['archive', zip('rosters.csv')],
    ['picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0])],
    ['pdf', utf8('%PDF-1.7\n')],
    ['webPage', utf8('<html><table><tr><td>Lions</td></tr></table></html>')],
    ['unknown', zip('xl/workbook.xml')],
    ['unknown', Buffer.from([1, 2, 3, 0, 4, 200, 201])],
  ])('is refused as %s', async (kind, bytes) => {
    await expect(readFile(fileOf(bytes))).rejects.toMatchObject({ name: 'UnreadFile', kind })
  })

  test('are words that only begin as a picture does', async () => {
    expect(await read(utf8('BM Gladbach\nLions'))).toEqual(['BM Gladbach:', 'Lions:'])
  })
})
