import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { search as english } from '../en/search.ts'

/** Finding records by their names, in Spanish. */
export const search = {
  keys: 'Ctrl+K',
  open: 'Buscar',
  title: 'Buscar',
  name: 'Nombre o una parte de él',
  found: 'Resultados de la búsqueda',
  nothing: 'Nada se llama así.',
  family: {
    tournaments: 'Torneos',
    seasons: 'Temporadas',
    teams: 'Equipos',
    players: 'Jugadores',
    organizations: 'Organizaciones',
  },
} satisfies Translated<typeof english>
