import { gridironCounted, type GridironCounter } from '../families/gridiron.ts'

const own = [
  'fumbles',
  'fumbles_lost',
  'fumbles_forced',
  'own_fumbles_recovered',
  'fumbles_recovered',
  'fumble_return_yards',
  'fumble_touchdowns',
  'tackles_solo',
  'tackles_assisted',
  'tackles_for_loss',
  'special_teams_tackles',
  'field_goals_kicked',
  'field_goals_tried',
  'extra_points_kicked',
  'extra_points_tried',
  'two_point_conversions',
  'two_point_passes',
  'two_point_tries_failed',
  'conversion_returns',
  'kicks_blocked',
  'kickoffs',
  'kickoff_yards',
  'kickoff_touchbacks',
  'kickoff_returns',
  'kickoff_return_yards',
  'kickoff_return_touchdowns',
  'punts',
  'punt_yards',
  'punt_touchbacks',
  'punts_inside_20',
  'punts_blocked',
  'punt_yards_returned',
  'punt_returns',
  'punt_return_yards',
  'punt_return_touchdowns',
] as const

/** The counters of football. */
export const footballCounted = {
  both: [...gridironCounted.both, ...own],
  teams: gridironCounted.teams,
} as const

export type FootballCounter = GridironCounter | (typeof own)[number]
