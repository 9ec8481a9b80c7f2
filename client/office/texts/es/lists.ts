import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { lists as english } from '../en/lists.ts'

export const lists = {
  what: 'Se leen estas columnas de una hoja de cálculo: equipo, división, cabeza de serie, número, nombre, apellido, nombre completo, apodo, fecha de nacimiento, correo.',
  addPlayers: 'Completar la plantilla con una lista',
  players: 'Nombres, uno en cada línea, o celdas de una hoja de cálculo',
  playersWhat:
    'Se leen estas columnas de una hoja de cálculo: número, nombre, apellido, nombre completo, apodo, fecha de nacimiento, correo.',
  fromFile: 'Del archivo {{file}}',
  empty: 'El archivo está vacío.',
  headingsOnly: 'Hay títulos de columnas, pero debajo ninguna fila con un equipo o una persona.',
  unread: {
    oldWorkbook:
      'Es un libro de un Excel antiguo (.xls), o tiene contraseña. Ábrelo, guárdalo como .xlsx sin contraseña y elige ese archivo.',
    binaryWorkbook: 'Es un libro binario (.xlsb). Ábrelo en Excel, guárdalo como .xlsx y elige ese archivo.',
    openDocument:
      'Es una hoja de LibreOffice u OpenOffice (.ods). Ábrela, guárdala como .xlsx o CSV y elige ese archivo.',
    appleNumbers: 'Es una tabla de Numbers. Expórtala como Excel o CSV y elige ese archivo.',
    archive: 'Es un archivo comprimido. Descomprímelo y elige la lista que contiene.',
    picture:
      'Es una imagen. La lista tiene que ser un archivo de texto o una hoja de cálculo: guárdala como CSV o .xlsx, o escríbela arriba.',
    pdf: 'Es un PDF. Pide la lista como CSV o .xlsx, o copia sus filas y pégalas arriba.',
    webPage:
      'Es una página web, diga lo que diga su nombre. Ábrela en un programa de hojas de cálculo, guárdala como .xlsx y elige ese archivo.',
    unknown:
      'Este archivo no se pudo leer. Ábrelo en un programa de hojas de cálculo, guárdalo como .xlsx y elige ese archivo.',
  },
  sheet: 'Hoja del libro',
  eachSheet: 'Todas las hojas: un equipo en cada una',
  encoding: 'Letras del archivo',
  encodingWhat:
    'El archivo no dice cómo están escritas sus letras. Elige la línea en la que los nombres están bien.',
  encodings: {
    'windows-1252': 'Europa occidental',
    'windows-1250': 'Europa central, Windows',
    'iso-8859-2': 'Europa central, ISO',
    'windows-1251': 'Cirílico',
    'windows-1253': 'Griego',
    'windows-1254': 'Turco',
    'windows-1257': 'Báltico',
    macintosh: 'Mac antiguo',
  },
  headingRow: 'Fila con los títulos',
  noHeadingRow: 'Ninguna: cada fila es un equipo o una persona',
  rowIs: 'Fila {{number}}: {{cells}}',
  oneTeam: 'Equipo de todas estas personas',
  oneTeamWhat: 'Ninguna columna contiene el equipo. Escribe su nombre, o elige la columna arriba.',
  whichTeam: 'Di en qué columna está el equipo, o para qué equipo juegan todas.',
  fillsDown: 'Una celda vacía significa el equipo de la fila de arriba',
  monthFirst: 'Las fechas de nacimiento como 3/4/2010 empiezan por el mes',

  division: 'División',
  birth_date: 'Fecha de nacimiento',
  email: 'Correo',
  gender: 'Sexo',
  genders: { unsaid: 'sin indicar', female: 'femenino', male: 'masculino', other: 'otro' },
  notBirthDate: 'Una fecha de nacimiento se escribe 2010-04-23 o 23.4.2010.',
  notEmail: 'No es una dirección de correo.',
  notGender: 'Elige el sexo de la lista.',
  shared: 'Varias personas tienen el número {{number}}: {{players, list}}.',

  leaveRowOut: 'Dejar fuera',
  leaveOut: 'Dejar fuera',
  leaveRow: 'Dejar fuera la fila {{number}}',
  leftOut: 'fuera',
  takeIn: 'Incluir',
  takeRow: 'Incluir la fila {{number}}',
  does: { newDivision: 'otra división', newDetails: 'fecha de nacimiento o correo' },
  hints: {
    teamAbove: 'Equipo de la fila de arriba.',
    sharedNumber: 'Otra persona del equipo tiene el mismo número.',
    birthDate: 'La fecha de nacimiento no se lee: escríbela como 2010-04-23.',
    email: 'La dirección de correo no se lee.',
  },
  wrong: {
    otherTeam: 'Es una persona de otro equipo.',
    severalTeams: 'Varios equipos se llaman así: añade una columna con la división.',
  },
  makesDivisions_one: '{{count}} división distinta',
  makesDivisions_other: '{{count}} divisiones distintas',
  makesDetails_one: 'fecha de nacimiento o correo de {{count}} persona',
  makesDetails_other: 'fecha de nacimiento o correo de {{count}} personas',
  nothingRight_one: 'La {{count}} fila equivocada no se guarda; todas las demás ya están.',
  nothingRight_other: 'Las {{count}} filas equivocadas no se guardan; todas las demás ya están.',
  storing: 'Guardados {{done}} de {{all}}…',
  brokeOff:
    'Hasta ahora se guardaron {{done}} de {{all}}. Guarda la lista otra vez: sigue desde ahí, y nada se duplica.',
} satisfies Translated<typeof english>
