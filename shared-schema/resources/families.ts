/** The names of the families of records, parents before children, for code that needs only the names. */
export const families = [
  'organizations',
  'leagues',
  'seasons',
  'players',
  'teams',
  'team_players',
  'meets',
  'officials',
  'tournaments',
  'tournament_teams',
  'event_sites',
  'game_sites',
  'pools',
  'pool_rounds',
  'brackets',
  'swiss_rounds',
  'tie_decisions',
  'games',
  'game_officials',
  'game_scores',
  'game_sportsmanship_scores',
  'events',
  'awards',
] as const

export type Family = (typeof families)[number]

/** True for the name of a family. */
export const isFamily = (name: string): name is Family => families.some(family => family === name)
