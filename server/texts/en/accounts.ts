/** People, invitations and roles. */
export const accounts = {
  signInFirst: 'Sign in first.',
  notByToken: 'A token cannot do this. Sign in with your password.',
  tokenReadsOnly: 'This token may only read.',
  linkExpired: 'This link was used already or has expired. Ask for a new one.',
  codeNotValid: 'is no longer valid',
  hasAccount: 'This e-mail address has an account already. Enter the password of that account.',
  notItsPassword: 'is not the password of the account with this e-mail address',
  addressOfOther: 'is the address of another account',
  notYourPassword: 'is not your password',
  resetNotAllowed:
    'You may only make such a link for people whose every role you may give. An owner of the installation may for everybody.',

  noSuchPerson: 'There is no such account.',
  lastOwner: 'This is the last owner of the installation. Invite another one first.',
  disabled: 'This account is disabled. Ask an owner of your organization.',
  disablingNotAllowed:
    'Only the office of the whole installation may do this, and an owner to people whose every role is in their organization. Nobody may to somebody of a higher role.',
  listNotAllowed: 'Only the office of the whole installation may see all accounts.',
  deletingNotAllowed: 'Only an owner of the installation may delete the account of somebody else.',
  /** Who stands in the history for somebody whose account was deleted. */
  formerMember: 'Former member',

  rolesNotShown: 'Only owners and admins may see who has a role.',
  noSuchRole: 'There is no role {{id}}.',
  roleNotYoursToTake: 'You may only take away roles that you have yourself, or lesser ones.',
  roleNotYoursToGive: 'You may only invite to roles that you have yourself, or to lesser ones.',
  noSuchOrganization: ': there is no organization {{id}}',
  captainNeedsTeam: 'is required: a captain is the captain of a team',
  placeOfOtherKind: 'must be, for a {{role}}, one of: {{kinds}}',
  roleHoldsEverywhere: 'must be left out: the role {{role}} holds everywhere',
  placeNeedsOrganization: 'is required for a role at one place',
  placeOfOther: {
    tournament: "is none of the organization's: it has no tournament {{id}}",
    event_site: "is none of the organization's: it has no event site {{id}}",
    game_site: "is none of the organization's: it has no game site {{id}}",
    game: "is none of the organization's: it has no game {{id}}",
    team: "is none of the organization's: it has no team {{id}}",
  },
} as const
