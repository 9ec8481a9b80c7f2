/** The passkeys of whoever is signed in. */
export const passkeys = {
  what: 'With a passkey you sign in by your finger, your face or the PIN of your device, without the password and without a code. It stays on the device, in its password manager or on a key. Your password goes on working.',
  passkeys: 'Passkeys',
  none: 'You have no passkeys.',
  addedOn: 'Added {{day}}',
  removeWhat:
    'Nobody can sign in with this passkey any more; where it was used you stay signed in. Remove it from the device too, or it will go on being offered there.',
  rename: 'Rename {{name}}',
  new: 'New passkey',
  add: 'Add a passkey',
  nameWhat: 'Of the device or the password manager, so that you find it again',
  passwordWhy: 'Because it is a while since you signed in',

  /** Why this browser can add none. */
  notOfServer:
    'On this server nobody can use passkeys: it has no name that they could be bound to. Ask whoever runs it.',
  notOfBrowser: 'This browser cannot use passkeys here. They need https and a recent browser.',
  notHere: 'Passkeys of this server work at {{host}} alone. Open it there to add one.',

  /** Why a device made or showed none. */
  thereAlready: 'There is a passkey of your account on this device already.',
  cannotCheck: 'This device cannot check that it is you. Set up a screen lock on it, or a PIN for your key.',
  notShown: 'The device showed no passkey: it was cancelled, took too long, or there is none for this.',
} as const
