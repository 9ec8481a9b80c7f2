import { z } from 'zod'

// The reasons for pairings, as codes: they are stored, and shown in the reader's language. Teams are named by
// their places in the ranking, from 1.

const place = z.int()
const two = z.tuple([place, place])
/** The known rounds in which two teams have met. */
const rounds = z.array(z.int())
const wins = z.int()

/** The consequence of another choice. */
const consequence = z.enum([
  'meetings',
  'groups',
  'long ways',
  'down twice',
  'float after float',
  'pairs within halves',
  'meetings of others',
])

/** Why a team does not meet, or is not, another that comes first. */
const refusal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('met'), teams: two, rounds }),
  z.object({ kind: z.literal('others have met'), instead: two, left: two, rounds }),
  z.object({ kind: z.literal('others differ in wins'), instead: two, left: two }),
  z.object({ kind: z.literal('against'), places: z.array(place), consequence }),
  z.object({ kind: z.literal('other moves'), place, consequence }),
])

const halfPlace = z.object({ place, half: z.enum(['upper', 'lower']) })

/** How a game follows from the rule of the draw. */
const standing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('neighbours') }),
  /** The teams between the two, each with its opponent, or null for the bye. */
  z.object({ kind: z.literal('next'), between: z.array(z.object({ place, meets: place.nullable() })) }),
  z.object({ kind: z.literal('halves'), one: halfPlace, two: halfPlace, wins, is_whole: z.boolean() }),
  z.object({ kind: z.literal('one half'), half: z.enum(['upper', 'lower']), wins, is_whole: z.boolean() }),
  z.object({
    kind: z.literal('groups'),
    one: halfPlace,
    wins_of_one: wins,
    two: halfPlace,
    wins_of_two: wins,
  }),
  z.object({
    kind: z.literal('moved down'),
    wins,
    why: z.enum(['odd', 'odd with those above', 'fewer meetings']),
  }),
])

const pairReason = z.object({
  kind: z.literal('pair'),
  teams: two,
  /** Null if the refusals are the whole reason. */
  standing: standing.nullable(),
  /** Those of the two that do not play in the group of their wins. */
  moved: z.array(z.object({ place, wins, why: z.enum(['odd', 'odd with those above']) })),
  /** The rounds in which they have met, null if they have not. */
  met: rounds.nullable(),
  refusals: z.array(refusal),
})

const byeReason = z.object({
  kind: z.literal('bye'),
  place,
  choice: z.enum(['fewest byes', 'fewest wins of fewest byes']),
  spares_rematch: z.boolean(),
})

export const drawReason = z.discriminatedUnion('kind', [pairReason, byeReason])

export type PairReason = z.infer<typeof pairReason>
export type ByeReason = z.infer<typeof byeReason>
export type DrawReason = z.infer<typeof drawReason>
export type Refusal = z.infer<typeof refusal>
export type Standing = z.infer<typeof standing>
export type Consequence = z.infer<typeof consequence>
export type HalfPlace = z.infer<typeof halfPlace>
