import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { lists as english } from '../en/lists.ts'

export const lists = {
  what: 'Ces colonnes d’un tableur sont lues\u00a0: équipe, catégorie, tête de série, numéro, prénom, nom de famille, nom complet, surnom, date de naissance, e-mail.',
  addPlayers: 'Compléter l’effectif à partir d’une liste',
  players: 'Noms, un par ligne, ou cellules d’un tableur',
  playersWhat:
    'Ces colonnes d’un tableur sont lues\u00a0: numéro, prénom, nom de famille, nom complet, surnom, date de naissance, e-mail.',
  fromFile: 'Du fichier {{file}}',
  empty: 'Le fichier est vide.',
  headingsOnly:
    'Il y a des titres de colonnes, mais en dessous aucune ligne avec une équipe ou une personne.',
  unread: {
    oldWorkbook:
      'C’est un classeur d’un ancien Excel (.xls), ou protégé par un mot de passe. Ouvrez-le, enregistrez-le en .xlsx sans mot de passe et choisissez ce fichier.',
    binaryWorkbook:
      'C’est un classeur binaire (.xlsb). Ouvrez-le dans Excel, enregistrez-le en .xlsx et choisissez ce fichier.',
    openDocument:
      'C’est un classeur de LibreOffice ou d’OpenOffice (.ods). Ouvrez-le, enregistrez-le en .xlsx ou en CSV et choisissez ce fichier.',
    appleNumbers: 'C’est un tableau de Numbers. Exportez-le en Excel ou en CSV et choisissez ce fichier.',
    archive: 'C’est une archive de fichiers. Décompressez-la et choisissez la liste qui s’y trouve.',
    picture:
      'C’est une image. La liste doit être un fichier texte ou un tableur\u00a0: enregistrez-la en CSV ou en .xlsx, ou tapez-la ci-dessus.',
    pdf: 'C’est un PDF. Demandez la liste en CSV ou en .xlsx, ou copiez-en les lignes et collez-les ci-dessus.',
    webPage:
      'C’est une page web, quoi qu’en dise son nom. Ouvrez-la dans un tableur, enregistrez-la en .xlsx et choisissez ce fichier.',
    unknown:
      'Ce fichier n’a pas pu être lu. Ouvrez-le dans un tableur, enregistrez-le en .xlsx et choisissez ce fichier.',
  },
  sheet: 'Feuille du classeur',
  eachSheet: 'Toutes les feuilles\u00a0: une équipe sur chacune',
  encoding: 'Lettres du fichier',
  encodingWhat:
    'Le fichier ne dit pas comment ses lettres sont écrites. Choisissez la ligne où les noms sont justes.',
  encodings: {
    'windows-1252': 'Europe occidentale',
    'windows-1250': 'Europe centrale, Windows',
    'iso-8859-2': 'Europe centrale, ISO',
    'windows-1251': 'Cyrillique',
    'windows-1253': 'Grec',
    'windows-1254': 'Turc',
    'windows-1257': 'Balte',
    macintosh: 'Ancien Mac',
  },
  headingRow: 'Ligne des titres de colonnes',
  noHeadingRow: 'Aucune\u00a0: chaque ligne est une équipe ou une personne',
  rowIs: 'Ligne {{number}}\u00a0: {{cells}}',
  oneTeam: 'Équipe de toutes ces personnes',
  oneTeamWhat: 'Aucune colonne ne contient l’équipe. Tapez son nom, ou choisissez la colonne ci-dessus.',
  whichTeam: 'Dites quelle colonne contient l’équipe, ou pour quelle équipe toutes ces personnes jouent.',
  fillsDown: 'Une cellule vide signifie l’équipe de la ligne au-dessus',
  monthFirst: 'Les dates de naissance comme 3/4/2010 commencent par le mois',

  division: 'Catégorie',
  birth_date: 'Date de naissance',
  email: 'Adresse e-mail',
  gender: 'Sexe',
  genders: { unsaid: 'non précisé', female: 'féminin', male: 'masculin', other: 'autre' },
  notBirthDate: 'Une date de naissance s’écrit 2010-04-23 ou 23.4.2010.',
  notEmail: 'Ce n’est pas une adresse e-mail.',
  notGender: 'Choisissez le sexe dans la liste.',
  shared: 'Plusieurs personnes ont le numéro {{number}}\u00a0: {{players, list}}.',

  leaveRowOut: 'Laisser de côté',
  leaveOut: 'Laisser de côté',
  leaveRow: 'Laisser de côté la ligne {{number}}',
  leftOut: 'laissée de côté',
  takeIn: 'Reprendre',
  takeRow: 'Reprendre la ligne {{number}}',
  does: { newDivision: 'autre catégorie', newDetails: 'date de naissance ou e-mail' },
  hints: {
    teamAbove: 'Équipe de la ligne au-dessus.',
    sharedNumber: 'Quelqu’un d’autre dans l’équipe a le même numéro.',
    birthDate: 'La date de naissance n’est pas lue\u00a0: écrivez-la 2010-04-23.',
    email: 'L’adresse e-mail n’est pas lue.',
  },
  wrong: {
    otherTeam: 'Cette personne est d’une autre équipe.',
    severalTeams: 'Plusieurs équipes portent ce nom\u00a0: ajoutez une colonne avec la catégorie.',
  },
  makesDivisions_one: '{{count}} autre catégorie',
  makesDivisions_other: '{{count}} autres catégories',
  makesDetails_one: 'date de naissance ou e-mail de {{count}} personne',
  makesDetails_other: 'date de naissance ou e-mail de {{count}} personnes',
  nothingRight_one: 'La {{count}} ligne fausse n’est pas enregistrée\u00a0; toutes les autres y sont déjà.',
  nothingRight_other:
    'Les {{count}} lignes fausses ne sont pas enregistrées\u00a0; toutes les autres y sont déjà.',
  storing: '{{done}} sur {{all}} enregistrés…',
  brokeOff:
    '{{done}} sur {{all}} sont enregistrés jusqu’ici. Enregistrez la liste à nouveau\u00a0: elle reprend de là, et rien n’est doublé.',
} satisfies Translated<typeof english>
