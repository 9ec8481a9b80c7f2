import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  tournaments: 'Torneos',
  seasons: 'Temporadas',
  organization: 'Organización',
  noTournament: 'Todavía no hay torneos.',
  start: 'Preparar un evento',
  nothingYet:
    'Aquí todavía no hay nada. Empieza con tu primer evento: hacen falta un nombre, un deporte y un día.',
  noSeason: 'Todavía no hay temporadas.',
} satisfies Translated<typeof english>
