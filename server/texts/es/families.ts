import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { families as english } from '../en/families.ts'

export const families = {
  bracketStart: 'hace falta: es cuando empieza la primera ronda',
  bracketSize: 'debe tener de 2 a {{most}} equipos, no {{teams}}',
  bracketRounds: 'hace falta si no se nombran equipos',

  calendarType: 'debe ser uno del calendario: {{types}}',
  calendarStart: 'es obligatorio con el tipo {{type}}',
  calendarPlace: 'hace falta, o una temporada, un torneo o equipos: una cita es de uno de ellos',
  calendarEnd: 'no debe ser anterior al comienzo',

  gameAgainstItself: 'debe ser otro equipo que el primero: un equipo no juega contra sí mismo',
  gameAfterItself: 'debe ser otro partido: nadie pasa de un partido a ese mismo',
  nextGameIn: {
    tournament: 'debe ser un partido del mismo torneo',
    season: 'debe ser un partido de la misma temporada',
  },
  gameIsFed: 'debe quedar como está: a este partido pasan equipos desde el partido {{game}}',

  notEntered: 'debe ser otro equipo que esté en el torneo',
  notAgreedYet: 'debe ser un equipo cuya organización haya aceptado: solo entonces ocupa el puesto',
  notOfSeason: 'debe ser un equipo de la misma temporada',
  replacedHasPlayed:
    'El equipo ya ha jugado en esta temporada (partido {{game}}), así que sus partidos no pasan a otro. Puede dejar la temporada por su estado, y entonces se elige qué pasa con sus partidos.',
  leftOn: 'hace falta: dice desde qué día se anulan o se dan por perdidos los partidos',
  ruling: {
    cancelled: 'no puede ser «cancelado»: en este partido ya se anotó algo. Suspéndalo o anule su resultado',
    postponed: 'no puede ser «aplazado»: en este partido ya se anotó algo. Dé otra hora si sigue más tarde',
    notPlayed:
      'debe ser «cancelado» o «aplazado»: en este partido no se anotó nada que se pueda suspender o anular',
  },

  periodEnd: 'no debe ser anterior al primer día {{start}}',
  playerName: 'es obligatorio, o un apellido o un apodo: un jugador tiene un nombre',

  lateNowhere: 'no nombra ningún grupo, y no hay ronda suiza en la que el equipo pueda descansar',
  lateHasGame: 'ya está en un partido de esa ronda',
  poolStart: 'hace falta para crear los partidos',
  poolSize: 'debe nombrar como mucho {{most}} equipos para que jueguen todos contra todos: haz varios grupos',

  swissStart: 'hace falta: es cuando empiezan los partidos',
  swissTeams: 'debe nombrar al menos dos equipos, o ninguno: entonces se emparejan todos los del torneo',
  swissTournament: 'debe tener al menos dos equipos que jueguen: tiene {{teams}}',

  relatedToItself: 'deben ser otros equipos: un equipo no está relacionado consigo mismo',

  marksOfFields: 'debe nombrar un campo de la sede si marca un campo, y ninguno si no lo es',
  marksOfStrangers: 'nombra campos que no son de esta sede: {{fields}}',

  tieTeams: 'debe nombrar al menos dos equipos, el mejor primero',
  tieStrangers: {
    pool: 'nombra equipos que no están en el grupo: {{teams}}',
    tournament: 'nombra equipos que no están en el torneo: {{teams}}',
    season: 'nombra equipos que no juegan en la temporada: {{teams}}',
  },
} satisfies Translated<typeof english>
