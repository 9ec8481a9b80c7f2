import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  tournaments: 'Torneos',
  seasons: 'Temporadas',
  organization: 'Organización',
  noTournament: 'Todavía no hay torneos.',
  noSeason: 'Todavía no hay temporadas.',
} satisfies Translated<typeof english>
