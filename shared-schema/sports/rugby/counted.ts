const both = [
  'tries',
  'try_assists',
  'conversions_made',
  'conversions_attempted',
  'penalty_goals_made',
  'penalty_goals_attempted',
  'drop_goals_made',
  'drop_goals_attempted',
  'shootout_kicks_made',
  'shootout_kicks_attempted',
  'yellow_cards',
  'red_cards',
  'penalties_conceded',
  'tackles_made',
  'tackles_missed',
  'carries',
  'metres_carried',
  'clean_breaks',
  'defenders_beaten',
  'offloads',
  'turnovers_won',
  'turnovers_conceded',
] as const

const players = ['seconds_played', 'plus_minus'] as const
const teams = ['penalty_tries', 'lineouts_won', 'lineouts_lost', 'scrums_won', 'scrums_lost'] as const

/** The counters of rugby. A penalty try counts for the team alone. */
export const rugbyCounted = { both, players, teams } as const

export type RugbyCounter = (typeof both)[number] | (typeof players)[number] | (typeof teams)[number]
