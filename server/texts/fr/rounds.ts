import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { rounds as english } from '../en/rounds.ts'

export const rounds = {
  numberOutside: 'doit être de 1 à {{next}}, le suivant',
  numberTaken: 'est pris : il y a déjà un tour {{number}} ; le suivant est {{next}}',
} satisfies Translated<typeof english>
