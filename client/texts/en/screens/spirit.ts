/** What the teams of a game think of each other's spirit. */
export const spirit = {
  none: 'A game that was not played out takes no spirit scores.',
  settled: 'The result is final: scores from before are kept by the office and not shown here.',
  of: 'Spirit of {{team}}',
  byOn: '{{by}} on the spirit of {{to}}',
  byOnBold: '<b>{{by}}</b> on the spirit of <b>{{to}}</b>',
  secret: 'Saved on this tablet. It shows when both teams have given theirs.',
  showAndChange: 'Show and change',
  waiting: 'Waiting for {{team}}. What was given on another device shows once both teams have scored.',
  scoreBy: 'Score by {{team}}',
  scale: '0 poor · 1 not good · 2 good, as usual · 3 very good · 4 excellent',
  comment: 'Comment',
  points: '{{total}} of 20',
  total: 'Total {{total}} of 20',
  given: '{{given}} of {{all}} given',
  save: 'Save spirit score',
} as const
