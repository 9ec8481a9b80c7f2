/** The people of an organization, and all accounts of the server. */
export const people = {
  organization: 'Organization',
  allOrganizations: 'All organizations',
  noOrganization: 'There is no organization yet.',

  role: {
    owner: 'Owner',
    admin: 'Admin',
    scorekeeper: 'Scorekeeper',
    captain: 'Captain',
    viewer: 'Viewer',
  },
  place: {
    tournament: 'Tournament',
    event_site: 'Site',
    game_site: 'Field',
    game: 'Game',
    team: 'Team',
  },
  roleAt: {
    tournament: '{{role}}, only for the tournament {{place}}',
    event_site: '{{role}}, only for the site {{place}}',
    game_site: '{{role}}, only for the field {{place}}',
    game: '{{role}}, only for the game {{place}}',
    team: '{{role}}, only for the team {{place}}',
  },
  roleAtRemoved: {
    tournament: '{{role}}, only for a tournament that was removed',
    event_site: '{{role}}, only for a site that was removed',
    game_site: '{{role}}, only for a field that was removed',
    game: '{{role}}, only for a game that was removed',
    team: '{{role}}, only for a team that was removed',
  },

  invite: 'Invite someone',
  inviteAs: 'As',
  inviteFor: 'Only for',
  everywhere: 'No limit',
  onlyOne: {
    tournament: 'One tournament',
    event_site: 'One site',
    game_site: 'One field',
    game: 'One game',
    team: 'One team',
  },
  tournamentOrSeason: 'Tournament or season',
  typeToSearch: 'Type to search',
  makeLink: 'Make a link',
  link: 'Link',
  sendLinkTo: {
    owner: 'Send this link to one owner',
    admin: 'Send this link to one admin',
    scorekeeper: 'Send this link to one scorekeeper',
    captain: 'Send this link to one captain',
    viewer: 'Send this link to one viewer',
  },
  sendLinkWhat: 'It works once, within seven days.',

  whoHasRole: 'Who has a role',
  roles: 'Roles',
  noRoles: 'Nobody has a role here yet.',
  isDisabled: 'The account is disabled',
  removeRole: 'Remove the role of {{name}}',
  removeRoleWhat:
    'They lose this role: {{role}}. What they recorded stays. Their tokens end, and so do the programs that they allowed.',

  accountOf: 'Account of {{name}}',
  resetLink: 'Link for a new password',
  giveLinkTo: 'Give this link to {{name}} alone',
  giveLinkWhat:
    'It works once, within a day. Whoever opens it chooses a new password; everything that is signed in by the old one ends, and two-step sign-in and passkeys are taken off the account.',
  enable: 'Enable the account',
  disable: 'Disable the account',

  find: 'Find by name or email',
  withoutRole: 'Only people without a role',
  accounts: 'Accounts',
  nobodyFound: 'Nobody is found.',
  noRole: 'No role',
  rolesHeld_one: '{{count}} role',
  rolesHeld_other: '{{count}} roles',
  more_one: '{{count}} more. Type a name to find somebody.',
  more_other: '{{count}} more. Type a name to find somebody.',
  delete: 'Delete the account of {{name}}',
  deleteWhat:
    'Nobody can sign in with it any more. What was recorded stays, without the name; the player stays on the rosters. It cannot be undone.',
} as const
