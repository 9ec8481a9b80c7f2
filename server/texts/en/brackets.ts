/** What the parts of a bracket are called. */
export const brackets = {
  playoff: 'Playoff',
  thirdPlace: 'Third place',
  winners: 'Winners bracket',
  losers: 'Losers bracket',
  grandFinal: 'Grand final',
  consolation: 'Consolation',
  places: 'Places {{first}}–{{last}}',
  winnersFor: 'Winners bracket ({{first}}–{{last}})',
  losersFor: 'Losers bracket ({{first}}–{{last}})',
  grandFinalFor: 'Grand final ({{first}}–{{last}})',
  consolationFor: 'Consolation ({{first}}–{{last}})',
} as const
