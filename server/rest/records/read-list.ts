import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { ofRecord, together } from '../../problems/in-list.ts'
import { Problem } from '../../problems/problem.ts'
import { readBody } from '../requests/read-body.ts'

/** Maximum number of records that one request may create. */
export const MAX_RECORDS = 500

/**
 * Reads the records of a list, each with `readBody`.
 * @throws Problem naming all errors, by the index of their record in the list: `3.name`
 */
export function readBodies(family: Family, bodies: readonly unknown[]): StoredRecord[] {
  if (bodies.length === 0 || bodies.length > MAX_RECORDS)
    throw Problem.field('body', t => t('lists.oneOrMany', { most: MAX_RECORDS }))
  const problems: Problem[] = []
  const records = bodies.map((body, place) => {
    try {
      return readBody(family, body, 'create')
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      problems.push(ofRecord(place, error))
      return {}
    }
  })
  const [first, ...more] = problems
  if (!first) return records
  throw together(first, ...more)
}
