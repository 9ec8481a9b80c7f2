import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { details as english } from '../en/details.ts'

export const details = {
  title: 'Datos',
  name: 'Nombre',
  info: 'Descripción',
  isPublic: 'Todos pueden verlo',
  isPublicWhat: 'El calendario, los resultados y las plantillas se leen sin iniciar sesión.',
  isPublicSeasonWhat: 'Sus equipos, su tabla y sus partidos fuera de torneos se leen sin iniciar sesión.',
  sportWhat: 'Se puede cambiar mientras no se haya registrado nada.',
  gender: 'Juegan',
  genders: { open: 'Todos', mixed: 'Equipos mixtos', womens: 'Mujeres', mens: 'Hombres' },
  season: 'Temporada',
  seasonWhat: 'Se puede elegir una de otro deporte mientras no se haya registrado nada.',
  leagueWhat: 'Se puede elegir una de otro deporte mientras no se haya registrado nada.',
  startDate: 'Primer día',
  endDate: 'Último día',
  timezone: 'Zona horaria',
  noTimezone: 'Ninguna zona horaria se llama así. Prueba con el nombre de una ciudad grande.',
  gameMinutes: 'Minutos por partido, con su descanso',
  restMinutes: 'Minutos de descanso como mínimo entre dos partidos de un equipo',
  swissRounds: 'Rondas suizas previstas',
  swissRoundsWhat:
    'Los empates de la clasificación suiza se deciden cuando terminan tantas rondas. Déjalo vacío mientras no se sepa cuántas habrá.',

  delete: {
    organizations: 'Eliminar la organización {{name}}',
    leagues: 'Eliminar la liga {{name}}',
    seasons: 'Eliminar la temporada {{name}}',
    tournaments: 'Eliminar el torneo {{name}}',
  },
  nothingHangs: 'Nada depende de esto.',
  goesAlong: 'Esto depende de ello y también se elimina:',
  deleteWhat:
    'Desaparece para todos, también en las tabletas. Se puede recuperar desde el historial, salvo una organización y las imágenes. Lo que se registró queda en el historial.',
  typeName: 'Para eliminar, escribe el nombre',
  deleteNow: 'Eliminar ahora',
} satisfies Translated<typeof english>
