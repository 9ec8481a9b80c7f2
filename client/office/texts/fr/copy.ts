import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { copy as english } from '../en/copy.ts'

export const copy = {
  title: 'Reprendre des équipes d’une autre saison',
  what: 'Ce sont les mêmes clubs dans cette saison\u00a0: chacune nomme l’autre. Ce qui y est déjà reste tel quel.',
  from: 'Saison',
  which: 'Équipes',
  withRosters: 'Avec leurs effectifs',
  store: 'Reprendre ces équipes',
  makesPlaces_one: '{{count}} place dans les effectifs',
  makesPlaces_other: '{{count}} places dans les effectifs',
} satisfies Translated<typeof english>
