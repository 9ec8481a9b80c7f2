import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { results as english } from '../en/results.ts'

export const results = {
  title: 'Resultados',
  bye: 'Descansa',
  nobodyYet: 'Nadie todavía',
  matchDay: 'Jornada {{number}}',
  pair: '{{one}} – {{two}}',
  show: 'Qué mostrar',
  games: 'Partidos',
  teams: 'Equipos',
  swiss: 'Rondas suizas',
  final: 'Clasificación final',
  spirit: 'Espíritu',

  find: 'Equipo o campo',
  part: 'Parte del evento',
  which: 'Qué partidos',
  shown: { all: 'Todos', open: 'Empezados, sin terminar', final: 'Terminados' },
  noGame: 'Ningún partido coincide.',
  finalOf: '{{count}} de {{of}} terminados',
  enter: 'Anotar',

  nobodyPlaysYet: 'Aún no se sabe quién juega este partido.',
  gamePage: 'Todo sobre este partido',
  howItEnds: 'Cómo está el partido',
  ends: { final: 'Resultado final', live: 'En juego', forfeit: 'No presentado' },
  store: 'Guardar el resultado',
  forget: 'Dejarlo como estaba',
  changedSince: 'Otra persona anotó un resultado entretanto: {{score}}. Míralo y vuelve a guardar.',
  stored: 'Guardado: {{game}}',
  takeBack: 'Deshacerlo',

  notAsPlanned: 'Si no sale como estaba previsto',
  countsNot: 'Nada de él cuenta. Lo anotado se queda, y vuelve a contar si se revoca.',
  rule: {
    none: 'Revocarlo',
    postponed: 'Aplazarlo',
    cancelled: 'Cancelarlo',
    abandoned: 'Suspenderlo: no cuenta',
    'abandoned with result': 'Terminarlo: el marcador cuenta',
    annulled: 'Anularlo',
  },
  ruled: {
    postponed: 'Espera una fecha nueva. Dale una hora en el horario y estará otra vez como estaba previsto.',
    'abandoned with result': 'Ha terminado tal como estaba.',
  },

  noTeam: 'Aún no hay ningún equipo inscrito.',
  teamsWhat:
    'Un equipo que se retira o es descalificado pierde lo que aún no ha jugado. Lo que se sigue de ello se muestra antes.',
  team: 'Equipo',
  standing: 'Ahora',
  change: 'Cambiar',
  status: { playing: 'Juega', withdrawn: 'Retirado', disqualified: 'Descalificado' },
  turn: {
    playing: 'Dejar que {{team}} vuelva a jugar',
    withdrawn: 'Retirar a {{team}}',
    disqualified: 'Descalificar a {{team}}',
  },

  noStandings: 'Aún no hay clasificación.',
  place: 'Puesto',
  placeSoFar: '{{place}} hasta ahora',
  why: 'De dónde viene',
  print: 'Imprimir los puestos',
  printedSoFar: 'Aún no están decididos todos los puestos.',
  keepPlaces: 'Fijar los puestos finales',
  placesOpen_one: '{{count}} puesto aún no está decidido.',
  placesOpen_other: '{{count}} puestos aún no están decididos.',
  placesDecided: 'Todos los puestos están decididos.',
  placesKept: 'Los puestos finales están fijados.',
} satisfies Translated<typeof english>
