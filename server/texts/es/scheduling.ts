import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { scheduling as english } from '../en/scheduling.ts'

export const scheduling = {
  gamesNotToPlay: 'nombra partidos que no se van a jugar en este torneo: {{games}}',
  gamesNamedTwice: 'nombra partidos dos veces: {{games}}. Di una sola vez adónde va cada partido',
  noSuchGameSites: 'nombra campos que no existen: {{game_sites}}',
  siteOfOthers: 'debe ser un campo del torneo',
  mayNotSchedule:
    'Solo un propietario o administrador de su organización puede fijar los partidos de este torneo.',

  namelessTeam: 'equipo {{id}}',
  namelessField: 'campo {{id}}',
  gameOf: '{{one}} – {{two}}',
  nobodyYet: 'nadie todavía',
  round: {
    bracket: 'ronda {{number}} de {{bracket}}',
    namelessBracket: 'ronda {{number}} del cuadro',
    pool: 'ronda {{number}} del grupo {{pool}}',
    swiss: 'ronda suiza {{number}}',
  },
  day: '{{date, datetime(weekday: long; day: numeric; month: long; timeZone: UTC)}}',
  timeOnDay: '{{time}} del {{day}}',
  slot: 'a las {{time}}',
  slotOnField: 'a las {{time}} en {{field}}',

  conflict: '{{day}}: {{what}}.',
  teamTwice: '{{team}} juega {{one}} y {{two}}',
  shortRest_one: '{{team}} juega {{one}} y {{two}}, con {{count}} minuto de descanso entre ambos',
  shortRest_other: '{{team}} juega {{one}} y {{two}}, con {{count}} minutos de descanso entre ambos',
  shortRestToCome_one:
    'el equipo que venga de {{game}} jugará {{one}} y {{two}}, con {{count}} minuto de descanso entre ambos',
  shortRestToCome_other:
    'el equipo que venga de {{game}} jugará {{one}} y {{two}}, con {{count}} minutos de descanso entre ambos',
  siteTaken: '{{field}} tiene {{one}} a las {{time_of_one}} y {{two}} a las {{time_of_two}}',
  siteClosed: '{{game}} es en {{field}} de {{from}} a {{to}}, fuera de su horario de apertura',
  beforeFeeder:
    '{{game}} empieza {{slot}}, antes de que {{feeder}}, de donde viene un equipo, termine a las {{end}}',
  roundOrder: '{{round}} empieza a las {{start}}, antes de que la anterior termine a las {{end}}',
  otherSeason: '{{team}} es un equipo de la temporada {{season}}, y el torneo es de {{own}}.',

  publishedForManagers:
    'Solo un propietario o administrador de su organización ve lo que ha cambiado en este torneo desde que se publicó.',
  openTeam: 'por decidir',
  noField: 'sin campo',
  place: '{{field}}, {{time}}',
  placeOnDay: '{{field}}, {{day}}, {{time}}',
  gameAt: '{{game}}, {{place}}',
  isNew: 'es nuevo',
  was: 'era {{what}}',
  isGone: 'ya no se juega; era {{what}}',

  unplaced: {
    has_begun: '{{game}} ha empezado, así que se queda donde y cuando está.',
    is_pinned: '{{game}} se queda en su sitio y a su hora: está fijado.',
    no_site: '{{game}} no se puede fijar, porque no hay campos.',
    no_time:
      '{{game}} no se puede fijar: a ninguna hora están libres un campo y ambos equipos, bastante pronto y tarde para los partidos de alrededor.',
    waits: '{{game}} no se puede fijar, porque viene después de {{other}}, que no tiene sitio.',
    waits_for_any: '{{game}} no se puede fijar, porque viene después de un partido que no tiene sitio.',
  },
} satisfies Translated<typeof english>
