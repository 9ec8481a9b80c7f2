import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { spirit as english } from '../../en/screens/spirit.ts'

export const spirit = {
  none: 'Un match qui n’a pas été joué jusqu’au bout ne reçoit pas de notes de spirit.',
  settled:
    'Le résultat est définitif : les notes d’avant sont gardées par le bureau et ne sont pas montrées ici.',
  of: 'Spirit de {{team}}',
  byOn: '{{by}} sur le spirit de {{to}}',
  byOnBold: '<b>{{by}}</b> sur le spirit de <b>{{to}}</b>',
  secret: 'Enregistré sur cette tablette. Cela se montre quand les deux équipes ont donné leurs notes.',
  showAndChange: 'Montrer et modifier',
  waiting:
    'En attente de {{team}}. Ce qui a été donné sur un autre appareil se montre quand les deux équipes ont noté.',
  scoreBy: 'Note de {{team}}',
  scale: '0 mauvais · 1 pas bon · 2 bon, comme d’habitude · 3 très bon · 4 excellent',
  comment: 'Commentaire',
  points: '{{total}} sur 20',
  total: 'Total {{total}} sur 20',
  given: '{{given}} sur {{all}} données',
  save: 'Enregistrer la note de spirit',
} satisfies Translated<typeof english>
