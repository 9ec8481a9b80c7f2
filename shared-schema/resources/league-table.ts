import { z } from 'zod'
import { tieBreakMetrics, tieBreakScopes } from '../rules/standings/tie-breaks.ts'
import { wrong } from './wrong.ts'

/** One tie-break: the compared figure, and the games that count for it. */
export const criterion = z.object({
  metric: z.enum(tieBreakMetrics),
  scope: z.enum(tieBreakScopes).default('pool'),
  per_game: z.boolean().default(false),
  margin_cap: z.int().min(1).nullable().default(null).describe('No game counts for more goals than this.'),
})

const plainText = z
  .string()
  .max(2000)
  .refine(value => value.isWellFormed() && !value.includes('\0'), { error: wrong('noHalfCharacter') })

/** Points that somebody gave to a team of a season, or deducted. */
export const pointDecision = z.object({
  team_id: z.int(),
  points: z.int().min(-1000).max(1000).describe('Below 0 if they are taken.'),
  reason: plainText.min(1),
  date: z.iso.date().nullable().default(null).describe('From this day on; null if from the beginning.'),
})

/** The order of a season's teams that are level in every criterion. */
export const tieOrder = z.object({
  team_ids: z.array(z.int()).min(2).max(100).describe('The level teams, best first.'),
  method: plainText.min(1).describe('How it was decided, such as "coin toss".'),
})
