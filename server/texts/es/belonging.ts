import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { belonging as english } from '../en/belonging.ts'

export const belonging = {
  consentAlone:
    'Puedes aceptar o rechazar que tu equipo participe; todo lo demás solo puede cambiarlo un propietario o administrador de la organización del torneo.',
  consentOfTeam: 'Solo un propietario o administrador de la organización del equipo acepta o rechaza.',
  consentWords: 'debe ser given o refused',

  seasonOfTournamentOrNone: 'debe ser {{season}}, la temporada del torneo {{tournament}}, u omitirse',
  seasonOfTournament: 'debe ser {{season}}, la temporada del torneo {{tournament}}',
  season: 'debe ser {{season}}, la temporada',
  organizationOfSeason: 'debe ser {{organization}}, la organización de la temporada {{season}}',
  organizationOfTournament: 'debe ser {{organization}}, la organización del torneo {{tournament}}',
  eventSiteOfGameSite: 'debe ser {{event_site}}, la sede del campo {{game_site}}',

  staysInTournament:
    'debe seguir siendo {{tournament}}: un partido no se saca de su torneo; elimínalo y crea otro',
  needsPoolRound:
    'hace falta en un partido de torneo; los partidos del cuadro y del sistema suizo se crean con el cuadro o la ronda',
  needsSeason: 'es obligatorio en un partido que no es de ningún torneo',
  noPoolRound: {
    bracket: 'debe omitirse: el partido se creó con su cuadro y se queda allí',
    swissRound: 'debe omitirse: el partido se creó con su ronda suiza y se queda allí',
  },
  staysWhereMade: {
    bracket: 'debe seguir siendo {{tournament}}: el partido se creó con su cuadro y se queda allí',
    swissRound: 'debe seguir siendo {{tournament}}: el partido se creó con su ronda suiza y se queda allí',
  },
  roundOfOtherTournament: 'es del torneo {{other}}: un partido se queda en su torneo, que es {{own}}',
  belongsToOther: 'es del torneo {{other}}, no de {{own}}',
  notEntered: 'no está en el torneo {{tournament}}: inscribe antes al equipo allí',

  sportMustStay_one: 'debe seguir siendo {{sport}}, porque hay algo registrado en el partido {{game}}',
  sportMustStay_other: 'debe seguir siendo {{sport}}, porque hay algo registrado en {{count}} partidos',
  mustBeOfSport_one: 'debe ser uno de {{sport}}, porque hay algo registrado en el partido {{game}}',
  mustBeOfSport_other: 'debe ser uno de {{sport}}, porque hay algo registrado en {{count}} partidos',
  sportIsFixed: '{{field}} {{wrong}}: se registró como jugadas de ese deporte.',

  hasPlayed:
    'El equipo ya ha jugado en este torneo (partido {{game}}), así que se queda. La oficina del torneo puede retirarlo de lo que queda por jugar, mediante su estado.',
  hasGames_one:
    'El equipo tiene que jugar el partido {{games}} de este torneo. Sácalo antes de él, o sácalo a la vez de todos sus partidos y grupos.',
  hasGames_other:
    'El equipo tiene que jugar los partidos {{games}} de este torneo. Sácalo antes de ellos, o sácalo a la vez de todos sus partidos y grupos.',
} satisfies Translated<typeof english>
