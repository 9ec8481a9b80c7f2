import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { sites as english } from '../../en/screens/sites.ts'

export const sites = {
  title: 'Sites',
  whereIs: 'Où se trouve {{field}} ?',
  none: 'On ne sait pas encore ici où cet événement se joue.',
  fieldGone: 'Ce terrain n’est pas sur cet appareil.',
  address: 'Adresse',
  directions: 'Accès',
  mapOf: 'Plan de {{site}}',
  onMap: 'Sur le plan',
  isThere: '{{field}} : {{area}}',
  notMarked: '{{field}} n’est pas marqué sur le plan.',
  kinds: {
    toilets: 'Toilettes',
    parking: 'Stationnement',
    water: 'Eau',
    first_aid: 'Premiers secours',
  },
  areas: {
    topLeft: 'en haut à gauche',
    top: 'en haut',
    topRight: 'en haut à droite',
    left: 'à gauche',
    middle: 'au milieu',
    right: 'à droite',
    bottomLeft: 'en bas à gauche',
    bottom: 'en bas',
    bottomRight: 'en bas à droite',
  },
} satisfies Translated<typeof english>
