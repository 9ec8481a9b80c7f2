import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { lists as english } from '../en/lists.ts'

export const lists = {
  oneOrMany: 'doit être un objet, ou une liste de 1 à {{most}}',
  wrongRecord: 'Objet {{place}} de la liste (le premier est 0) : {{what}}',
  wrongRow: 'Ligne {{place}} (l’en-tête est la ligne 1) : {{what}}',
  moreAreWrong_one: '{{first}} {{count}} autre de la liste est faux aussi.',
  moreAreWrong_other: '{{first}} {{count}} autres de la liste sont faux aussi.',
} satisfies Translated<typeof english>
