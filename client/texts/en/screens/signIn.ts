/** Ways in: by a password, a code or a passkey, by an invitation, and by links that are mailed. */
export const signIn = {
  signIn: 'Sign in',
  noAccount: 'No account yet? Open the invitation link that you were given.',
  lostPassword: 'Lost the password?',
  lostPasswordAsk: 'Lost the password? Ask an owner or admin of your organization for a link.',
  usePasskey: 'Use a passkey',

  code: 'Code',
  codeWhere:
    'Open the app on your phone that makes your codes, and type the code that it shows for Sideline.',
  codeWhat: 'Six digits. Without your phone: one of your backup codes',
  codesLost: 'Phone and backup codes lost? Ask an owner or admin of your organization for a link.',
  backToPassword: 'Back to the password',

  join: 'Create your account',
  joinNow: 'Create account',
  nameMissing: 'Please give your name: it stands beside what you record',
  staySignedIn: 'You stay signed in on this device.',

  mailLink: 'Send me a link',
  mailLinkWhat: 'You get a mail with a link, by which you choose a new password.',
  mailSent: 'Look into your mail',
  mailSentWhat:
    'If there is an account with the address <b><bdi>{{email}}</bdi></b>, a mail is on its way to it. The link in it works once, within a day. Nothing there after some minutes? Look among the unwanted mails, or ask an owner or admin of your organization for a link.',

  reset: 'Choose a new password',
  resetNow: 'Save and sign in',
  resetWhat:
    'You are signed out everywhere else, and your passkeys, tokens and programs end. What is recorded on your devices stays.',

  verify: 'Is this your address?',
  verifyWhat: 'Confirm that you got this link by e-mail because you have an account here.',
  verifyNow: 'It is mine',
  verified: 'Confirmed',
  verifiedWhat: '<bdi>{{email}}</bdi> is your address.',

  codeMissing: 'The code is missing',
  wholeLink: 'Open the whole link, with what stands behind the #.',
  wholeInvitation: 'Open the whole invitation link, with what stands behind the #.',
} as const
