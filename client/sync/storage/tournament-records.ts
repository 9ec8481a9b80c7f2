import { z } from 'zod'
import type { ShapeIn } from '../../../shared-schema/resources/shape-in.ts'
import type { BracketKind } from '../../../shared-schema/rules/brackets/bracket-plan.ts'
import { consents } from '../../../shared-schema/resources/consent.ts'
import { presetNames } from '../../../shared-schema/rules/standings/preset-names.ts'
import { tieBreakMetrics, tieBreakScopes } from '../../../shared-schema/rules/standings/tie-breaks.ts'
import { scoringSystems } from '../../../shared-schema/rules/standings/scoring-systems.ts'

const id = z.int()

const criterion = z.object({
  metric: z.enum(tieBreakMetrics),
  scope: z.enum(tieBreakScopes),
  per_game: z.boolean(),
  margin_cap: z.int().nullable(),
})

/** A tournament's rules. A tablet may hold a record without some of them: then the usual ones hold. */
export const tournamentRecord = z.object({
  ...({
    uses_seeds: z.boolean().default(true),
    tie_break_preset: z.enum(presetNames).default('WFDF'),
    tie_break_criteria: z.array(criterion).default([]),
    swiss_scoring_system: z.enum(scoringSystems).default('victory points'),
    swiss_victory_points_games_to: z.int().default(15),
    swiss_victory_points_cap: z.int().default(25),
    number_of_swiss_rounds: z.int().nullable().default(null),
  } satisfies ShapeIn<'tournaments'>),
  // A decimal number is text on the wire.
  swiss_points_for_bye: z.coerce.number().default(1),
})
export const entrantRecord = z.object({
  team_id: id,
  seed: z.int().nullable(),
  status: z.enum(['playing', 'withdrawn', 'disqualified']).default('playing'),
  consent: z.enum(consents).default('not needed'),
} satisfies ShapeIn<'tournament_teams'>)
export const poolRecord = z.object({
  id,
  name: z.string(),
  team_ids: z.array(id),
  first_place: id.nullable().default(null),
  counts_earlier_games: z.boolean().default(false),
} satisfies ShapeIn<'pools'>)
export const poolRoundRecord = z.object({ id, pool_id: id } satisfies ShapeIn<'pool_rounds'>)
export const bracketRecord = z.object({
  id,
  name: z.string(),
  kind: z.string().default('single elimination' satisfies BracketKind),
  main_bracket_id: id.nullable().default(null),
  column_position: z.int().default(1),
  row_position: z.int().default(1),
} satisfies ShapeIn<'brackets'>)
export const swissRoundRecord = z.object({ id, round_number: z.int() } satisfies ShapeIn<'swiss_rounds'>)
export const tieDecisionRecord = z.object({
  id,
  pool_id: id.nullable(),
  team_ids: z.array(id),
  method: z.string(),
} satisfies ShapeIn<'tie_decisions'>)

export type TournamentRecord = z.infer<typeof tournamentRecord>
export type BracketRecord = z.infer<typeof bracketRecord>

/** The office's records of a tournament. */
export interface TournamentRecords {
  readonly tournament: TournamentRecord
  /** Its teams; their seeds are null if seeds do not count. */
  readonly entrants: readonly z.infer<typeof entrantRecord>[]
  readonly pools: readonly z.infer<typeof poolRecord>[]
  readonly poolRounds: readonly z.infer<typeof poolRoundRecord>[]
  readonly brackets: readonly BracketRecord[]
  readonly swissRounds: readonly z.infer<typeof swissRoundRecord>[]
  /** In order of time. */
  readonly decisions: readonly z.infer<typeof tieDecisionRecord>[]
}
