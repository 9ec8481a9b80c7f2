import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { fixtures as english } from '../en/fixtures.ts'

export const fixtures = {
  mayNotDraw:
    'Solo un propietario o administrador de su organización puede sortear el calendario de esta temporada.',
  exist:
    'La temporada ya tiene calendario. Di con keep si se quedan los partidos que han empezado, o todos los que hay.',
  tooFewTeams: 'debe nombrar al menos dos equipos de la temporada en cada división',
  teamsOfOthers: 'nombra equipos que no son de esta temporada: {{teams}}',
  teamTwice: 'nombra un equipo dos veces: {{team}}',
  tooManyGames: 'dan {{count}} partidos, más de los {{most}} que se pueden sortear de una vez',
  notInDivisions: 'nombra un equipo que no está en ninguna división: {{team}}',
  notInOneDivision: 'deben ser de una misma división: {{one}} y {{other}}',
  twiceOnMatchDay: 'tiene a {{team}} dos veces en la jornada {{match_day}}',
  meetTooOften: 'enfrenta a {{one}} y {{other}} más veces que vueltas tiene la temporada',
  noSuchMatchDay: 'debe ser como mucho {{most}}, la última jornada que hay',
  endsTooSoon:
    'es demasiado pronto: hasta entonces hay {{count}} jornadas con hora de inicio, y el calendario necesita {{needed}}',
  noKickOffs: 'no dejan fecha para ninguna jornada',
  overtaken:
    'Otros cambiaron la temporada una y otra vez mientras se sorteaba su calendario: inténtalo de nuevo.',
  sameTeam: 'debe nombrar dos equipos',

  day: '{{date, datetime(day: numeric; month: long; year: numeric; timeZone: UTC)}}',
  team: 'equipo {{id}}',
  field: 'campo {{id}}',
  game: 'Jornada {{match_day}}, {{one}} – {{two}}: {{what}}.',
  broken: {
    team_unavailable: '{{team}} no puede jugar el {{day}}',
    team_plays: '{{team}} tiene otro partido el {{day}}',
    field_unavailable: '{{field}} no está disponible el {{day}}',
    field_closed: '{{field}} no está abierto a las {{time}} el {{day}}',
    field_taken: '{{field}} tiene otro partido a las {{time}} el {{day}}',
    excluded_date: 'no se debe jugar ningún partido el {{day}}',
    not_home_field: '{{team}} no juega de local en {{field}}',
    both_at_home: '{{team}} y {{other}} juegan los dos de local el {{day}}',
  },
  unplaced:
    '{{one}} – {{two}} no está sorteado: no queda ninguna jornada en la que ambos equipos estén libres.',
} satisfies Translated<typeof english>
