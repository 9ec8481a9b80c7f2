import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { sites as english } from '../../en/screens/sites.ts'

export const sites = {
  title: 'Sedes',
  whereIs: '¿Dónde está {{field}}?',
  none: 'Aquí todavía no se sabe dónde se juega este evento.',
  fieldGone: 'Este campo no está en este dispositivo.',
  address: 'Dirección',
  directions: 'Cómo llegar',
  mapOf: 'Mapa de {{site}}',
  onMap: 'En el mapa',
  isThere: '{{field}}: {{area}}',
  notMarked: '{{field}} no está marcado en el mapa.',
  kinds: {
    toilets: 'Aseos',
    parking: 'Aparcamiento',
    water: 'Agua',
    first_aid: 'Primeros auxilios',
  },
  areas: {
    topLeft: 'arriba a la izquierda',
    top: 'arriba',
    topRight: 'arriba a la derecha',
    left: 'a la izquierda',
    middle: 'en el centro',
    right: 'a la derecha',
    bottomLeft: 'abajo a la izquierda',
    bottom: 'abajo',
    bottomRight: 'abajo a la derecha',
  },
} satisfies Translated<typeof english>
