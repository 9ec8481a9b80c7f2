import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { frame as english } from '../en/frame.ts'

export const frame = {
  office: 'Bureau',
  parts: 'Parties de cette page',
  signInFirst: 'Connectez-vous pour entrer au bureau.',
  noRole:
    'Le bureau est réservé aux propriétaires et aux administrateurs. Demandez une invitation à l’un d’eux.',
  notFound: 'Cela n’existe pas, ou vous ne pouvez pas le voir.',
  away: 'Pas de connexion : rien ne peut être modifié pour l’instant',
  lastKnown: 'Voici ce que cet appareil a gardé.',
  lastKnownOf: 'Voici le dernier état connu, {{time}}.',
  meanwhile: 'Quelqu’un d’autre a écrit ici entre-temps : {{theirs}}',
  takeTheirs: 'Prendre plutôt cela',
  leaveAsItWas: 'Tout laisser comme c’était',
  stored: 'Enregistré',
  changedSince:
    'Quelqu’un d’autre a modifié cela entre-temps. Regardez ce qui a été écrit, puis enregistrez de nouveau.',
  whatMoves: 'Cela changerait :',
  nothingMoves: 'Rien d’autre ne change.',
  asksWhatMoves: 'On demande ce qui changerait',
  whatOthersSee: 'Ouvrir ce que tout le monde voit',
} satisfies Translated<typeof english>
