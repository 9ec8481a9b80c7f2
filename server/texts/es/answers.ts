import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { answers as english } from '../en/answers.ts'

export const answers = {
  auditForManagers:
    'Solo propietarios y administradores de una organización pueden leer su historial de cambios.',
  familyOfAudit: 'debe indicarse junto con record',
  recordOfAudit: 'debe ser {{key}} de una ficha de {{family}}',
  withinOfAudit: 'debe ser una ficha, como tournaments/5',

  restored:
    'Este servidor tiene menos de lo que te había dicho: se restauró de una copia de seguridad. Empieza de nuevo, sin since, y quita lo que no vuelva.',
  since: 'debe ser el `since` de una respuesta anterior, o now; omítelo para empezar por el principio',

  scorekeepersForManagers:
    'Solo propietarios y administradores de una organización pueden ver quién lleva sus marcadores.',
  recordedForManagers:
    'Solo los propietarios y administradores de una organización ven quién registró qué en sus partidos.',
  devicesForManagers: 'Solo propietarios y administradores de una organización pueden ver sus tabletas.',

  verdictsForManagers:
    'Solo propietarios y administradores de una organización pueden ver lo que no se contó.',
  verdictsNotYours: 'Solo propietarios y administradores juzgan y eliminan lo que no se contó.',
  whichEvent: 'o una temporada es obligatoria',

  noOwnPlayer: 'A tu cuenta no le corresponde ningún jugador.',

  noSuchLine: 'No existe la línea de estadísticas {{key}}.',
  emptyLine: 'No se registró nada para esta línea.',
  onePlace: 'es un lugar de más: deja solo uno',
  noSuchColumn: 'nombra {{strange}}, que no es ninguna columna de {{sport}}. Las columnas son: {{known}}',
  noSuchSport: 'No existe el deporte {{sport}}. Los deportes son: {{sports}}.',

  spiritMissing: '{{team}} aún no ha dado a {{opponent}} una puntuación de espíritu.',

  dispute: '{{game}}: {{sheets}}.',
  sheet: '{{score}} de {{person}}',
  finalSheet: '{{score}} (final) de {{person}}',
  somebody: 'alguien',

  playedLate:
    'Registrado después del final del partido: cuenta en las estadísticas, y el marcador queda como estaba.',

  calendar: {
    game: '{{one}} – {{two}}',
    finalGame: '{{one}} – {{two}} ({{score}})',
    ruled: {
      cancelled: 'Cancelado: {{one}} – {{two}}',
      abandoned: 'Suspendido: {{one}} – {{two}}',
      annulled: 'Anulado: {{one}} – {{two}}',
    },
    forfeitGame: '{{one}} – {{two}} (incomparecencia)',
    inRound: '{{round}}: {{summary}}',
    round: {
      final: 'Final',
      forPlace: 'Partido por el puesto {{place}}',
      semiFinal: 'Semifinal',
      quarterFinal: 'Cuartos de final',
      bracket: 'Cuadro',
      ofBracket: '{{bracket}}, ronda {{round}}',
      pool: 'Grupo {{pool}}',
      ofPool: 'Grupo {{pool}}, ronda {{round}}',
      swiss: 'Ronda suiza {{round}}',
    },
    toBeDecided: 'por decidir',
    event: 'Cita',
  },
} satisfies Translated<typeof english>
