/** What a tap on the state of everything recorded here tells more. */
export const sending = {
  title: 'Saving and sending',
  what: 'Everything you record is saved on this device at once, and sent as soon as that is possible.',
  tooOld: 'This version of the app is too old',
  tooOldWhat: 'What you recorded is kept, and sent by the new version.',
  update: 'Update',
  signIn: 'Sign in',
  notKeptYet:
    'Not all of Sideline is on this device. The rest comes by itself: leave it open where there is a network.',
  recordingAs: 'Recording as <bdi>{{name}}</bdi>',
  nobody: 'Nobody is signed in on this device',
  sendNow: 'Try to send now',
  allSent: 'Everything recorded here is sent.',
  unsent_one: '{{count}} saved on this device, not sent yet.',
  unsent_other: '{{count}} saved on this device, not sent yet.',
  connection: {
    waiting: 'Connecting',
    reached: 'Connected',
    unreachable: 'No connection',
    'signed-out': 'Signed out',
    forbidden:
      'You have no access to this event. What you recorded goes to its office, which decides, as far as it takes it. Ask for a role: then it goes on by itself',
    outdated: 'This version of the app is too old',
    'server-older': 'The server is being updated',
    'not-stored':
      'This device cannot store what others recorded. It may be full: delete photos or apps, then it goes on by itself',
  },
  lastContact: 'last contact {{time}}',
  behind_one: '{{count}} change behind',
  behind_other: '{{count}} changes behind',
  upToDate: 'up to date',
  sentAgain_one:
    'At {{time}} the server had lost some of what it had. It got {{count}} entry of this device again.',
  sentAgain_other:
    'At {{time}} the server had lost some of what it had. It got {{count}} entries of this device again.',
  sendingAgain_one:
    'At {{time}} the server had lost some of what it had. {{count}} entry of this device is being sent again.',
  sendingAgain_other:
    'At {{time}} the server had lost some of what it had. {{count}} entries of this device are being sent again.',
  heldBack: 'Some of it is not taken',
  look_one: 'Needs a look',
  look_other: 'Needs a look: {{count}} entries',
  showGame: 'Show the game',
} as const
