import { z } from 'zod'
import type { Family } from '../../../shared-schema/resources/families.ts'
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

/** The maximum number of records per request. */
const MAX_RECORDS = 500
/** Records for taking part in something have no id of their own. */
const createdIds = z.array(z.object({ id: z.int().optional() }))

/**
 * The same for lists of records, each list whole or not at all.
 * @returns a function that posts the records of a family, and answers their ids: 0 for one that has none
 */
export const makeLists =
  (attempt: string, step: UndoStep) =>
  async (family: Family, records: readonly object[]): Promise<number[]> => {
    const path = `/v1/${family}/`
    const ids: number[] = []
    for (let from = 0; from < records.length; from += MAX_RECORDS) {
      const body = records.slice(from, from + MAX_RECORDS)
      const key = await keyOfRequest(attempt, path, body)
      const answers = await sendChange({ method: 'POST', path, body, shape: createdIds }, key, step)
      ids.push(...answers.map(({ id }) => id ?? 0))
    }
    return ids
  }
