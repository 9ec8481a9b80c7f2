import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { copy as english } from '../en/copy.ts'

export const copy = {
  title: 'Teams aus einer anderen Saison übernehmen',
  what: 'Sie sind dieselben Vereine in dieser Saison: Jedes nennt das andere. Was schon da ist, bleibt, wie es ist.',
  from: 'Saison',
  which: 'Welche Teams',
  withRosters: 'Mit ihren Kadern',
  store: 'Diese Teams übernehmen',
  makesPlaces_one: '{{count}} Platz in Kadern',
  makesPlaces_other: '{{count}} Plätze in Kadern',
} satisfies Translated<typeof english>
