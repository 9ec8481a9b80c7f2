/** Where all that was recorded here is. */
export const status = {
  updateReady: 'Update ready',
  notKept: 'Does not start without a network yet',
  notSent_one: '{{count}} not sent',
  notSent_other: '{{count}} not sent',
  needLook_one: '{{count}} needs a look',
  needLook_other: '{{count}} need a look',

  /** In a few words, on the button that each screen has. */
  short: {
    update: 'Update needed',
    signIn: 'Sign in to send',
    signedOut: 'Signed out',
    notAllowed: 'Not allowed to send',
    noAccess: 'No access',
    serverOlder: 'Server being updated',
    notStored: 'Cannot store: device full?',
    offline: 'Offline',
    offlineSaved_one: 'Offline: {{count}} saved on this device',
    offlineSaved_other: 'Offline: {{count}} saved on this device',
    offlineSent: 'Offline: all sent {{time}}',
    again: 'Sending again what the server lost',
    sending: 'Sending',
    saved: 'Saved here',
    sent: 'All sent {{time}}',
    looking: 'Looking…',
    idle: 'Nothing to send',
    stuck: 'Saved here, sending has stopped',
  },
} as const
