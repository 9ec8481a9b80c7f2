import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { search as english } from '../en/search.ts'

/** Finding records by their names, in French. */
export const search = {
  keys: 'Ctrl+K',
  open: 'Rechercher',
  title: 'Rechercher',
  name: 'Nom, ou une partie du nom',
  found: 'Résultats de la recherche',
  nothing: 'Rien ne porte ce nom.',
  family: {
    tournaments: 'Tournois',
    seasons: 'Saisons',
    teams: 'Équipes',
    players: 'Joueurs',
    organizations: 'Organisations',
  },
} satisfies Translated<typeof english>
