import { z } from 'zod'
import {
  shownDisputes,
  standing,
  type DisputeChoice,
  type Standing,
} from '../../../shared-schema/api/disputes.ts'
import { sendRequest, noContent } from '../../base/requests/send-request.ts'
import { queryText } from './event-query.ts'

/** The disputes of an event, split into open and decided ones. */
const disputes = shownDisputes.transform(({ disputes: open, decided }) => ({ open, decided }))
export type Disputes = z.infer<typeof disputes>
export type Dispute = Disputes['open'][number]
export type Sheet = Dispute['sheets'][number]
/** A line of a device's sheet. */
export type SheetLine = Sheet['lines'][number]

/** The office's decision: one sheet unchanged, or with these lines of all sheets. */
export type Choice = Readonly<DisputeChoice>

/** The disputes of an event, or of one of its games. @throws RequestError */
export const fetchDisputes = (scope: string, gameId: number | null, signal: AbortSignal): Promise<Disputes> =>
  sendRequest(
    `/v1/disputes/?${new URLSearchParams({ ...queryText(scope), ...(gameId !== null && { game_id: String(gameId) }) })}`,
    disputes,
    { signal },
  )

/** The standing of the game after such a decision. @throws RequestError */
export const previewDecision = (gameId: number, choice: Choice, signal: AbortSignal): Promise<Standing> =>
  sendRequest(`/v1/games/${gameId}/decision/?preview=true`, standing, {
    method: 'POST',
    body: choice,
    signal,
  })

/** @throws RequestError, also if the game has changed since the version that the choice names */
export async function decide(gameId: number, choice: Choice): Promise<void> {
  await sendRequest(`/v1/games/${gameId}/decision/`, z.unknown(), { method: 'POST', body: choice })
}

/** Withdraws the last decision about a game. @throws RequestError */
export const undoDecision = (gameId: number): Promise<void> =>
  sendRequest(`/v1/games/${gameId}/decision/`, noContent, { method: 'DELETE' })
