import type { z } from 'zod'
import { sendRequest } from '../../requests/send-request.ts'

/** What an organizer asks the server to do. */
export interface Change<Answer> {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** From `/v1/` or `/accounts/` on. */
  readonly path: string
  readonly body?: unknown
  readonly shape: z.ZodType<Answer>
  /** The `time_last_updated` of the record as it was read: who changed it since is not overwritten. */
  readonly asOf?: string
}

/**
 * Sends it. Whoever sends the same again after a lost answer gets that answer, and nothing is done twice.
 * @param key stands for this one change, however often it is sent
 * @throws RequestError of the kind `changed-since` if somebody else changed the record since
 */
export const sendChange = <Answer>({ method, path, body, shape, asOf }: Change<Answer>, key: string) =>
  sendRequest(path, shape, {
    method,
    body,
    headers: {
      ...(method === 'POST' ? { 'idempotency-key': key } : {}),
      ...(asOf === undefined ? {} : { 'if-match': `"${asOf}"` }),
    },
  })
