import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { reading as english } from '../../en/screens/reading.ts'

export const reading = {
  winnerOf: 'Ganador de {{game}}',
  loserOf: 'Perdedor de {{game}}',
  grandFinal: 'Gran final',
  secondGrandFinal: 'Segunda gran final, solo si hace falta',
  onlyIfNeeded: 'solo si hace falta',
  places: 'puestos {{places}}',
  seed: 'Cabeza de serie {{seed}}',

  roomIn_one: '{{bracket}} tiene sitio para el primero',
  roomIn_other: '{{bracket}} tiene sitio para los primeros {{count}}',
  goesTo: '→ {{bracket}}',
  figureIs: '{{name}} {{figure}}',
  teamPage: 'Partidos y jugadores de {{team}}',

  find: 'Buscar un equipo, un jugador, un grupo',
  now: 'Ahora',
  followed: 'Seguido',

  schedule: 'Horario',
  leaders: 'Los mejores',
  day: 'Día',
  gamesOfTeam: 'Partidos de un equipo…',
  noField: 'Sin campo',
  noLeaders: 'Aún nadie ha hecho nada que se cuente.',
  withAttempts_one: 'Con al menos {{count}} intento',
  withAttempts_other: 'Con al menos {{count}} intentos',
  follow: 'Seguir',
  allSeasons: 'Todas las temporadas',
  noTeam: 'Este equipo no está en este dispositivo.',
  players: 'Jugadores',
  noPlayers: 'Aún no hay nadie en la plantilla.',
  nothingCounted: 'Aún no se ha contado nada.',
  gameByGame: 'Partido a partido',

  largestLeads: 'Mayor ventaja: {{one}} {{leadOne}}, {{two}} {{leadTwo}}.',
  changesOfLead_one: 'La ventaja cambió {{count}} vez.',
  changesOfLead_other: 'La ventaja cambió {{count}} veces.',

  shareLink: 'Compartir el enlace',
  sharePicture: 'Compartir como imagen',
  pictureSaved: 'Guardado como imagen',
  notShared: 'No se ha podido compartir desde aquí.',
} satisfies Translated<typeof english>
