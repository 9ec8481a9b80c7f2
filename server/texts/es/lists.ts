import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { lists as english } from '../en/lists.ts'

export const lists = {
  oneOrMany: 'debe ser una ficha, o una lista de 1 a {{most}}',
  wrongRecord: 'Ficha {{place}} de la lista (la primera es 0): {{what}}',
  wrongRow: 'Fila {{place}} (la cabecera es la fila 1): {{what}}',
  moreAreWrong_one: '{{first}} {{count}} más de la lista también está mal.',
  moreAreWrong_other: '{{first}} {{count}} más de la lista también están mal.',
} satisfies Translated<typeof english>
