import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { personalData as english } from '../en/personal-data.ts'

export const personalData = {
  noSuchPlayer: 'No existe el jugador {{id}}.',
  notAllowed: 'Solo un propietario o administrador de la organización del jugador puede hacer esto.',
  formerPlayer: 'Antiguo jugador {{id}}',
  former: 'Antiguo jugador',
  erased: '(borrado)',
} satisfies Translated<typeof english>
