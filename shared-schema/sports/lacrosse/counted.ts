const both = [
  'goals',
  'assists',
  'shots',
  'shots_on_goal',
  'extra_man_goals',
  'man_down_goals',
  'two_point_goals',
  'free_position_shots',
  'free_position_goals',
  'empty_net_goals',
  'ground_balls',
  'faceoffs_won',
  'faceoffs_lost',
  'draw_controls',
  'turnovers',
  'forced_turnovers',
  'blocks',
  'technical_fouls',
  'personal_fouls',
  'penalty_seconds',
  'yellow_cards',
  'red_cards',
  'saves',
  'goals_against',
  'seconds_in_goal',
] as const

const teams = [
  'clears',
  'failed_clears',
  'rides',
  'extra_man_opportunities',
  'times_man_down',
  'extra_man_goals_against',
] as const

/** The counters of lacrosse. */
export const lacrosseCounted = {
  both,
  teams,
  opponents: ['goals', 'shots', 'ground_balls', 'turnovers'],
} as const

export type LacrosseCounter = (typeof both)[number] | (typeof teams)[number]
