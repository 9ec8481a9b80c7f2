// What the office reads of records, each as far as more than one of its screens shows it.
import { z } from 'zod'
import { criterion, pointDecision } from '../../../shared-schema/resources/league-table.ts'

const stamp = z.object({ id: z.int(), time_last_updated: z.string() })
const named = z.object({ id: z.int(), name: z.string() })

export const organization = stamp.extend({ name: z.string(), is_public: z.boolean() })
export type Organization = z.infer<typeof organization>

const points = z.int().nullable()

export const season = stamp.extend({
  name: z.string(),
  league_id: z.int(),
  league: named,
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  tie_break_preset: z.string().nullable(),
  tie_break_criteria: z.array(criterion),
  points_for_win: points,
  points_for_tie: points,
  points_for_loss: points,
  points_for_overtime_win: points,
  points_for_overtime_loss: points,
  bonus_narrow_loss: points,
  bonus_second_score: points,
  bonus_second_score_lead: points,
  point_decisions: z.array(pointDecision),
  is_public: z.boolean(),
  is_event: z.boolean(),
})
export type Season = z.infer<typeof season>

export const tournament = stamp.extend({
  name: z.string(),
  info: z.string(),
  season_id: z.int(),
  season: named.extend({ league: named }),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  timezone: z.string(),
  scheduling_format: z.string(),
  game_minutes: z.int(),
  rest_minutes: z.int(),
  number_of_swiss_rounds: z.int().nullable(),
  visibility: z.string(),
  is_public: z.boolean(),
})
export type Tournament = z.infer<typeof tournament>
