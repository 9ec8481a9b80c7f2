/** The first screen: the events. */
export const home = {
  signInOnce: 'Sign in once on this device',
  signInWhy: 'Signing in and opening an event need a connection. After that, recording does not.',
  signIn: 'Sign in',
  here: 'On this device',
  today: 'Today',
  find: 'Find an event',
  noConnection: 'No connection.',
  noConnectionLast: 'No connection: the list is as it was last seen.',
  signedOut: 'Sign in to see the events.',
  more_one: '{{count}} more: type a part of the name.',
  more_other: '{{count}} more: type a part of the name.',

  account: 'Account',
  accountAndPeople: 'Account and people',
  signedInAs: 'Signed in as <b><bdi>{{name}}</bdi></b>',

  forget: 'Forget {{event}}',
  forgetConfirm: 'Confirm forget',
  forgetWhat: 'It is removed from this device only. Opening it again needs a connection.',
  forgetFailed: 'The event could not be removed.',
} as const
