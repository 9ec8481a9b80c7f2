// The fields of tournaments and seasons that are rules.

/** The rules of games, which a tournament and a season may set. */
export const gameRuleNames = [
  'points_to_win',
  'soft_cap_minutes',
  'soft_cap_points',
  'hard_cap_minutes',
  'period_minutes',
  'timeouts',
  'timeout_seconds',
  'captains_confirm',
  'spirit_scores',
] as const
export type GameRuleName = (typeof gameRuleNames)[number]

/** The points in the table of a season. */
export const leaguePointNames = [
  'points_for_win',
  'points_for_tie',
  'points_for_loss',
  'points_for_overtime_win',
  'points_for_overtime_loss',
  'bonus_narrow_loss',
  'bonus_second_score',
  'bonus_second_score_lead',
] as const
export type LeaguePointName = (typeof leaguePointNames)[number]

/** How swiss rounds are drawn and ranked. */
export const swissRuleNames = [
  'swiss_pairing_type',
  'swiss_scoring_system',
  'swiss_victory_points_games_to',
  'swiss_victory_points_cap',
  'swiss_points_for_bye',
] as const
export type SwissRuleName = (typeof swissRuleNames)[number]

/** Who may play. */
export const eligibilityRuleNames = [
  'minimum_age',
  'maximum_age',
  'age_on',
  'minimum_roster',
  'maximum_roster',
  'one_team_per_player',
  'licence_required',
] as const
export type EligibilityRuleName = (typeof eligibilityRuleNames)[number]
