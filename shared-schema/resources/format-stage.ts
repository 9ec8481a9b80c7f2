import { z } from 'zod'
import { bracketKinds } from '../rules/brackets/bracket-plan.ts'
import { wrong } from './wrong.ts'

/** A part of a format: pools or swiss rounds, or a bracket of some places. */
export const formatStage = z
  .discriminatedUnion(
    'kind',
    [
      z.object({
        kind: z.literal('pools'),
        pools: z.int().min(1).max(64).describe('Into how many pools the teams are dealt, as a snake.'),
      }),
      z.object({ kind: z.literal('swiss'), rounds: z.int().min(1).max(64) }),
      z.object({
        kind: z.literal('bracket'),
        bracket_kind: z.enum(bracketKinds),
        from_place: z.int().min(1).max(1000),
        to_place: z
          .int()
          .min(1)
          .max(1000)
          .describe('Of each pool, of the swiss standings, or by seed if nothing is played before.'),
      }),
    ],
    {
      error: ({ code }) =>
        code === 'invalid_union' ? wrong('oneOf', { choices: 'pools, swiss, bracket' }) : wrong('object'),
    },
  )
  .describe('A part of a format: pools or swiss rounds first, then brackets of different places.')
