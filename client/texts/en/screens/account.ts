/** The account of whoever is signed in. */
export const account = {
  account: 'Account',
  signInFirst: 'Sign in to see your account.',
  needsConnection: 'Everything on this page needs a connection. Recording games does not.',
  signedIn: 'Signed in',
  signOut: 'Sign out',
  unsentOffice:
    'What you wrote in the office and did not store is removed from this browser if you sign out.',
  signOutAndRemove: 'Sign out and remove it',
  staySignedIn: 'Stay signed in',

  sections: {
    people: 'People',
    accounts: 'All accounts',
    details: 'Name, email and password',
    twoStep: 'Two-step sign-in',
    passkeys: 'Passkeys',
    sessions: 'Where you are signed in',
    tokens: 'Tokens for your programs',
    allowed: 'Programs you allowed',
    own: 'Programs you wrote',
  },

  yourName: 'Your name',
  name: 'Name',
  nameWhat: 'It stands beside what you record',
  saveName: 'Save the name',
  yourEmail: 'Your email',
  email: 'Email',
  emailWhat: 'You sign in with it',
  saveEmail: 'Save the email',
  yourPassword: 'Your password',
  password: 'Password',
  presentPassword: 'Present password',
  newPassword: 'New password',
  length_one: 'At least {{count}} character',
  length_other: 'At least {{count}} characters',
  newPasswordWhat_one:
    'At least {{count}} character. You are signed out everywhere else, and all tokens and programs end.',
  newPasswordWhat_other:
    'At least {{count}} characters. You are signed out everywhere else, and all tokens and programs end.',
  changePassword: 'Change the password',
  leaveIt: 'Leave it',

  confirmEmail: 'This e-mail address is not confirmed yet',
  confirmEmailHow:
    'Open the link in the mail that you got. By mail you can choose a new password if you lose yours.',
  confirmEmailSent: 'A mail is on its way. Open the link in it.',
  confirmEmailAgain: 'Send the mail again',

  delete: 'Delete this account',
  deleteWhat:
    'Nobody can sign in with it any more. What you recorded stays, without your name; your player stays on the rosters. Send what is still on your devices first.',
  deleteNow: 'Delete for good',

  neverUsed: 'Never used',
  lastUsed: 'Last used {{day}}',

  browser: '{{browser}} on {{system}}',
  noBrowser: 'A program',

  sessions: 'Sessions',
  noSessions: 'You are signed in nowhere.',
  thisDevice: '{{device}}, this device',
  signedInOn: 'Signed in {{day}}',
  endSession: 'Sign out {{device}}',
  endSessionNow: 'Confirm sign out',
  endSessionWhat:
    'Whoever uses that device has to sign in again. What it recorded and has not sent stays on it.',
  endEverywhere: 'Sign out everywhere else',
  endEverywhereWhat:
    'To sign out everywhere else also ends all your tokens, and the programs that you allowed. Your passkeys stay: remove those that are not yours.',
} as const
