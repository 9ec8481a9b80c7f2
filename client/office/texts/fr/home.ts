import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  tournaments: 'Tournois',
  seasons: 'Saisons',
  organization: 'Organisation',
  noTournament: 'Pas encore de tournoi.',
  start: 'Préparer un événement',
  nothingYet:
    'Il n’y a encore rien ici. Commencez par votre premier événement : il faut un nom, un sport et un jour.',
  noSeason: 'Pas encore de saison.',
} satisfies Translated<typeof english>
