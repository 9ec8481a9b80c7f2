import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { entries as english } from '../en/entries.ts'

export const entries = {
  notReadable:
    'No tienes ningún papel en el evento de este traspaso ni lo tuviste nunca, o el evento no existe. No se aceptó nada; todo se queda en este dispositivo.',
  isBye: 'es un descanso: nadie juega el partido {{game}}, y en él no se registra nada',
  isNotNeeded:
    'no hace falta: a uno de los lados del partido {{game}} no llega nadie, y en él no se registra nada',
  nothingToClear: 'Del partido {{game}} no se registró nada, así que no hay nada que vaciar.',
  nothingToRestore: 'La oficina no ha retirado nada del partido {{game}} que se pueda recuperar.',
  mayNotClear: 'Solo quien gestiona el partido puede vaciarlo.',
  noGame: ': no existe el partido {{game}}',
  mayNotRecord: 'Solo los anotadores de este partido y los capitanes de sus equipos pueden registrar en él.',
  finalOfOthers:
    'La oficina u otra persona terminó este partido con un resultado, y un pase no lo cambia. Pregunta en la mesa de control.',

  attributeNotUsed: 'no se usa con el tipo {{type}}',
  playNeedsGame: 'es obligatorio en una jugada; las citas del calendario tienen los tipos {{types}}',
  noPlayOfSport: 'debe ser una jugada de {{sport}}: {{types}}',
  teamOfOtherGame: 'debe ser uno de los dos equipos de este partido: {{teams}}',
  valueOutOfRange: 'debe estar entre {{least}} y {{most}}',
  playerOfOtherGame:
    'debe ser un jugador de este partido: de su organización, o de la plantilla de uno de sus dos equipos',
  playerOfOtherTeam:
    'debe estar en la plantilla del equipo {{team}}, para el que es la jugada: esta persona está en la del otro equipo',
  contradiction: {
    side: 'debe ser del otro equipo: así lo dicen los demás jugadores de esta jugada',
    'assist to oneself': 'debe ser otra persona: nadie se asiste a sí mismo',
    'before the beginning': 'debe ser 0 o más: segundos desde el comienzo del partido',
  },
  pointsOfNobody: 'es necesario: una jugada que puntúa tiene un equipo que recibe los puntos',
  forfeitOfOthers: 'nombra equipos que no juegan este partido: {{teams}}',
  scoreMissing: 'es obligatorio',
  shootoutOfOne: 'es obligatorio: una tanda tiene los goles de los dos equipos',

  withdrawalRule: 'Regla de retirada',

  tooManyWait: 'no se aceptó, porque demasiados esperan a la oficina',
  noRoom:
    'Como mucho {{refused}} registros tuyos que no cuentan, {{unreadable}} que no se pueden leer y {{megabytes}} MB de ambos esperan a la oficina de este evento. Estos serían más, así que no se aceptaron: se quedan en este dispositivo. Pide en la mesa de control que miren lo que no se contó.',
  noRoomForOthers:
    'Como mucho {{refused}} registros que no cuentan, {{unreadable}} que no se pueden leer y {{megabytes}} MB de ambos esperan a la oficina de este evento de parte de todos los que no tienen un papel propio allí. Estos serían más, así que no se aceptaron: se quedan en este dispositivo. Pide en la mesa de control que miren lo que no se contó.',
} satisfies Translated<typeof english>
