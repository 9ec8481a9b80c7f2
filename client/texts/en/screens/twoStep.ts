/** Two-step sign-in of whoever is signed in. */
export const twoStep = {
  isOn: '<b>On.</b> Whoever signs in with your password is asked for a code as well. Backup codes left: {{left}}.',
  isOff:
    '<b>Off.</b> With two-step sign-in a password that somebody saw or guessed is not enough: you also type a code that an app on your phone makes, with or without a network. You are asked when you sign in; where you are signed in you stay so.',
  turnOn: 'Turn two-step sign-in on',
  turnOnWhat:
    'You need a phone with an app that makes codes, such as Google Authenticator, Aegis or a password manager.',
  turnOff: 'Turn two-step sign-in off',
  turnOffWhat: 'Your password alone lets in whoever knows it then.',

  setUp: 'Set up your app',
  scan: '<b>1.</b> Add an account in your app and scan this.',
  qrCode: 'QR code for your app',
  sameDevice: 'Is the app on this device? <a>Open it here</a>, or type this key:',
  key: 'Key',
  typeCode: '<b>2.</b> Type the code that the app shows now.',
  code: 'Code',
  setUpNow: 'Turn it on',
  notNow: 'Not now',

  backupCodes: 'Backup codes',
  newBackupCodes: 'New backup codes',
  newBackupCodesWhat: 'Codes that you wrote down before do not work any more then.',
  keepCodes: 'Keep these backup codes now',
  keepCodesWhat:
    'They are shown only this once. Each lets you sign in once without your phone. Write them on paper, or save them where your phone is not.',
  codesKept: 'I have kept them',
} as const
