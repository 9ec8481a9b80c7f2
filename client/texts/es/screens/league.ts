import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { league as english } from '../../en/screens/league.ts'

export const league = {
  organization: 'Organización',
  noLeagues: 'Aún no hay ligas.',
  league: 'Liga',
  seasons: 'Temporadas',
  noSeasons: 'Aún no hay temporadas.',
  seasonFrom: 'desde el {{day}}',

  season: 'Temporada',
  gamesAndTables: 'Partidos y tablas',
  gamesOfSeason: 'Partidos de la temporada',
  gamesOutside: 'Partidos fuera de torneos',
  teams: 'Equipos',
  noTeams: 'Aún no hay equipos.',

  team: 'Equipo',
  record: '{{wins}}, {{losses}}',
  recordWithTies: '{{wins}}, {{losses}}, {{ties}}',
  wins_one: '{{count}} victoria',
  wins_other: '{{count}} victorias',
  losses_one: '{{count}} derrota',
  losses_other: '{{count}} derrotas',
  ties_one: '{{count}} empate',
  ties_other: '{{count}} empates',
  games: 'Partidos',
  noGames: 'Aún no hay partidos.',
  roster: 'Plantilla',
  noPlayers: 'Aún no hay nadie en la plantilla.',

  player: 'Jugador',
  onNoRoster: 'En ninguna plantilla que se pueda ver.',
  statisticsOf: 'Estadísticas de {{season}}',
} satisfies Translated<typeof english>
