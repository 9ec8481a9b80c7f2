import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { pictures as english } from '../en/pictures.ts'

export const pictures = {
  notAPicture:
    'Ce n’est pas une image PNG, JPEG ou WebP lisible. Enregistrez-la dans l’un de ces formats et renvoyez-la.',
  tooLarge:
    'L’image est trop lourde : {{most}} mégaoctets au plus sont acceptés. Réduisez-la et renvoyez-la.',
  tooManyPixels:
    'L’image est trop grande : elle a {{width}} sur {{height}} pixels, et {{most}} millions en tout et {{side}} par côté sont acceptés au plus. Réduisez-la et renvoyez-la.',
  tooManyPasses:
    'Cette image est trop coûteuse à lire : ses {{width}} sur {{height}} pixels y figurent {{passes}} fois, en passes ou en images animées. Enregistrez-la comme image fixe ordinaire et renvoyez-la.',
  busy: 'Plusieurs images sont en cours d’envoi. Celle-ci n’a pas été enregistrée. Réessayez dans quelques secondes.',
  notFound: 'Cette image n’existe pas, ou vous n’avez pas le droit de la voir.',
} as const satisfies Translated<typeof english>
