import type { z } from 'zod'
import type { Step } from './step.ts'
import { sendRequest } from '../../base/requests/send-request.ts'

/** What an organizer asks the server to do. */
export interface Change<Answer> {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** From `/v1/` or `/accounts/` on. */
  readonly path: string
  readonly body?: unknown
  readonly shape: z.ZodType<Answer>
  /** The `time_last_updated` of the record as it was read: who changed it since is not overwritten. */
  readonly asOf?: string
  /** How long to wait for the answer, if not as long as usual. */
  readonly patienceMs?: number
}

/**
 * Sends it. Whoever sends the same again after a lost answer gets that answer, and nothing is done twice.
 * @param key stands for this one change, however often it is sent
 * @param step takes what it changed, to be undone
 * @throws RequestError of the kind `changed-since` if somebody else changed the record since
 */
export function sendChange<Answer>(change: Change<Answer>, key: string, step: Step): Promise<Answer> {
  const { method, path, body, shape, asOf, patienceMs } = change
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
