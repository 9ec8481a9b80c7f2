import { z } from 'zod'
import type { ShapeIn } from '../../../shared-schema/resources/shape-in.ts'
import { criterion, pointDecision, tieOrder } from '../../../shared-schema/resources/league-table.ts'
import { entrantStatuses } from '../../../shared-schema/rules/standings/entrant.ts'
import type { LeagueTeam } from '../../../shared-schema/rules/league-table/league-season.ts'
import type { Sport } from '../../../shared-schema/sports/names.ts'
import { presetNames } from '../../../shared-schema/rules/standings/preset-names.ts'

const points = z.int().nullable().default(null)

/** A season's ranking rules, and the office's decisions. A tablet may hold a record without some of them. */
export const seasonRecord = z.object({
  tie_break_preset: z.enum(presetNames).nullable().default(null),
  tie_break_criteria: z.array(criterion).default([]),
  points_for_win: points,
  points_for_overtime_win: points,
  points_for_tie: points,
  points_for_overtime_loss: points,
  points_for_loss: points,
  bonus_narrow_loss: points,
  bonus_second_score: points,
  bonus_second_score_lead: points,
  point_decisions: z.array(pointDecision).default([]),
  tie_decisions: z.array(tieOrder).default([]),
} satisfies ShapeIn<'seasons'>)
export const leagueTeamRecord = z.object({
  id: z.int(),
  division: z.string().default(''),
  status: z.enum(entrantStatuses).default('playing'),
} satisfies ShapeIn<'teams'>)

/** The input of a season's table in addition to its games. */
export interface SeasonRecords {
  readonly sport: Sport
  readonly season: z.infer<typeof seasonRecord>
  /** The season's own teams, without guests in its games. */
  readonly teams: readonly LeagueTeam[]
}
