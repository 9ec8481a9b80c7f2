/** What is around every page of the office. */
export const frame = {
  office: 'Office',
  parts: 'Parts of this page',
  signInFirst: 'Sign in to the office.',
  noRole:
    'The office is for people who have a role as owner or admin. Ask somebody who has one for an invitation.',
  notFound: 'This is not there, or you may not see it.',
  away: 'No connection: nothing can be changed now',
  lastKnown: 'This is what this device has kept.',
  lastKnownOf: 'This is what was last known, on {{time}}.',
  meanwhile: 'Somebody else wrote here meanwhile: {{theirs}}',
  takeTheirs: 'Take that instead',
  leaveAsItWas: 'Leave all as it was',
  stored: 'Stored',
  changedSince: 'Somebody else changed this meanwhile. Look at what they wrote, then store again.',
  whatMoves: 'This would move:',
  nothingMoves: 'Nothing else moves with it.',
  asksWhatMoves: 'Asking what this would move',
  whatOthersSee: 'Open what everybody sees',
} as const
