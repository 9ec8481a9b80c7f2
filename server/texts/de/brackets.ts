import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { brackets as english } from '../en/brackets.ts'

export const brackets = {
  playoff: 'Playoffs',
  thirdPlace: 'Spiel um Platz 3',
  winners: 'Gewinnerbaum',
  losers: 'Verliererbaum',
  grandFinal: 'Großes Finale',
  consolation: 'Trostrunde',
  places: 'Plätze {{first}}–{{last}}',
  winnersFor: 'Gewinnerbaum ({{first}}–{{last}})',
  losersFor: 'Verliererbaum ({{first}}–{{last}})',
  grandFinalFor: 'Großes Finale ({{first}}–{{last}})',
  consolationFor: 'Trostrunde ({{first}}–{{last}})',
} satisfies Translated<typeof english>
