import { z } from 'zod'
import { askServer, noContent } from '../replication/ask-server.ts'
import { queryText } from './event-query.ts'
import { said } from './said.ts'

const count = z.int().nullable()
const standing = z.object({ status: z.enum(['scheduled', 'live', 'final']), team_1_score: z.int(), team_2_score: z.int() })
/** How a game stands, or would stand. */
export type Standing = z.infer<typeof standing>

const line = z.object({
  entry_id: z.string(), device_id: z.string(), recorded_by: z.string(), recorded_at: z.string(),
  content: z.string(), team_1_score: count, team_2_score: count,
}).and(said)
/** A line of a device's sheet. */
export type SheetLine = z.infer<typeof line>

const sheet = standing.extend({ sheet_id: z.string(), counts: z.boolean(), device_id: z.string(), recorded_by: z.string(), lines: z.array(line) })
export type Sheet = z.infer<typeof sheet>

const decision = z.object({ entry_id: z.string(), recorded_by: z.string(), recorded_at: z.string(), is_merged: z.boolean() })

const dispute = z.object({
  game_id: z.int(), text: z.string(), version: z.string(), decision: decision.nullable(),
  /** First the one that counts. */
  sheets: z.array(sheet),
})
export type Dispute = z.infer<typeof dispute>

const disputes = z.object({ disputes: z.array(dispute), decided: z.array(dispute) }).transform(({ disputes: open, decided }) => ({ open, decided }))
export type Disputes = z.infer<typeof disputes>

/** What the office decides: one sheet as it is, or with these lines of all sheets. */
export interface Choice { readonly sheet_id: string; readonly entry_ids: readonly string[] | null; readonly version: string }

/** The disputes of an event, or of one game of it. @throws NoAnswer */
export const fetchDisputes = (scope: string, gameId: number | null, signal: AbortSignal): Promise<Disputes> =>
  askServer(`/v1/disputes/?${new URLSearchParams({ ...queryText(scope), ...gameId !== null && { game_id: String(gameId) } })}`, disputes, { signal })

/** How the game would stand if that were decided. @throws NoAnswer */
export const previewDecision = (gameId: number, choice: Choice, signal: AbortSignal): Promise<Standing> =>
  askServer(`/v1/games/${gameId}/decision/?preview=true`, standing, { method: 'POST', body: choice, signal })

/** @throws NoAnswer, also where the game has changed since the version that the choice names */
export async function decide(gameId: number, choice: Choice): Promise<void> {
  await askServer(`/v1/games/${gameId}/decision/`, z.unknown(), { method: 'POST', body: choice })
}

/** Takes the last decision about a game back. @throws NoAnswer */
export const undoDecision = (gameId: number): Promise<void> => askServer(`/v1/games/${gameId}/decision/`, noContent, { method: 'DELETE' })
