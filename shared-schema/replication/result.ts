import { z } from 'zod'
import { playerReference } from '../sports/model/player-reference.ts'

const counters = z.record(z.string(), z.number())

/** Why an entry does not count, or, with `unknown_player`, does not count for a player that it names. */
export const refusal = z.enum([
  'unreadable',
  'unknown_game',
  'not_allowed',
  'other_sheet',
  'decided',
  'after_final',
  'unknown_entry',
  'unknown_team',
  'unknown_player',
])
export type Refusal = z.infer<typeof refusal>

/** A team, or with `player_id` one of its players, that was checked in at a game, or is known to be missing. */
const checkIn = z.object({
  team_id: z.int(),
  player_id: z.int().nullable(),
  is_here: z.boolean(),
  day: z.string(),
  turn: z.int(),
})
export type CheckIn = z.infer<typeof checkIn>

/** The state of one game, folded by the server from its entries. */
const gameResult = z.object({
  status: z.enum(['scheduled', 'live', 'final']),
  team_1_score: z.int(),
  team_2_score: z.int(),
  winner_id: z.int().nullable(),
  /** The goals of a shoot-out, first team then second; absent if there was none. */
  shootout: z.tuple([z.int(), z.int()]).optional(),
  /** The teams that did not play to the end; absent if none. */
  forfeit_team_ids: z.array(z.int()).optional(),
  /** The check-ins that count; absent if nobody was checked in. */
  check_ins: z.array(checkIn).optional(),
  /** Points of each period, first team then second. */
  periods: z.array(z.tuple([z.int(), z.int()])),
  box_score: z.object({
    teams: z.array(z.object({ team_id: z.int(), counters })),
    players: z.array(z.object({ player_id: playerReference, team_id: z.int(), counters })),
  }),
  /** True once the entries of the finished game have left the feed and this document replaces them. */
  settled: z.boolean(),
  /** The last entry in the game's order: a later claim continues after it. */
  last_entry_id: z.uuid().nullable(),
  /** The term of the claim that counts; the next claim takes a higher one. */
  term: z.int(),
})

/** A game as named in a verdict: with its teams if both are known. */
const namedGame = z.object({ id: z.int(), teams: z.tuple([z.string(), z.string()]).nullable() })
export type NamedGame = z.infer<typeof namedGame>

/** Why an entry could not be read; `field` names the invalid part. */
const flaw = z.object({
  what: z.enum(['wrong_field', 'from_office', 'not_storable', 'too_large', 'does_not_fit']),
  field: z.string().default(''),
})
export type Flaw = z.infer<typeof flaw>

const verdict = z.object({
  entry_id: z.string().max(100),
  device_id: z.string().max(100),
  reason: refusal,
  /** Null if there is no game, or if the sender of the entry may not read it. */
  game: namedGame.nullable().default(null),
  /** For an entry that could not be read. */
  flaw: flaw.optional(),
  /**
   * Empty. Older apps, for which it held a sentence, reject a verdict without it and would show the entry as
   * counted.
   */
  text: z.string().default(''),
})

/** Sheets of one game that differ, until the office decides; the one that counts comes first. */
const dispute = z.object({
  sheets: z.array(
    z.object({
      device_id: z.string().max(100),
      recorded_by: z.string(),
      status: gameResult.shape.status,
      team_1_score: z.int(),
      team_2_score: z.int(),
      shootout: gameResult.shape.shootout,
    }),
  ),
})

export type GameResult = z.infer<typeof gameResult>
export type Verdict = z.infer<typeof verdict>
export type Dispute = z.infer<typeof dispute>

const common = { id: z.string().max(100), game_id: z.int().min(0).max(2_147_483_647) }

/** A result of entries, written only by the server. A verdict without a game has game 0. */
export const resultDocument = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('game'), data: gameResult }),
  z.object({ ...common, kind: z.literal('verdict'), data: verdict }),
  z.object({ ...common, kind: z.literal('dispute'), data: dispute }),
])

export type ResultDocument = z.infer<typeof resultDocument>

/** The shape of a result in the tablet's storage. */
export const resultEnvelope = z.object({
  ...common,
  kind: z.enum(['game', 'verdict', 'dispute']),
  data: z.record(z.string(), z.unknown()),
})

export const gameResultId = (gameId: number): string => `game/${gameId}`
export const verdictId = (entryId: string): string => `verdict/${entryId}`
export const disputeId = (gameId: number): string => `dispute/${gameId}`
