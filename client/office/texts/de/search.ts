import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { search as english } from '../en/search.ts'

/** Finding records by their names, in German. */
export const search = {
  keys: 'Strg+K',
  open: 'Suchen',
  title: 'Suchen',
  name: 'Name oder ein Teil davon',
  found: 'Gefunden',
  nothing: 'Nichts heißt so.',
  family: {
    tournaments: 'Turniere',
    seasons: 'Saisons',
    teams: 'Teams',
    players: 'Spielerinnen und Spieler',
    organizations: 'Organisationen',
  },
} satisfies Translated<typeof english>
