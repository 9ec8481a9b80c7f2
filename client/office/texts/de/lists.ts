import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { lists as english } from '../en/lists.ts'

export const lists = {
  what: 'Diese Spalten einer Tabelle werden gelesen: Team, Abteilung, Setzplatz, Nummer, Vorname, Nachname, Name, Spitzname, Geburtsdatum, E-Mail.',
  addPlayers: 'Kader aus einer Liste ergänzen',
  players: 'Namen, einer in jeder Zeile, oder Zellen einer Tabelle',
  playersWhat:
    'Diese Spalten einer Tabelle werden gelesen: Nummer, Vorname, Nachname, Name, Spitzname, Geburtsdatum, E-Mail.',
  fromFile: 'Aus der Datei {{file}}',
  empty: 'Die Datei ist leer.',
  headingsOnly: 'Es gibt Überschriften, aber darunter keine Zeile mit einem Team oder einer Person.',
  unread: {
    oldWorkbook:
      'Das ist eine Mappe eines alten Excel (.xls) oder eine mit Passwort. Öffne sie, speichere sie ohne Passwort als .xlsx und wähle diese Datei.',
    binaryWorkbook:
      'Das ist eine binäre Mappe (.xlsb). Öffne sie in Excel, speichere sie als .xlsx und wähle diese Datei.',
    openDocument:
      'Das ist eine Tabelle von LibreOffice oder OpenOffice (.ods). Öffne sie, speichere sie als .xlsx oder CSV und wähle diese Datei.',
    appleNumbers:
      'Das ist eine Tabelle von Numbers. Exportiere sie als Excel oder CSV und wähle diese Datei.',
    archive: 'Das ist ein Archiv mit Dateien. Entpacke es und wähle die Liste darin.',
    picture:
      'Das ist ein Bild. Die Liste muss eine Textdatei oder eine Tabelle sein: Speichere sie als CSV oder .xlsx oder tippe sie oben ein.',
    pdf: 'Das ist ein PDF. Bitte um die Liste als CSV oder .xlsx, oder kopiere die Zeilen daraus und füge sie oben ein.',
    webPage:
      'Das ist eine Webseite, auch wenn der Name etwas anderes sagt. Öffne sie in einem Tabellenprogramm, speichere sie als .xlsx und wähle diese Datei.',
    unknown:
      'Diese Datei war nicht zu lesen. Öffne sie in einem Tabellenprogramm, speichere sie als .xlsx und wähle diese Datei.',
  },
  sheet: 'Blatt der Mappe',
  eachSheet: 'Alle Blätter: auf jedem ein Team',
  encoding: 'Buchstaben der Datei',
  encodingWhat:
    'Die Datei sagt nicht, wie ihre Buchstaben geschrieben sind. Wähle die Zeile, in der die Namen stimmen.',
  encodings: {
    'windows-1252': 'Westeuropäisch',
    'windows-1250': 'Mitteleuropäisch, Windows',
    'iso-8859-2': 'Mitteleuropäisch, ISO',
    'windows-1251': 'Kyrillisch',
    'windows-1253': 'Griechisch',
    'windows-1254': 'Türkisch',
    'windows-1257': 'Baltisch',
    macintosh: 'Alter Mac',
  },
  headingRow: 'Zeile mit den Überschriften',
  noHeadingRow: 'Keine: In jeder Zeile steht ein Team oder eine Person',
  rowIs: 'Zeile {{number}}: {{cells}}',
  oneTeam: 'Team all dieser Personen',
  oneTeamWhat: 'In keiner Spalte steht das Team. Schreib seinen Namen oder wähle oben die Spalte.',
  whichTeam: 'Sag, in welcher Spalte das Team steht oder für welches Team alle spielen.',
  fillsDown: 'Eine leere Zelle meint das Team der Zeile darüber',
  monthFirst: 'Geburtsdaten wie 3/4/2010 beginnen mit dem Monat',

  division: 'Abteilung',
  birth_date: 'Geburtsdatum',
  email: 'E-Mail',
  gender: 'Geschlecht',
  genders: { unsaid: 'nicht angegeben', female: 'weiblich', male: 'männlich', other: 'anderes' },
  notBirthDate: 'Ein Geburtsdatum schreibt man als 2010-04-23 oder 23.4.2010.',
  notEmail: 'Das ist keine E-Mail-Adresse.',
  notGender: 'Wähle das Geschlecht aus der Liste.',
  shared: 'Mehrere haben die Nummer {{number}}: {{players, list}}.',

  leaveRowOut: 'Auslassen',
  leaveOut: 'Auslassen',
  leaveRow: 'Zeile {{number}} auslassen',
  leftOut: 'ausgelassen',
  takeIn: 'Aufnehmen',
  takeRow: 'Zeile {{number}} aufnehmen',
  does: { newDivision: 'andere Abteilung', newDetails: 'Geburtsdatum oder E-Mail' },
  hints: {
    teamAbove: 'Team der Zeile darüber.',
    sharedNumber: 'Noch jemand im Team hat dieselbe Nummer.',
    birthDate: 'Das Geburtsdatum wird nicht gelesen: Schreib es als 2010-04-23.',
    email: 'Die E-Mail-Adresse wird nicht gelesen.',
  },
  wrong: {
    otherTeam: 'Diese Person gehört zu einem anderen Team.',
    severalTeams: 'Mehrere Teams heißen so: Ergänze eine Spalte mit der Abteilung.',
  },
  makesDivisions_one: '{{count}} andere Abteilung',
  makesDivisions_other: '{{count}} andere Abteilungen',
  makesDetails_one: 'Geburtsdatum oder E-Mail von {{count}} Person',
  makesDetails_other: 'Geburtsdatum oder E-Mail von {{count}} Personen',
  nothingRight_one: 'Die {{count}} falsche Zeile wird nicht gespeichert; alle anderen sind schon da.',
  nothingRight_other: 'Die {{count}} falschen Zeilen werden nicht gespeichert; alle anderen sind schon da.',
  storing: '{{done}} von {{all}} gespeichert …',
  brokeOff:
    'Bisher sind {{done}} von {{all}} gespeichert. Speichere die Liste noch einmal: Es geht von dort weiter, und nichts wird doppelt.',
} satisfies Translated<typeof english>
