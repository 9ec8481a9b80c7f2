/** How the teams of a tournament see each other's spirit. */
export const spirit = {
  what: 'By the mean of what each team received for a game, 0 to 20. Results of games play no part.',
  games: 'Games',
  mean: 'Mean',
  missing_one: '{{count}} score is missing',
  missing_other: '{{count}} scores are missing',
  best: 'Best spirit: {{teams, list}}, {{mean}} of 20',
  bestSoFar: 'Best spirit so far: {{teams, list}}, {{mean}} of 20',
} as const
