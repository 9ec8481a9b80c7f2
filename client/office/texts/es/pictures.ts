import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { pictures as english } from '../en/pictures.ts'

export const pictures = {
  title: 'Imagen',
  of: 'Imagen de {{name}}',
  none: 'Todavía no hay ninguna.',
  choose: 'Elegir una imagen',
  replace: 'Elegir otra imagen',
  remove: 'Quitar: {{label}}',
  removeWhat: 'Ya no se mostrará en ninguna parte.',
  hint: 'PNG, JPEG o WebP, como máximo 10 megabytes. No se guarda dónde ni con qué se tomó.',
} satisfies Translated<typeof english>
