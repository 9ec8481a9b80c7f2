import { z } from 'zod'
import type { UndoStep } from './undo-step.ts'
import { sendRequest } from '../../base/requests/send-request.ts'

/** A change that an organizer requests from the server. */
export interface Change {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** From `/v1/` or `/accounts/` on. */
  readonly path: string
  readonly body?: unknown
  /** The `time_last_updated` of the record as it was read: later changes by others are not overwritten. */
  readonly asOf?: string
  /** The timeout for the answer, if not the usual one. */
  readonly patienceMs?: number
}

/** A change whose answer is read. */
export interface AnsweredChange<Answer> extends Change {
  readonly shape: z.ZodType<Answer>
}

/**
 * Sends a change. Sending the same change again after a lost answer returns that answer and does nothing
 * twice.
 * @param key identifies this one change across repeated sending
 * @param step collects the changed records, for undo
 * @throws RequestError of the kind `changed-since` if somebody else changed the record since
 */
export function sendChange<Answer>(
  change: AnsweredChange<Answer>,
  key: string,
  step: UndoStep,
): Promise<Answer>
export function sendChange(change: Change, key: string, step: UndoStep): Promise<unknown>
export function sendChange(
  change: Change & { readonly shape?: z.ZodType },
  key: string,
  step: UndoStep,
): Promise<unknown> {
  const { method, path, body, shape = z.unknown(), asOf, patienceMs } = change
  return sendRequest(path, shape, {
    method,
    body,
    patienceMs,
    onAnswer: answer => step.note(change, answer),
    headers: {
      ...(method === 'POST' ? { 'idempotency-key': key } : {}),
      ...(asOf === undefined ? {} : { 'if-match': `"${asOf}"` }),
    },
  })
}
