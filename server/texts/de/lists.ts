import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { lists as english } from '../en/lists.ts'

export const lists = {
  oneOrMany: 'muss ein Datensatz sein, oder eine Liste von 1 bis {{most}}',
  wrongRecord: 'Datensatz {{place}} der Liste (der erste ist 0): {{what}}',
  wrongRow: 'Zeile {{place}} (der Kopf ist Zeile 1): {{what}}',
  moreAreWrong_one: '{{first}} {{count}} weiterer der Liste ist auch falsch.',
  moreAreWrong_other: '{{first}} {{count}} weitere der Liste sind auch falsch.',
} satisfies Translated<typeof english>
