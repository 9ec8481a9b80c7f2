import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { plays as english } from '../en/plays.ts'

export const plays = {
  oneOrMany: 'doit être une liste de 1 à {{most}} actions',
  severalAreCalled: 'est le nom de plusieurs actions : dites laquelle dans type, {{types}}',
  nobodyFits:
    'ne correspond à personne dans les effectifs de ce match ; donnez un identifiant, ou un numéro ou un nom tel que dans l’effectif',
  severalFit: 'correspond à plusieurs joueurs de ce match : donnez l’identifiant, l’un de {{players}}',
  clock: 'doit être des minutes et des secondes, comme 12:05, ou des secondes',
  notCsv: 'n’est pas un tableau de valeurs séparées par des virgules : {{what}}',
} satisfies Translated<typeof english>
