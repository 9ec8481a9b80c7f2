/** Signing in: sessions, second factors, passkeys, tokens and programs. */
export const signIn = {
  noSuchSession: 'You have no such session. It may have ended.',
  signedOutMeanwhile: 'You were signed out meanwhile. Sign in first.',
  notNow: 'You cannot sign in at the moment.',
  notDone: 'This cannot be done at the moment.',
  notHere: 'This cannot be done here.',

  twoStepOnAlready: 'Two-step sign-in is on already. Turn it off first.',
  twoStepOff: 'Two-step sign-in is off. Turn it on first.',
  twoStepOffMeanwhile: 'Two-step sign-in was turned off meanwhile. Enter your password again.',
  nothingOffered: 'Begin again: nothing was offered to an app, or it was turned off meanwhile.',
  tookTooLong: 'It took too long. Enter your password again.',
  tooManyWrongCodes: 'Those were too many wrong codes. Enter your password again.',
  lockedForNow: 'Those were too many wrong codes. Try again in a quarter of an hour.',
  accountLocked:
    'Too many wrong passwords were tried for this account. Try again in a quarter of an hour, use a passkey, or sign in on a device on which you were signed in before.',
  wrongCode: {
    notNow: 'This code is not the one that counts now. Look at the app again, and at the time of your phone.',
    usedUp: 'This code is used up. Each code works once: take the next one.',
    noneOfYours: 'This code is none of yours. Each backup code works once.',
  },
  codeIs: {
    notNow: 'is not the one that counts now. Look at the app again, and at the time of your phone',
    usedUp: 'is used up. Each code works once: take the next one',
    noneOfYours: 'is none of yours. Each backup code works once',
  },

  passkeyInApp: 'A passkey is added in the app itself, not by a program.',
  passwordNeeded_one: 'It is more than {{count}} minute since you signed in. Enter your password.',
  passwordNeeded_other: 'It is more than {{count}} minutes since you signed in. Enter your password.',
  noSuchPasskey: 'You have no such passkey. It may have been removed.',
  passkeyKnown: 'This passkey is known to the server already. Take another device, or remove it there first.',
  passkey: {
    late: 'It took too long, or this was sent already. Try again.',
    ofOther: 'Somebody else has signed in here meanwhile. Try again.',
    notVerified:
      'Your device did not check that it is you. Set up a screen lock on it, or a PIN for your key, and try again.',
    failed: 'This passkey did not pass the check. Try again, or sign in with your password.',
    unknown: 'The server does not know this passkey, or it was removed. Sign in with your password.',
  },
  answerOfPasskey: {
    late: 'is too late, or was sent before',
    ofOther: 'is for somebody else',
    notVerified: 'does not say that it is you',
    failed: 'did not pass the check',
    unknown: 'is of an unknown passkey',
  },

  noSuchToken: 'You have no token {{id}}.',
  tokenLasts_one: 'must be in the future, and at most {{count}} day away',
  tokenLasts_other: 'must be in the future, and at most {{count}} days away',
  noSuchProgram: 'You registered no program {{id}}.',
  programNotAllowed: 'You allowed nothing to a program {{id}}.',

  /** What the account library refuses, by its codes. */
  library: {
    INVALID_EMAIL_OR_PASSWORD: 'Invalid email or password',
    account_disabled: 'This account is disabled. Ask an owner of your organization.',
  },

  /** What a program asks of a person, when it cannot be. */
  unknownProgram: 'is not that of a program registered here',
  unknownAddress: 'is not an address that the program registered',
  parameterTwice: 'A parameter was sent twice.',
  responseTypeMissing: 'response_type is required: code.',
  responseTypeOther: 'response_type must be code.',
  scopeOther: 'scope must be one of {{scopes}}, or be left out.',
  challengeMissing: 'code_challenge is required, because this program has no secret.',
  challengeOther:
    'code_challenge must be the SHA-256 of the verifier in base64url, and code_challenge_method S256.',
  personRefused: 'The person did not agree.',
} as const
