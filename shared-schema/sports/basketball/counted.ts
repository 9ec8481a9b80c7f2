const both = [
  'field_goals_made',
  'field_goals_attempted',
  'three_pointers_made',
  'three_pointers_attempted',
  'free_throws_made',
  'free_throws_attempted',
  'rebounds_offensive',
  'rebounds_defensive',
  'assists',
  'steals',
  'blocks',
  'shots_blocked',
  'turnovers',
  'fouls_personal',
  'fouls_drawn',
  'fouls_technical',
] as const

const players = ['seconds_played', 'plus_minus'] as const
const teams = ['team_rebounds', 'team_turnovers'] as const

/**
 * The counters of basketball. Events without a player (a rebound out of bounds, 24 seconds) count for the
 * team alone.
 */
export const basketballCounted = { both, players, teams, opponents: both } as const

export type BasketballCounter = (typeof both)[number] | (typeof players)[number] | (typeof teams)[number]
