/** Passes, by which people come in without an account. */
export const passes = {
  cameIn: 'Came in by a pass',

  /** The screen that a pass opens. */
  comeIn: 'Keep the score',
  yourName: 'Your name',
  yourNameWhat: 'It stands beside what you record. No account is needed.',
  goOn: 'Keep the score',
  goOnAs: 'Go on as {{name}}',
  scanAgain:
    'Scanned a code? Scan it once more with the camera of this device. Games of public events are here without a link too.',
  somebodyElse: 'Somebody else? Then type your name.',
  code: 'QR code',
  offeredBy: 'From <bdi>{{name}}</bdi>',
  onDay: '{{what}}, on {{day}}',
  accountKept: 'Have an account already? Enter its email and password: it gets this role too.',

  /** Who uses a device that several share. */
  whoRecords: 'Who records?',
  newName: 'Another name…',
  leave: 'Leave this device',
  leaveNow: 'Confirm leave',
  leaveWhat: 'What you recorded stays. To come in again, open the link or scan the code again.',
  sendFirst: 'Send first what is still on this device: then you can leave it.',
  noAccount: 'You came in by a pass and need no account. Whoever gave you the link can offer you one.',
  withAccount: 'Sign in with an account',

  /** The page where somebody who came in by a pass gets an account. */
  ownAccount: 'Your own account',
  ownAccountWhat: 'What you recorded stays yours.',
  takeUp: 'Create account',

  /** What organizers see. */
  passes: 'Passes',
  passesWhat:
    'A link or QR code for volunteers. Whoever opens it gives a name and keeps scores there, without an account.',
  make: 'Make a pass',
  makeFor: 'For',
  kind: {
    each_field: 'Each field of a tournament, with a poster each',
    game_site: 'One field',
    event_site: 'One site',
    tournament: 'A whole tournament',
    game: 'One game',
    team: 'One team',
  },
  day: 'Only the games of one day',
  until: 'Lets people in until',
  noEnd: 'Empty: until you end it',
  makeNow: 'Make the pass',
  noFields: 'This tournament has no fields yet.',
  ready_one: 'The pass is ready',
  ready_other: '{{count}} passes are ready',
  readyWhat: 'The link is shown now and not again. For a new poster later, make a new link.',
  print_one: 'Print the poster',
  print_other: 'Print {{count}} posters',
  codeOf: 'QR code for {{place}}',
  linkOf: 'Link for {{place}}',

  poster: {
    title: 'Keep the score here',
    one: 'Scan the code with the camera of your phone or tablet.',
    two: 'Type your name. You need no account.',
    three: 'Open the game and tap what happens. It works without a network, too.',
  },

  list: 'Passes of this organization',
  listOfTournament: 'Passes for this tournament',
  none: 'There is no pass yet.',
  madeBy: 'Made by {{name}}',
  untilDay: 'Good until {{day}}',
  noEndSet: 'Until you end it',
  isOver: 'Lets nobody in any more',
  cameInCount_one: '{{count}} person came in',
  cameInCount_other: '{{count}} people came in',
  manage: 'Pass: {{what}}',
  newLink: 'New link: the old one lets nobody in',
  needsRenewal:
    '{{name}}, who made it, is no longer here or may no longer make passes: it lets nobody in. A new link renews it; whoever came in stays.',
  renew: 'Renew: make a new link',
  mayComeAgain:
    'Whoever knows the link can come in again under another name or from another device. Only a new link keeps them out.',
  leaveLink: 'Leave the link as it is',
  end: 'End it for everybody',
  endWhat:
    'Nobody comes in by it any more, and whoever did records no more. What is recorded after this is kept and does not count, until you let them in again.',
  arrivals: 'Who came in',
  lastSeen: 'Last seen {{time}}',
  wasEnded: 'Records no more',
  hasAccount: 'Has an account',
  person: '{{name}}, who came in by a pass',
  endPerson: 'End it for {{name}}',
  endDevice: 'End it for this device',
  letIn: 'Let in again: what they recorded counts',
  offer: 'Offer an account',
  giveAccountTo: 'Give this link to {{name}} alone',
  giveAccountWhat:
    'It works once, within a day. They choose an email and a password; what they recorded stays theirs.',

  invitations: 'Open invitations',
  noInvitations: 'No invitation is open.',
  takeBack: 'Take back the invitation: {{what}}',
  takeBackWhat: 'The link works no more.',
} as const
