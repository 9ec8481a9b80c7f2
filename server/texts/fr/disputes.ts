import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { disputes as english } from '../en/disputes.ts'

export const disputes = {
  nothingOpen:
    'Les feuilles de ce match disent la même chose, ou c’est déjà tranché. Pour trancher autrement, annulez d’abord la décision.',
  changedSince:
    'Quelque chose a été enregistré à ce match depuis que vous l’avez regardé. Rien n’est tranché : regardez les feuilles telles qu’elles sont maintenant, et tranchez de nouveau.',
  noSuchSheet: 'doit être l’une des feuilles en désaccord : {{sheets}}',
  noSuchLines: 'doit être des lignes des feuilles en désaccord, et celles-ci n’en sont pas : {{lines}}',
  nothingDecided: 'Rien n’est tranché sur les feuilles de ce match.',
  officeAlone: 'Seuls les propriétaires et administrateurs décident quel score compte.',
} satisfies Translated<typeof english>
