/** Games of which two tablets have different sheets. */
export const disputes = {
  title: 'Dispute · {{event}}',
  all: 'All disputes',
  notHere: 'This game is not on this device yet.',
  noneOfGame: 'No two tablets have different scores of this game.',
  none: 'No game waits for a decision: no two tablets have different scores.',
  somebody: 'somebody',

  finalScore: '{{score}} (final)',
  sheet: '{{score}} by {{name}}, {{device}}',
  sheetOfSomebody: '{{score}} by somebody, {{device}}',
  countsNow: 'counts now',
  doesNotCount: 'Does not count: {{sheet}}.',

  decided: 'Decided',
  decidedSheet: '{{by}} decided on {{moment}}: the sheet of {{name}} counts, {{score}}.',
  decidedMerged: '{{by}} decided on {{moment}}: the sheets are merged, {{score}}.',
  decidedBySomebody: 'Somebody',
  decidedWhat:
    'Nothing recorded is lost. If the tablet that was decided against says something else later, you are asked again.',
  decidedBefore: '<bdi>{{name}}</bdi> decided before, but since then a tablet has recorded something else.',
  undo: 'Undo this decision',

  compareWith: 'Compare with',
  lookAgain: 'Look again',
  playByPlay: 'Play by play',
  merge: 'Or merge them: tick what counts, in one sheet or the other.',
  bothSheets: 'Both sheets',
  sheetOf: 'Sheet of {{name}}, {{device}}',
  deviceAndTimes: '{{device}}, {{from}} to {{to}}',
  countsUndecided: 'Counts as long as nobody decides',
  countsNot: 'Does not count now',
  choose: 'The sheet of {{name}} counts',

  ticks: '{{play}}, counts',
  byOffice: 'by the office: it always counts',
  onBoth: 'on both',
  only: 'only {{name}}',
  notOnSheet: 'not on the sheet of {{name}}',
  recordedAt: '{{where}} · {{times, list}}',

  ticked: 'Ticked: <bdi>{{one}}</bdi> <b>{{score}}</b> <bdi>{{two}}</bdi>',
  counting: 'Counting…',
  chooseTicked: 'The ticked plays count',
} as const
