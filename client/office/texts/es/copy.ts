import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { copy as english } from '../en/copy.ts'

export const copy = {
  title: 'Tomar equipos de otra temporada',
  what: 'Son los mismos clubes en esta temporada: cada uno nombra al otro. Lo que ya está se queda como está.',
  from: 'Temporada',
  which: 'Equipos',
  withRosters: 'Con sus plantillas',
  store: 'Tomar estos equipos',
  makesPlaces_one: '{{count}} puesto en plantillas',
  makesPlaces_other: '{{count}} puestos en plantillas',
} satisfies Translated<typeof english>
