/** The settings of this device, how it is installed, and whether it is ready for a day at the field. */
export const tablet = {
  title: 'This tablet',
  office: 'The office calls it <b>{{name}}</b>.',

  sealed_one:
    '{{count}} entry that was recorded here and not sent is sealed. It is sent once somebody signs in who may see the event.',
  sealed_other:
    '{{count}} entries that were recorded here and not sent are sealed. They are sent once somebody signs in who may see the event.',
  look: 'How it looks',
  palette: { label: 'Colours', system: 'System', daylight: 'Daylight', dark: 'Dark' },
  textSize: { label: 'Size of the words', usual: 'Usual', large: 'Large', larger: 'Larger' },
  hand: { label: 'Tapping hand', right: 'Right', left: 'Left' },
  feedback: { label: 'When a tap is taken', vibrates: 'The tablet vibrates', sounds: 'The tablet sounds' },

  installing: 'On the home screen',
  installed: 'Sideline runs from the home screen.',
  whyInstall:
    'Browsers may clear what a page has stored when it is not used for a week, unless it is on the home screen.',
  install: 'Put it on the home screen',
  steps: {
    share: 'Tap the Share sign of Safari.',
    addToHome: 'Choose Add to Home Screen.',
    menu: 'Open the menu of the browser.',
    installApp: 'Choose Install, or Add to Home screen.',
    open: 'Then open Sideline from the home screen.',
  },

  storage: 'What is stored here',
  kept: 'The browser keeps the data of Sideline until you delete it.',
  notKept: 'The browser may clear the data of Sideline when space runs short. What is sent is safe.',
  unknown: 'This browser does not say how long it keeps data.',
  askToKeep: 'Ask the browser to keep it',
  full: 'Sideline uses {{used}} MB; about {{free}} MB are free for it.',

  test: 'Test this tablet',
  testWhat: 'Some seconds, best with a network, before you go to the field.',
  testStart: 'Test now',
  testAgain: 'Test again',
  testing: 'Testing',
  state: { good: 'Good', odd: 'Look at this', bad: 'Not good' },
  check: {
    storage: 'Storing',
    space: 'Space',
    offline: 'Without a network',
    network: 'Network',
    clock: 'Clock',
    camera: 'Camera',
    screen: 'Screen stays on',
  },
  found: {
    stored: 'What is written comes back as it was.',
    notStored: 'Nothing can be stored: leave the private window, or delete photos or apps.',
    spaceLeft: 'About {{free}} MB are free. A day of games takes less than 10.',
    spaceShort: 'Only {{free}} MB are free: delete photos or apps.',
    cannotSay: 'This browser does not say.',
    ready: 'Sideline starts here without a network.',
    notReady:
      'Not all of Sideline is on this device yet: leave it open for a minute with a network, then test again.',
    noWorker:
      'This browser cannot start Sideline without a network: use a window that is not private, over https.',
    reached: 'The server answers within {{ms}} ms.',
    notReached: 'The server is out of reach. Scoring works all the same; it is sent later.',
    clockRight: 'It is right to within {{count}} s.',
    clockOff:
      'It is {{count}} s off: set the device to take the time from the network. The game clock runs right all the same.',
    clockUnknown: 'It can be compared only when the server is in reach.',
    camera: 'It can read codes of other tablets.',
    cameraRefused:
      'The camera may not be used: allow it for this page in the settings of the browser. It is needed for reading codes alone.',
    noCamera: 'There is none, or the browser gives none. Files work without it.',
    screenStays: 'During a game it does not go dark.',
    screenRefused: 'The device refuses it now, perhaps to spare its battery: charge it.',
    screenUnable: 'This browser cannot do that: let the screen go dark late, in the settings of the device.',
  },
} as const
