import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  tournaments: 'Tournois',
  seasons: 'Saisons',
  organization: 'Organisation',
  noTournament: 'Pas encore de tournoi.',
  noSeason: 'Pas encore de saison.',
} satisfies Translated<typeof english>
