import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { pictures as english } from '../en/pictures.ts'

export const pictures = {
  title: 'Image',
  of: 'Image de {{name}}',
  none: 'Il n’y en a pas encore.',
  choose: 'Choisir une image',
  replace: 'Choisir une autre image',
  remove: 'Retirer\u00a0: {{label}}',
  removeWhat: 'Elle ne se verra plus nulle part.',
  hint: 'PNG, JPEG ou WebP, 10 mégaoctets au plus. Le lieu et l’appareil de la prise de vue ne sont pas conservés.',
} satisfies Translated<typeof english>
