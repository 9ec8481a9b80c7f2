import { nameKey } from './name-key.ts'

/** What a column of a list of teams and players may hold. */
export const columns = ['team', 'seed', 'number', 'first_name', 'last_name', 'full_name', 'nickname'] as const
export type Column = (typeof columns)[number]

/** How people head their columns, in the languages that the office speaks, without spaces. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  team: ['team', 'teamname', 'teams', 'club', 'mannschaft', 'verein', 'équipe', 'nomdeléquipe', 'equipo'],
  seed: ['seed', 'seeding', 'rank', 'setzplatz', 'setzung', 'setzliste', 'têtedesérie', 'cabezadeserie'],
  number: [
    ...['number', 'no', 'nr', '#', 'jersey', 'jerseynumber', 'shirt', 'shirtnumber', 'dorsal'],
    ...['nummer', 'trikotnummer', 'rückennummer', 'numéro', 'n°', 'número', 'nº'],
  ],
  first_name: ['firstname', 'givenname', 'vorname', 'prénom', 'nombre'],
  last_name: [
    ...['lastname', 'surname', 'familyname', 'nachname', 'familienname'],
    ...['nom', 'nomdefamille', 'apellido', 'apellidos'],
  ],
  full_name: ['name', 'fullname', 'player', 'playername', 'spieler', 'spielerin', 'joueur', 'jugador'],
  nickname: ['nickname', 'spitzname', 'surnom', 'apodo', 'mote'],
}

const meant = new Map(columns.flatMap(column => headings[column].map(word => [keyOf(word), column] as const)))

/** What a heading says that its column holds; null for none of what is read. */
export const columnOf = (heading: string): Column | null => meant.get(keyOf(heading)) ?? null

/** The letters and signs of a heading alone. */
function keyOf(heading: string): string {
  return nameKey(heading).replaceAll(/[\s_.'’-]/g, '')
}
