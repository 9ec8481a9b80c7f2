/** Unsent entries on their way to another device without a network. */
export const handover = {
  showCodes: 'Show as codes',
  saveFile: 'Save them as a file',
  shareFile: 'Share the file',
  saved:
    'Saved as {{file}}. Any other tablet or the office can take it in. They stay here until the office has them.',
  notHandedOver: 'Not handed over',

  sealed: 'What was recorded here is sealed until somebody signs in who may see the event',
  toHandOver_one: '{{count}} entry to hand over',
  toHandOver_other: '{{count}} entries to hand over',
  place: '{{at}} of {{of}}',
  code: 'Code {{at}} of {{of}}',
  back: 'Back',
  next: 'Next',
  pause: 'Pause',
  goOn: 'Go on',
  howToShow:
    'On the other tablet: tap the corner, then <b>{{read}}</b>. Make this screen as bright as it goes.',
  stay: 'The entries stay on this tablet until the office has them.',

  takeIn: 'Another tablet has no network? Take in here what it shows as codes, or saved as a file.',
  readCodes: 'Read with the camera',
  takeFile: 'Take in a file',
  notTakenIn: 'Not taken in',
  allKnown: '{{event}}: all of it was here already.',
  takenIn_one: '{{event}}: {{count}} taken in. This tablet sends it when it has a connection.',
  takenIn_other: '{{event}}: {{count}} taken in. This tablet sends them when it has a connection.',
  known_one: '{{count}} was here already.',
  known_other: '{{count}} were here already.',

  cameraSees: 'What the camera sees',
  noPicture: 'No picture',
  noPictureWhat: '{{why}} A file does as well: <b>{{save}}</b> on the other tablet, <b>{{take}}</b> here.',
  noneRead: 'No code read yet',
  read: '{{read}} of {{of}}',
  readMissing: '{{read}} of {{of}}; missing {{numbers}}',
  howToRead:
    'Tap <b>{{show}}</b> on the other tablet. Hold this one before it, so that the code fills the picture. A number is missing? Go to it there with <b>{{back}}</b> and <b>{{next}}</b>.',

  camera: {
    httpsOnly: 'The browser gives the camera only to pages whose address begins with https://.',
    notOffered: 'This browser gives no camera to pages.',
    refused: 'The camera was refused. Allow it for this page in the settings of the browser, then try again.',
    none: 'This device has no camera.',
    inUse: 'The camera does not start. Perhaps another app is using it: close that one, then try again.',
    noPicture: 'This browser cannot read the picture of the camera.',
    stopped: 'The camera has stopped. Try again.',
  },
} as const
