import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { personalData as english } from '../en/personal-data.ts'

export const personalData = {
  noSuchPlayer: 'Le joueur {{id}} n’existe pas.',
  notAllowed: 'Seul un propriétaire ou administrateur de l’organisation du joueur peut faire cela.',
  formerPlayer: 'Ancien joueur {{id}}',
  former: 'Ancien joueur',
  erased: '(effacé)',
} satisfies Translated<typeof english>
