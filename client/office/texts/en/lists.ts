/** What is said of lists of teams and players: how they are read from files, and of what they hold. */
export const lists = {
  what: 'These columns of a spreadsheet are read: team, division, seed, number, first name, last name, name, nickname, birth date, e-mail.',
  addPlayers: 'Add players from a list',
  players: 'Names of players, one in each line, or cells of a spreadsheet',
  playersWhat:
    'These columns of a spreadsheet are read: number, first name, last name, name, nickname, birth date, e-mail.',
  fromFile: 'From the file {{file}}',
  empty: 'The file is empty.',
  headingsOnly: 'There are headings, but no row with a team or a player below them.',
  unread: {
    oldWorkbook:
      'This is a workbook of an old Excel (.xls), or one with a password. Open it, save it as .xlsx without a password, and choose that file.',
    binaryWorkbook:
      'This is a binary workbook (.xlsb). Open it in Excel, save it as .xlsx, and choose that file.',
    openDocument:
      'This is a spreadsheet of LibreOffice or OpenOffice (.ods). Open it, save it as .xlsx or CSV, and choose that file.',
    appleNumbers: 'This is a table of Numbers. Export it as Excel or CSV, and choose that file.',
    archive: 'This is an archive of files. Unpack it, and choose the list in it.',
    picture:
      'This is a picture. The list has to be a text file or a spreadsheet: save it as CSV or .xlsx, or type it in above.',
    pdf: 'This is a PDF. Ask for the list as CSV or .xlsx, or copy the rows from it and paste them above.',
    webPage:
      'This is a web page, whatever its name says. Open it in a spreadsheet program, save it as .xlsx, and choose that file.',
    unknown:
      'This file could not be read. Open it in a spreadsheet program, save it as .xlsx, and choose that file.',
  },
  sheet: 'Sheet of the workbook',
  eachSheet: 'All sheets: a team on each',
  encoding: 'Letters of the file',
  encodingWhat:
    'The file does not say how its letters are written. Choose the line in which the names are right.',
  encodings: {
    'windows-1252': 'Western European',
    'windows-1250': 'Central European, Windows',
    'iso-8859-2': 'Central European, ISO',
    'windows-1251': 'Cyrillic',
    'windows-1253': 'Greek',
    'windows-1254': 'Turkish',
    'windows-1257': 'Baltic',
    macintosh: 'Old Mac',
  },
  headingRow: 'Row with the headings',
  noHeadingRow: 'None: every row is a team or a player',
  rowIs: 'Row {{number}}: {{cells}}',
  oneTeam: 'Team of all these players',
  oneTeamWhat: 'No column holds the team. Type its name, or choose the column above.',
  whichTeam: 'Say which column holds the team, or which team all of them play for.',
  fillsDown: 'An empty cell means the team of the row above',
  monthFirst: 'Birth dates such as 3/4/2010 begin with the month',

  division: 'Division',
  birth_date: 'Birth date',
  email: 'E-mail',
  gender: 'Gender',
  genders: { unsaid: 'not stated', female: 'female', male: 'male', other: 'other' },
  notBirthDate: 'A birth date is written as 2010-04-23 or 23.4.2010.',
  notEmail: 'This is no e-mail address.',
  notGender: 'Choose the gender from the list.',
  shared: 'Number {{number}} is on several players: {{players, list}}.',

  leaveRowOut: 'Leave out',
  leaveOut: 'Leave out',
  leaveRow: 'Leave out row {{number}}',
  leftOut: 'left out',
  takeIn: 'Take in',
  takeRow: 'Take in row {{number}}',
  does: { newDivision: 'other division', newDetails: 'birth date or e-mail' },
  hints: {
    teamAbove: 'Team of the row above.',
    sharedNumber: 'Another player of the team has the same number.',
    birthDate: 'The birth date is not read: write it as 2010-04-23.',
    email: 'The e-mail address is not read.',
  },
  wrong: {
    otherTeam: 'This is a player of another team.',
    severalTeams: 'Several teams have this name: add a column with the division.',
  },
  makesDivisions_one: '{{count}} other division',
  makesDivisions_other: '{{count}} other divisions',
  makesDetails_one: 'birth date or e-mail of {{count}} player',
  makesDetails_other: 'birth date or e-mail of {{count}} players',
  nothingRight_one: 'The {{count}} row that is wrong is not stored; all others are there already.',
  nothingRight_other: 'The {{count}} rows that are wrong are not stored; all others are there already.',
  storing: 'Stored {{done}} of {{all}} …',
  brokeOff:
    'Stored {{done}} of {{all}} so far. Store the list again: it goes on from there, and nothing is doubled.',
} as const
