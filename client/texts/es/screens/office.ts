import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { office as english } from '../../en/screens/office.ts'

export const office = {
  office: 'Oficina',
  of: 'Oficina · {{event}}',
  whatToShow: 'Qué mostrar',
  parts: {
    disputes: 'Discrepancias',
    tablets: 'Tabletas',
    verdicts: 'No contado',
  },
  differ_one: '{{count}} partido tiene dos actas que difieren',
  differ_other: '{{count}} partidos tienen actas que difieren',

  advice: {
    unreadable:
      'Actualiza la aplicación en esa tableta y haz que se registre de nuevo. Lo que envió se conserva como llegó.',
    unknown_game: 'El partido se eliminó o está en otro evento. Cuando vuelva, esto cuenta.',
    not_allowed: 'Para que cuente, da a esa persona un rol para el partido. Un rol nuevo cuenta enseguida.',
    other_sheet: 'Otra tableta lleva el marcador. Si las dos difieren, puedes elegir o combinarlas.',
    decided: 'La oficina decidió a favor de otra acta. Eso se puede deshacer.',
    after_final: 'Mira el partido: allí se puede reabrir, o poner el marcador correcto.',
    unknown_entry: 'Corrige algo que no cuenta. Si eso llega o vuelve a contar, esto también.',
    unknown_team: 'Mira quién juega el partido. Cuando el equipo esté puesto, esto cuenta.',
    unknown_player:
      'La jugada cuenta, pero para nadie. Pon al jugador en la plantilla de uno de los dos equipos: entonces cuenta también para él.',
  },

  tablet: 'tableta {{end}}',
  tabletOf: '{{name}}, {{tablet}}',
  tabletOfSomebody: 'Alguien, {{tablet}}',
  tablets: 'Tabletas',
  tabletsWhat: 'Lo que dijo cada tableta la última vez que se supo de ella.',
  noTablets: 'Aún no se ha sabido de ninguna tableta de alguien con un rol.',
  worry: {
    look: 'Hay que mirarla',
    wait: 'Ausente o enviando',
    fine: 'Bien',
  },

  connected: 'Conectada',
  connectedSentAll: 'Conectada, todo enviado',
  connectedUnsent_one: 'Conectada, {{count}} registro sin enviar',
  connectedUnsent_other: 'Conectada, {{count}} registros sin enviar',
  away: 'Sin conexión',
  awaySentAll: 'Sin conexión, lo había enviado todo',
  awayUnsent_one: 'Sin conexión, tenía {{count}} registro sin enviar',
  awayUnsent_other: 'Sin conexión, tenía {{count}} registros sin enviar',

  heardNow: 'Última señal el {{moment}}, hace menos de un minuto',
  heardMinutesAgo_one: 'Última señal el {{moment}}, hace {{count}} minuto',
  heardMinutesAgo_other: 'Última señal el {{moment}}, hace {{count}} minutos',
  heardHoursAgo_one: 'Última señal el {{moment}}, hace {{count}} hora',
  heardHoursAgo_other: 'Última señal el {{moment}}, hace {{count}} horas',
  heardDaysAgo_one: 'Última señal el {{moment}}, hace {{count}} día',
  heardDaysAgo_other: 'Última señal el {{moment}}, hace {{count}} días',

  outdated:
    'Su aplicación es demasiado antigua para enviar. Dale conexión, abre la aplicación y toca «Actualización lista»',
  lacks_one: 'Le falta {{count}} cambio hecho desde entonces',
  lacks_other: 'Le faltan {{count}} cambios hechos desde entonces',
  came_one: 'De ella llegó {{count}} registro',
  came_other: 'De ella llegaron {{count}} registros',
} satisfies Translated<typeof english>
