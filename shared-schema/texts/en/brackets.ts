/** What people call the games of brackets. */
export const brackets = {
  game: 'Game {{number}}',
  quarterFinals: 'QF {{number}}',
  semiFinals: 'SF {{number}}',
  final: 'Final',
} as const
