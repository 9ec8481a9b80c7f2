import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { likelySheet } from '../../../../client/office/rosters/join-sheets.ts'
import { linesOf } from '../../../../client/office/rosters/lines.ts'
import { readFile, UnreadFile } from '../../../../client/office/rosters/read-file.ts'
import { guessedColumns, sheetOf } from '../../../../client/office/rosters/sheet.ts'
import { describeRecorded, recordedData } from '../../../support/recorded-data.ts'

// Lists in the forms that spreadsheets, federations and other programs write; all names are invented.
const folder = join(recordedData, 'lists')

/** The rows of each file, with their mistakes; of an unreadable file its kind. */
const right: Readonly<Record<string, string | readonly string[]>> = {
  'i01-bom.csv': ['River Otters: 7 Åsa Lind', 'River Otters: 8 Bo Ek'],
  'i02-dfbnet-cp1252.csv': ['SV Grün: 10 Jörg Müsel 1990-02-01', 'SV Grün: 11 Änne Weiß 1992-04-03'],
  'i03-apellidos-nombre.csv': ['CD Oeste: 6 Inés García López'],
  'i03-cognome-nome.csv': ['US Mare: 2 Elena Conti'],
  'i03-first-last.csv': ['Bay Hawks: 12 Dana Cole'],
  'i03-name-vorname.csv': ['TSV Nord: 4 Ole Petersen', 'TSV Nord: 5 Meike Jansen'],
  'i03-nom-prenom.csv': ['FC Sud: 3 Zoé Durand'],
  'i04-utf16le.txt': ['Börde Bären: 7 Jürgen Öz', 'Börde Bären: 9 Zoë Åberg'],
  'i05-cr-only.csv': ['Slammers: Mona Pike', 'Slammers: Hal Pike', 'Jets: Jo Orbit'],
  'i06-sep.csv': ['Lions: 1 Ann Lee'],
  'i07-title-rows.csv': ['Lions: 1 Ann Lee', 'Bears: 2 Bob Ray'],
  'i08-stray-tab.csv': ['Lions: 1 Ann Lee', 'Lions: 2 Bob Ray'],
  'i09-suffix.csv': [
    'Hawks: 24 Ken Griffon Jr.',
    'Hawks: 30 Ken Griffon Sr.',
    'Hawks: 7 Ana Maria de la Cruz',
    'Hawks: 8 Cher',
  ],
  'i10-numbers.csv': [
    'Hoops: 0 Ann Zero',
    'Hoops: 00 Bea Doublezero',
    'Hoops: 07 Cal Seven',
    'Hoops: 7 Dot Also',
    'Hoops: Eve Letter !number',
    'Hoops: 10 Fay Float',
    'Hoops: 5 Gus Word',
  ],
  'i11-same-names.csv': ['Lions: 1 Chris Diver', 'Lions: 2 Chris Diver', 'Bears: 1 Chris Diver'],
  'i12-fll-schedule.csv': ['Animatronix:', 'Hia/ Lake #2:'],
  'i12-fll-teams.csv': ['Animatronix:', 'Botonears:', 'Hia/ Lake #2:'],
  'i13-blanks.csv': ['Gulls: Chase Edmons', 'Gulls: Joey Garza', 'Gulls: Tyler Cass'],
  'i13-no-team.csv': ['Gulls: 2 Jim Carver', 'Gulls: 3 Jack Derry'],
  'i14-cp1250.csv': ['Łódź Wilki: 5 Świętosława Nowak'],
  'i15-names.csv': [
    "O'Neill's XI: 1 Seán O’Brien",
    'The "Gulls": 2 🏌️‍♀️ Tuno',
    'مكابي: 3 محمد علي',
    "O'Neill's XI: 4 Noé Nün",
    "O'Neill's XI: 5 Zed Wide",
    "O'Neill's XI: 6 Zero Width",
    '<b>Bold</b>: 7 =1+1 @cmd',
  ],
  'i16-semicolon-in-cell.csv': ['Lions; first: 1 Lee; Ann', 'Lions; first: 2 Ray Bob'],
  'i17-blocks.csv': [
    'Lions: 1 Ann Lee',
    'Lions: 2 Bob Ray',
    'Lions: 3 Cy Oh',
    'Bears: 1 Di Poe',
    'Bears: 2 Ed Roe',
    'Total: !noName',
  ],
  'i18-old.xls': 'oldWorkbook',
  'i18-sheet.ods': 'openDocument',
  'i19-divisions.csv': [
    'Lions (North): 1 Nora North',
    'Lions (South): 1 Sam South',
    'Lions (South): 2 Sue Null',
  ],
  'office-bad.csv': [
    ': 3 No Team !noTeam',
    'Alpha: 4 Bad Seed !seed',
    'Alpha: Bad Number !number',
    'Beta: 5 Same Seed !seedTaken',
    'Beta: 5 Ann Lee',
    'Beta: 6 Ann Lee',
    'Gamma: !noName',
    'Deltaxxxxxxxxxxxxxxx: 1 Long Name !tooLong',
  ],
  'office-headonly.csv': [],
  'office-latin2.csv': ['Żubry Łódź: 1 Łukasz Wąż'],
  'office-notcsv.csv': 'picture',
  'office-r.ods': 'openDocument',
  'office-r.xls': 'oldWorkbook',
  'office-r.xlsb': 'binaryWorkbook',
  'office-r.xlsm': [
    'Sexy Legs: 7 Zoë Müller 1990-05-03',
    'Sexy Legs: 8 Ana García 1992-04-12',
    'Rusty Bikes: 10 Bo Neil',
  ],
  'office-r2sheets.xlsx': [
    'Sexy Legs: 7 Zoë Müller 1990-05-03',
    'Sexy Legs: 8 Ana García 1992-04-12',
    'Rusty Bikes: 10 Bo Neil',
  ],
  'office-sepline.csv': [
    'Sexy Legs: 7 Zoë Müller 1990-05-03 zoe@example.org',
    'Sexy Legs: 8 Ana García López 1992-04-12 ana@example.org',
    "Rusty Bikes: 07 Bo O'Neil 1995-03-14 bo@example.org",
    'Rusty Bikes: 9 Željko "Zed" Šimić',
  ],
  'office-utf16le.csv': [
    'Sexy Legs: 7 Zoë Müller 1990-05-03 zoe@example.org',
    'Sexy Legs: 8 Ana García López 1992-04-12 ana@example.org',
    "Rusty Bikes: 07 Bo O'Neil 1995-03-14 bo@example.org",
    'Rusty Bikes: 9 Željko "Zed" Šimić',
  ],
  'office-wrongcols.csv': ['Alpha:', 'Beta:'],
  'x01-sheet-per-team.xlsx': ['Lions: 1 Ann Lee', 'Lions: 2 Bob Ray'],
  'x02-merged.xlsx': ['Lions: 1 Ann Lee', 'Lions: 2 Bob Ray', 'Lions: 3 Cy Oh', 'Bears: 1 Di Poe'],
  'x03-title.xlsx': ['Lions: 1 Ann Lee'],
  'x04-types.xlsx': [
    '2024: 07 Ann Lee 2001-02-03',
    'Lions: 7 Bob Ray',
    'Lions: 8 TRUE Truth',
    'Lions: Cy Half !number',
    'May-June: Dee Date !number',
  ],
  'x06-cover-first.xlsx': ['Lions:', 'Bears:'],
}

async function told(name: string): Promise<string | readonly string[]> {
  try {
    const { sheets } = await readFile(new Blob([readFileSync(join(folder, name))]))
    const sheet = sheetOf(sheets[likelySheet(sheets)]?.cells ?? [])
    const columns = guessedColumns(sheet)
    const said = columns.includes('team') ? {} : { team: 'Gulls' }
    return linesOf(sheet, columns, said).map(({ team, division, player, wrong }) =>
      [
        division === '' ? `${team.slice(0, 20)}:` : `${team} (${division}):`,
        ...[player?.number, player?.first_name, player?.last_name, player?.birth_date, player?.email],
        ...wrong.map(why => `!${why}`),
      ]
        .filter(Boolean)
        .join(' '),
    )
  } catch (error) {
    if (error instanceof UnreadFile) return error.kind
    throw error
  }
}

describeRecorded('a list as people have it', () => {
  const files = readdirSync(folder).filter(name => name !== 'README.md')

  test.each(files)('%s has the teams and players that people see in it', async name => {
    expect(await told(name)).toEqual(right[name])
  })
})
