import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { start as english } from '../en/start.ts'

export const start = {
  title: 'Preparar un evento',
  newOrganization: 'Una nueva',
  organizationName: 'Nombre de la organización',
  organizationWhat: 'Quién organiza el evento: un club, una liga, una escuela.',
  what: '¿Qué es?',
  kind: { tournament: 'Torneo', day: 'Un solo día', season: 'Temporada de liga' },
  kindWhat: {
    tournament: 'Los equipos se encuentran durante unos días, en grupos, cuadros o rondas suizas.',
    day: 'Los equipos se encuentran un día.',
    season: 'Los equipos juegan entre sí durante semanas o meses, y una tabla los ordena.',
  },
  leagueName: 'Nombre de la liga',
  eventName: 'Nombre',
  sport: 'Deporte',
  league: 'Liga',
  newLeague: 'Una nueva del mismo nombre',
  day: 'Día',
  backwards: 'El último día es anterior al primero.',
  makes: 'Esto crea',
  makesOrganization: 'La organización {{name}}',
  makesLeague: 'La liga {{name}}: {{sport}}',
  makesSeason: 'La temporada {{league}} {{season}}',
  makesTournament: 'El torneo {{name}}, {{days}}',
  make: 'Crear y seguir',
  another: 'Crear otro con el mismo nombre',
  namesake: {
    organizations:
      'Ya existe una organización {{name}}; quizá otra persona acaba de crearla. Puedes elegirla arriba.',
    leagues: 'Ya existe una liga {{name}}; quizá otra persona acaba de crearla. Puedes elegirla arriba.',
    seasons: 'Esta liga ya tiene una temporada {{name}}; quizá otra persona acaba de crearla.',
    tournaments: 'Esta temporada ya tiene un torneo {{name}}; quizá otra persona acaba de crearlo.',
  },
} satisfies Translated<typeof english>
