/** What acts for somebody: tokens for their own programs, and the programs of others. */
export const programs = {
  token: {
    what: 'A program that shows a token acts for you: a script of yours, a scoreboard, a spreadsheet.',
    tokens: 'Tokens',
    none: 'You have no tokens.',
    removeWhat: 'Programs that use this token can no longer sign in with it.',
    may: {
      read: 'May read what you may read',
      record: 'May read, and record at the games at which you may record',
      manage: 'May read and change everything that you may read and change',
      universal: 'May read and change everything that you may read and change',
    },
    madeOn: 'Made {{day}}, valid until you remove it',
    madeUntil: 'Made {{day}}, valid until {{end}}',

    new: 'New token',
    whatFor: 'What is it for?',
    whatForExample: 'Scoreboard at the beach',
    itMay: 'It may',
    scope: {
      read: 'Read',
      record: 'Read, and record games',
      manage: 'All that you may do',
    },
    validFor: 'Valid for',
    until: {
      month: '30 days, until {{day}}',
      year: 'One year, until {{day}}',
      fiveYears: 'Five years, until {{day}}',
    },
    make: 'Make a token',
    copy: 'Copy your token now',
    copyWhy: 'It is shown only this once. Whoever has it can act for you, so keep it like a password.',
    token: 'Token',
  },

  own: {
    what: 'Register a program here when other people shall use it with their accounts (OAuth2).',
    programs: 'Own programs',
    none: 'You registered no programs.',
    idWithSecret: 'Client id {{id}}, with a secret',
    idWithoutSecret: 'Client id {{id}}, without a secret',
    removeWhat: 'The program stops working for everyone who allowed it.',

    new: 'New program',
    nameWhat: 'People see it when they are asked',
    returnTo: 'Where people return to',
    returnToWhat: 'One address a line; none for a program that only acts as you',
    returnToExample: 'https://example.org/back',
    keepsSecret: 'It runs on a server of its own and can keep a secret',
    register: 'Register the program',
    registered: 'Your program is registered',
    clientId: 'Client id',
    clientSecret: 'Client secret',
    secretOnce: 'The secret is shown only this once. Keep it on your server and nowhere else.',
    noSecret: 'It has no secret, so it must use PKCE when it asks for permission.',
  },

  allowed: {
    what: 'Programs of others that you let read and change what you may read and change.',
    programs: 'Allowed programs',
    none: 'You allowed no programs.',
    since: 'Allowed {{day}}',
    revoke: 'Revoke {{name}}',
    revokeNow: 'Confirm revoke',
    revokeWhat: 'It can no longer act for you. It may ask you again.',
  },

  /** When a program asks for permission. */
  ask: {
    title: 'Allow a program?',
    signInFirst: 'A program asks to act for you. Sign in first; then you see which, and decide.',
    mistake: 'The mistake is in the program, and not yours. Tell whoever wrote it.',
    who: '<bdi>{{program}}</bdi> asks to act for you',
    itMay: {
      read: 'It may then read what you may read.',
      record: 'It may then read, and record at the games at which you may record.',
      manage: 'It may then read and change everything that you may read and change.',
      universal: 'It may then read and change everything that you may read and change.',
    },
    asWhom:
      'You are signed in as <b><bdi>{{name}}</bdi></b> (<bdi>{{email}}</bdi>). You can revoke this in your account.',
    next: 'Whatever you choose, you go to <b>{{host}}</b> next. If you do not know that place, do not allow it.',
    allow: 'Allow',
    deny: 'Do not allow',
    answered: 'Your answer is on its way to {{host}}. You may close this page.',
  },
} as const
