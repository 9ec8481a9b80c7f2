import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { personalData as english } from '../en/personal-data.ts'

export const personalData = {
  noSuchPlayer: 'Den Spieler {{id}} gibt es nicht.',
  notAllowed: 'Das darf nur ein Inhaber oder Admin der Organisation des Spielers.',
  formerPlayer: 'Ehemaliger Spieler {{id}}',
  former: 'Ehemaliger Spieler',
  erased: '(gelöscht)',
} satisfies Translated<typeof english>
