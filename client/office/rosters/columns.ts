import { nameKey } from './name-key.ts'

/** The possible contents of a column in a list of teams and players. */
export const columns = [
  'team',
  'division',
  'seed',
  'contact_name',
  'contact_email',
  'number',
  'first_name',
  'last_name',
  'full_name',
  'nickname',
  'birth_date',
  'email',
  'gender',
  'licence_number',
  'guardian_name',
  'guardian_contact',
] as const
export type Column = (typeof columns)[number]

/** Common headings of the columns, in letters alone. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  team: [
    ...['team', 'teamname', 'teams', 'club', 'clubname', 'squad', 'mannschaft', 'verein', 'équipe'],
    ...['nomdeléquipe', 'equipo', 'squadra', 'società', 'equipe', 'time', 'clube', 'ploeg', 'drużyna'],
    ...['klub', 'tým', 'družstvo', 'lag', 'hold'],
  ],
  division: [
    ...['division', 'teamdivision', 'conference', 'staffel', 'liga', 'división', 'grupo', 'divisione'],
    ...['girone', 'divisie', 'poule'],
  ],
  seed: ['seed', 'seeding', 'rank', 'setzplatz', 'setzung', 'setzliste', 'têtedesérie', 'cabezadeserie'],
  contact_name: [
    ...[
      'contact',
      'contactname',
      'contactperson',
      'teamcontact',
      'kontakt',
      'kontaktperson',
      'ansprechpartner',
    ],
    ...['ansprechpartnerin', 'ansprechperson', 'nomducontact', 'contacto', 'personadecontacto', 'contatto'],
  ],
  contact_email: [
    ...[
      'contactemail',
      'contactsemail',
      'contactmail',
      'teamemail',
      'teammail',
      'kontaktmail',
      'kontaktemail',
    ],
    ...['emaildeskontakts', 'mailkontakt', 'emailkontakt', 'emailducontact', 'contactcourriel'],
    ...['correodecontacto', 'correodelcontacto', 'emaildecontacto', 'emaildelcontacto'],
  ],
  number: [
    ...['number', 'no', 'nr', '#', 'jersey', 'jersey#', 'jerseyno', 'jerseynumber', 'shirt', 'shirtno'],
    ...['shirtnumber', 'playernumber', 'uniform', 'uniformnumber', 'dorsal', 'nummer', 'trikot', 'trikotnr'],
    ...['trikotnummer', 'rückennummer', 'numéro', 'numero', 'n°', 'número', 'nº', 'maglia', 'camisola'],
    ...['rugnummer', 'numer', 'číslo'],
  ],
  first_name: [
    ...['firstname', 'first', 'givenname', 'givennames', 'forename', 'playerfirstname', 'vorname', 'prénom'],
    ...['prenom', 'nombres', 'nombredepila', 'primeironome', 'voornaam', 'imię', 'imie', 'jméno', 'förnamn'],
    ...['fornavn'],
  ],
  last_name: [
    ...['lastname', 'last', 'surname', 'familyname', 'playerlastname', 'nachname', 'familienname'],
    ...['zuname', 'nomdefamille', 'apellido', 'apellidos', 'cognome', 'sobrenome', 'apelido', 'achternaam'],
    ...['nazwisko', 'příjmení', 'efternamn', 'etternavn', 'efternavn'],
  ],
  full_name: [
    ...['fullname', 'player', 'players', 'playername', 'spieler', 'spielerin', 'spielername', 'joueur'],
    ...['joueuse', 'jugador', 'jugadora', 'giocatore', 'giocatrice', 'jogador', 'speler', 'zawodnik'],
  ],
  nickname: ['nickname', 'playernickname', 'spitzname', 'rufname', 'surnom', 'apodo', 'mote', 'soprannome'],
  birth_date: [
    ...['birthdate', 'dateofbirth', 'dob', 'birthday', 'born', 'playerbirthdate', 'geburtsdatum'],
    ...['geburtstag', 'geboren', 'gebdatum', 'datedenaissance', 'naissance', 'néle', 'fechadenacimiento'],
    ...['nacimiento', 'datadinascita', 'natoil', 'datadenascimento', 'geboortedatum', 'dataurodzenia'],
  ],
  email: [
    ...['email', 'mail', 'emailaddress', 'playeremail', 'mailadresse', 'emailadresse', 'courriel'],
    ...['adressemail', 'adresseemail', 'correo', 'correoelectrónico', 'posta'],
  ],
  gender: [
    'gender',
    'sex',
    'playergender',
    'geschlecht',
    'sexe',
    'genre',
    'sexo',
    'género',
    'genere',
    'sesso',
  ],
  licence_number: [
    ...['licence', 'license', 'licenceno', 'licenseno', 'licencenumber', 'licensenumber', 'passnumber'],
    ...['passno', 'membershipnumber', 'memberid', 'registrationnumber', 'spielerpass', 'spielerpassnummer'],
    ...['passnummer', 'passnr', 'lizenz', 'lizenznummer', 'lizenznr', 'mitgliedsnummer', 'numérodelicence'],
    ...['numerodelicence', 'nolicence', 'n°licence', 'n°delicence', 'licencia', 'nºlicencia', 'ficha'],
    ...['númerodelicencia', 'numerodelicencia', 'nºdelicencia', 'númerodeficha', 'nºficha', 'tessera'],
  ],
  guardian_name: [
    ...['guardian', 'guardianname', 'parent', 'parentname', 'legalguardian', 'parentguardian'],
    ...['parent/guardian', 'erziehungsberechtigte', 'erziehungsberechtigter', 'sorgeberechtigte'],
    ...[
      'sorgeberechtigter',
      'eltern',
      'elternteil',
      'elternodervormund',
      'responsablelégal',
      'représentantlégal',
      'parents',
    ],
    ...['tutor', 'tutora', 'tutorlegal', 'padreomadre', 'genitore'],
  ],
  guardian_contact: [
    ...['guardiancontact', 'guardianemail', 'guardianphone', 'parentcontact', 'parentemail', 'parentphone'],
    ...[
      'guardianscontact',
      'emergencycontact',
      'kontaktdereltern',
      'kontakteltern',
      'elternkontakt',
      'telefoneltern',
      'emaileltern',
    ],
    ...[
      'kontakterziehungsberechtigte',
      'notfallkontakt',
      'contactdesparents',
      'contactresponsable',
      'contactduresponsable',
    ],
    ...['contactduresponsablelégal', 'téléphonedesparents', 'contactotutor', 'contactodeltutor'],
    ...['teléfonodeltutor', 'teléfonotutor', 'correodeltutor'],
  ],
}

/** Headings for a name in general; the other columns decide which one. */
const names = new Set(['name', 'nom', 'nome', 'nombre', 'naam', 'namn', 'navn', 'nazwa'])

