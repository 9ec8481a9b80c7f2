import { z } from 'zod'
import { sendChange } from './change.ts'
import { keyOfRequest } from './idempotency-key.ts'
import type { UndoStep } from './undo-step.ts'

const createdId = z.object({ id: z.int() })

/**
 * Requests that make the records of one attempt, one after the other. If the connection breaks off, the same attempt
 * can be sent again: it makes nothing twice.
 * @param attempt identifies it until it is complete
 * @param step collects the created records
 * @returns a function that posts a body to an address, and answers the id of the new record
 */
export const makeRecords =
  (attempt: string, step: UndoStep) =>
  async (path: string, body: object): Promise<number> => {
    const key = await keyOfRequest(attempt, path, body)
    return (await sendChange({ method: 'POST', path, body, shape: createdId }, key, step)).id
  }
