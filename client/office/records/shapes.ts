// What the office reads of records, each as far as more than one of its screens shows it.
import { z } from 'zod'

const stamp = z.object({ id: z.int(), time_last_updated: z.string() })
const named = z.object({ id: z.int(), name: z.string() })

export const organization = stamp.extend({ name: z.string(), is_public: z.boolean() })
export type Organization = z.infer<typeof organization>

export const season = stamp.extend({
  name: z.string(),
  league_id: z.int(),
  league: named,
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
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
  visibility: z.string(),
  is_public: z.boolean(),
})
export type Tournament = z.infer<typeof tournament>