const meant = new Map(columns.flatMap(column => headings[column].map(word => [word, column] as const)))

/** Recognizes the column that a heading means, in one kind of lists; null for other texts. */
export type ReadHeading = (heading: string) => string | null

/** The column that a heading means; null if it is not recognized. */
export const columnOf = (heading: string): Column | null => {
  const key = keyOf(heading)
  return names.has(key) ? 'full_name' : (meant.get(key) ?? null)
}

/**
 * The columns of a list, recognized by their headings. "Name" is the family name next to a given name, the
 * given name next to a family name, and else the full name.
 */
export function columnsOf(titles: readonly string[]): (Column | null)[] {
  const plain = titles.map(columnOf)
  const has = (column: Column): boolean => plain.includes(column)
  const name = has('first_name') ? 'last_name' : has('last_name') ? 'first_name' : 'full_name'
  const named = plain.map((column, at) => (names.has(keyOf(titles[at] ?? '')) ? name : column))
  // Our own lists have the number twice: as an integer, and in its jersey form.
  const jersey = titles.findIndex(title => keyOf(title) === 'jerseynumber')
  // Of two columns with the same meaning the first one counts.
  return named.map((column, at) =>
    column === 'number' && jersey >= 0
      ? at === jersey
        ? column
        : null
      : named.indexOf(column) === at
        ? column
        : null,
  )
}

/** The letters and signs of a heading alone. */
export const keyOf = (heading: string): string => nameKey(heading).replaceAll(/[\s_.'’-]/g, '')
