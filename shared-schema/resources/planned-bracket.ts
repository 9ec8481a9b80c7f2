import { z } from 'zod'
import { bracketKinds } from '../rules/brackets/bracket-plan.ts'

/** A bracket that is made after the swiss rounds, of the teams on some places of their standings. */
export const plannedBracket = z.object({
  kind: z.enum(bracketKinds),
  from_place: z.int().min(1).max(1000),
  to_place: z.int().min(1).max(1000),
})
export type PlannedBracket = z.infer<typeof plannedBracket>
