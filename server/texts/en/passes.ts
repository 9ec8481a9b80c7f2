/** Passes, by which people arrive without an account. */
export const passes = {
  notGood: 'This link lets nobody in any more. Ask the organizer for a new one.',
  expired:
    'This link ended on {{date, datetime(day: numeric; month: long; year: numeric; hour: 2-digit; minute: 2-digit; timeZone: UTC)}} UTC. Ask the organizer for a new one.',
  ended: 'The organizer has ended this link. Ask for a new one.',
  noSuchPass: 'There is no pass {{id}}.',
  notYours: 'Only whoever could give the role of this pass may change it.',
  isRevoked: 'This pass is revoked. Make a new one.',
  noSuchArrival: 'Nobody of that name or device came in by this pass.',
  wasTakenOut: 'The organizer took you, or this tablet, out of this pass. Ask them.',
  /** Where too many came in. */
  enough: {
    device_one:
      '{{count}} person came in on this device within an hour. Wait a while, or use another device.',
    device_other:
      '{{count}} people came in on this device within an hour. Wait a while, or use another device.',
    address_one:
      '{{count}} person came in by this link from this network today. Use another network, or ask the organizer for a new link.',
    address_other:
      '{{count}} people came in by this link from this network today. Use another network, or ask the organizer for a new link.',
    pass_one: '{{count}} person came in by this link today. Ask the organizer for another one.',
    pass_other: '{{count}} people came in by this link today. Ask the organizer for another one.',
  },
  accountNeeded: 'This needs an account of your own. Ask the organizer for a link to one.',
  noPassword: 'This person came in by a pass and has no password. Make a link to an account of their own.',
  hasAccount: 'This person has an account already.',
  accountNotYoursToOffer:
    'Only whoever could give everything that this person has may offer them an account.',
  noSuchInvitation: 'There is no such open invitation. It may have been used.',
} as const
