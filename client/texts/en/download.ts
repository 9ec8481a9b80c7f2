/** Whether an event is on this device yet. */
export const download = {
  downloading: 'Downloading, {{share}} %',
  download: 'Download',
  noGames: 'This event has no games yet.',
  connecting: 'Connecting…',
  signIn: 'Sign in to download this event',
  signInWhat: 'It is not on this device yet.',
  noAccess: 'You have no access to this event',
  noAccessWhat: 'Ask the organizer for an invitation.',
  update: 'Update needed',
  updateWhat: 'This version of the app is too old to download the event.',
  noConnection: 'No connection',
  noConnectionWhat: 'The event is not on this device yet. It downloads as soon as there is a connection.',
} as const
