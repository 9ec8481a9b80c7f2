import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { sites as english } from '../../en/screens/sites.ts'

export const sites = {
  title: 'Anlagen',
  whereIs: 'Wo ist {{field}}?',
  none: 'Wo diese Veranstaltung gespielt wird, ist hier noch nicht bekannt.',
  fieldGone: 'Dieses Feld ist nicht auf diesem Gerät.',
  address: 'Adresse',
  directions: 'Anfahrt',
  mapOf: 'Karte von {{site}}',
  onMap: 'Auf der Karte',
  isThere: '{{field}}: {{area}}',
  notMarked: '{{field}} ist auf der Karte nicht markiert.',
  kinds: {
    toilets: 'Toiletten',
    parking: 'Parkplatz',
    water: 'Wasser',
    first_aid: 'Erste Hilfe',
  },
  areas: {
    topLeft: 'oben links',
    top: 'oben',
    topRight: 'oben rechts',
    left: 'links',
    middle: 'in der Mitte',
    right: 'rechts',
    bottomLeft: 'unten links',
    bottom: 'unten',
    bottomRight: 'unten rechts',
  },
} satisfies Translated<typeof english>
