/** Swiss rounds. */
export const swiss = {
  hidden: 'hidden',
  reveal: 'Show it to everybody',
  revealWhat: 'Everybody sees the round, and its games come to the tablets.',
  hide: 'Hide it',
  hideWhat: 'Only the organizers see it then, and its games leave the tablets.',
  delete: 'Delete round {{number}}',
  redraw: 'Draw round {{number}} anew',
  redrawWhat:
    'The round is deleted with its games and drawn by the standings as they are now, at the same time. Fields are chosen anew.',
  next: 'The next round',
  start: 'Start',
  drawHidden: 'Hidden until I show it',
  notOver_one: '{{count}} game is not final yet',
  notOver_other: '{{count}} games are not final yet',
  wouldMeet: 'These would meet:',
  draw: 'Draw round {{number}}',

  howMany: 'How many swiss rounds are there to be?',
  howManyWhat:
    'Another round may come while that is open: teams that are level wait for it, and no tie is to be decided.',
  setRounds: 'Set the number of rounds',
} as const
