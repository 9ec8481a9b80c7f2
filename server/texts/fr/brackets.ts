import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { brackets as english } from '../en/brackets.ts'

export const brackets = {
  playoff: 'Phase finale',
  thirdPlace: 'Match pour la 3e place',
  winners: 'Tableau principal',
  losers: 'Tableau des perdants',
  grandFinal: 'Grande finale',
  consolation: 'Consolante',
  places: 'Places {{first}} à {{last}}',
  winnersFor: 'Tableau principal ({{first}}–{{last}})',
  losersFor: 'Tableau des perdants ({{first}}–{{last}})',
  grandFinalFor: 'Grande finale ({{first}}–{{last}})',
  consolationFor: 'Consolante ({{first}}–{{last}})',
} satisfies Translated<typeof english>
