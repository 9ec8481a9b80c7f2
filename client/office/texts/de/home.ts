import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  tournaments: 'Turniere',
  seasons: 'Saisons',
  organization: 'Organisation',
  noTournament: 'Noch kein Turnier.',
  start: 'Veranstaltung anlegen',
  nothingYet:
    'Hier ist noch nichts. Beginne mit der ersten Veranstaltung: mit einem Namen, einer Sportart und einem Tag.',
  noSeason: 'Noch keine Saison.',
} satisfies Translated<typeof english>
