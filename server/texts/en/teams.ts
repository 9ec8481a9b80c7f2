/** Teams that a request names. */
export const teams = {
  twice: 'names teams twice: {{ids}}',
  notInTournament: 'names teams that are not in the tournament: {{ids}}',
  nameless: 'Team {{id}}',
} as const
