import type { Request, Response } from 'express'
import type { Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import type { Person } from '../../access/author.ts'
import type { Database } from '../../database/schema.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'

/** The response to a create. */
export interface Answer {
  readonly location: string | null
  readonly etag: string | null
  readonly body: object
}

/** A request to write, and the response that it gets. */
interface Exchange {
  readonly db: Kysely<Database>
  readonly author: Person
  readonly request: Request
  readonly response: Response
}

/**
 * Performs a create in a transaction, with an `Idempotency-Key` at most once per person and key: a repetition
 * gets the first response, with the header `Idempotency-Replayed`. A failed create changed nothing, and may be
 * repeated with the same key. Keys are kept for a day.
 * @param sent all that was sent, to distinguish a repetition from another request
 * @throws Problem 422 if the key was used for another request
 */
export async function doOnce(
  { db, author, request, response }: Exchange,
  create: (tx: Tx) => Promise<Answer>,
  sent: unknown = [request.originalUrl, request.body],
): Promise<Answer> {
  const { isRepetition, ...answer } = await transaction(db, tx =>
    doOnceIn(tx, author.person_id, request.get('Idempotency-Key'), sent, () => create(tx)),
  )
  if (isRepetition) response.set('Idempotency-Replayed', 'true')
  return answer
}

async function doOnceIn(
  tx: Tx,
  personId: string,
  key: string | undefined,
  request: unknown,
  create: () => Promise<Answer>,
): Promise<Answer & { isRepetition: boolean }> {
  if (key === undefined) return { ...(await create()), isRepetition: false }
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw Problem.field('Idempotency-Key', t => t('requests.keyOfRequest'))
  const request_hash = createHash('sha256').update(canonical(request)).digest('hex')
  const mine = { person_id: personId, key }
  // Waits for a running request with the same key: it either commits, or frees the key.
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ ...mine, request_hash, location: null, etag: null, body: null })
    .onConflict(conflict => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken) {
    const answer = await create()
    await tx
      .updateTable('idempotency_keys')
      .set({ ...answer, body: JSON.stringify(answer.body) })
      .where('person_id', '=', personId)
      .where('key', '=', key)
      .execute()
    return { ...answer, isRepetition: false }
  }
  const first = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (first?.request_hash !== request_hash) {
    throw new Problem('key_used', t => t('requests.keyUsed'))
  }
  const { location, etag, body } = first
  if (body === null) throw new Error(`The answer to the key ${key} was not kept`)
  return { location, etag, body, isRepetition: true }
}

/** The same text for the same JSON, regardless of the order of keys. */
const canonical = (json: unknown): string =>
  JSON.stringify(json, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
