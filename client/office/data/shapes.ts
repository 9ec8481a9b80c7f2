// Record shapes shared by several screens of the office.
import type { z } from 'zod'
import { record } from '../../base/requests/record.ts'
import { eligibilityRuleNames, gameRuleNames, leaguePointNames, swissRuleNames } from './rule-names.ts'

const leagueName = record('leagues', ['id', 'name'])

export const organization = record('organizations', ['id', 'time_last_updated', 'name', 'is_public'])
export type Organization = z.infer<typeof organization>

export const season = record('seasons', [
  'id',
  'time_last_updated',
  'name',
  'league_id',
  'start_date',
  'end_date',
  ...gameRuleNames,
  ...eligibilityRuleNames,
  'tie_break_preset',
  'tie_break_criteria',
  ...leaguePointNames,
  'point_decisions',
  'is_public',
  'is_closed',
  'is_event',
  'officials_wanted',
]).extend({ league: leagueName })
export type Season = z.infer<typeof season>

export const meet = record('meets', [
  'id',
  'time_last_updated',
  'name',
  'info',
  'organization_id',
  'start_date',
  'end_date',
  'timezone',
  'is_public',
])
/** An event with divisions: each of them is a tournament. */
export type Meet = z.infer<typeof meet>

export const tournament = record('tournaments', [
  'id',
  'time_last_updated',
  'name',
  'info',
  'season_id',
  'start_date',
  'end_date',
  'timezone',
  'scheduling_format',
  'game_minutes',
  'rest_minutes',
  ...gameRuleNames,
  ...eligibilityRuleNames,
  'tie_break_preset',
  'tie_break_criteria',
  'number_of_swiss_rounds',
  'planned_brackets',
  'stages',
  ...swissRuleNames,
  'visibility',
  'is_public',
  'is_closed',
  'meet_id',
  'officials_wanted',
]).extend({ season: record('seasons', ['id', 'name', 'spirit_scores']).extend({ league: leagueName }) })
export type Tournament = z.infer<typeof tournament>
