import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { pictures as english } from '../en/pictures.ts'

export const pictures = {
  title: 'Bild',
  of: 'Bild von {{name}}',
  none: 'Es gibt noch keines.',
  choose: 'Bild wählen',
  replace: 'Anderes Bild wählen',
  remove: 'Entfernen: {{label}}',
  removeWhat: 'Es wird nirgends mehr gezeigt.',
  hint: 'PNG, JPEG oder WebP, höchstens 10 Megabyte. Wo und womit es aufgenommen wurde, wird nicht aufbewahrt.',
} satisfies Translated<typeof english>
