/** Passes, by which people arrive without an account. */
export const passes = {
  notGood: 'This link lets nobody in any more. Ask the organizer for a new one.',
  noSuchPass: 'There is no pass {{id}}.',
  notYours: 'Only whoever could give the role of this pass may change it.',
  isRevoked: 'This pass is revoked. Make a new one.',
  noSuchArrival: 'Nobody of that name or device came in by this pass.',
  wasTakenOut: 'The organizer took you, or this tablet, out of this pass. Ask them.',
  enoughToday_one: '{{count}} person came in by this link today. Ask the organizer for another one.',
  enoughToday_other: '{{count}} people came in by this link today. Ask the organizer for another one.',
  accountNeeded: 'This needs an account of your own. Ask the organizer for a link to one.',
  noPassword: 'This person came in by a pass and has no password. Make a link to an account of their own.',
  hasAccount: 'This person has an account already.',
  accountNotYoursToOffer:
    'Only whoever could give everything that this person has may offer them an account.',
  noSuchInvitation: 'There is no such open invitation. It may have been used.',
} as const
