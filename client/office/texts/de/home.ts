import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  tournaments: 'Turniere',
  seasons: 'Saisons',
  organization: 'Organisation',
  noTournament: 'Noch kein Turnier.',
  noSeason: 'Noch keine Saison.',
} satisfies Translated<typeof english>
