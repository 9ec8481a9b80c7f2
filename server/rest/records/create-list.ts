import type { Family } from '../../../shared-schema/resources/index.ts'
import type { Stored } from '../../../shared-schema/resources/wire.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import { lockScopesOf } from '../../records/lock-scopes-of.ts'
import { Problem } from '../../problems/problem.ts'
import { createRecord } from '../../records/write-record.ts'
import type { Say } from '../../texts/say.ts'
import { readBody } from '../requests/read-body.ts'

/** How many records one request may make. */
export const MAX_RECORDS = 500

/**
 * Reads the records of a list, each as `readBody` does.
 * @throws Problem naming all that is wrong, by the place of its record in the list: `3.name`
 */
export function readBodies(family: Family, bodies: readonly unknown[]): Stored[] {
  if (bodies.length === 0 || bodies.length > MAX_RECORDS)
    throw Problem.field('body', t => t('lists.oneOrMany', { most: MAX_RECORDS }))
  const problems: Problem[] = []
  const records = bodies.map((body, place) => {
    try {
      return readBody(family, body, 'create')
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      problems.push(at(place, error))
      return {}
    }
  })
  const [first] = problems
  if (!first) return records
  throw new Problem(
    'wrong_fields',
    problems.length === 1 ? first.say : andMore(first, problems.length - 1),
    Object.fromEntries(problems.flatMap(({ wrongs }) => Object.entries(wrongs))),
  )
}

const andMore =
  ({ say }: Problem, count: number): Say =>
  (t, shared) =>
    t('lists.moreAreWrong', { first: say(t, shared), count })

/**
 * Makes all records of a list, in its order, each by the rules and the rights that hold for it alone.
 * @returns their keys, in the same order
 * @throws Problem of the first that cannot be made, with its place
 */
export async function createEach(
  tx: Tx,
  author: Author,
  family: Family,
  records: readonly Stored[],
): Promise<number[][]> {
  await lockScopesOf(tx, family, ...records)
  const keys: number[][] = []
  for (const [place, values] of records.entries()) {
    keys.push(
      await createRecord(tx, author, family, values).catch((error: unknown) => {
        throw error instanceof Problem ? at(place, error) : error
      }),
    )
  }
  return keys
}

/** A problem of one record, with its place in the list. */
function at(place: number, problem: Problem): Problem {
  const own = Object.entries(problem.wrongs).map(
    ([name, says]) => [name === 'body' ? `${place}` : `${place}.${name}`, says] as const,
  )
  return new Problem(
    problem.code,
    (t, shared) => t('lists.wrongRecord', { place, what: problem.say(t, shared) }),
    own.length === 0 ? { [place]: [problem.say] } : Object.fromEntries(own),
    { cause: problem },
  )
}
