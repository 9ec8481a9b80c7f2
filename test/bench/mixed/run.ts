import { at } from '../../../shared-schema/rules/at.ts'
import { withClient } from '../../support/with-client.ts'
import { fieldWrites } from './field-writes.ts'
import { officeWrites } from './office-writes.ts'
import type { World } from './world.ts'
import { Writer, type Answer } from './writer.ts'

const writes = Object.entries({ ...fieldWrites, ...officeWrites })
export const kinds = writes.map(([kind]) => kind)

/** How long writers go on: until a moment (of `performance.now()`), or for so many writes each. */
export type Until = { readonly moment: number } | { readonly writes: number }

/**
 * Every kind of write from several writers side by side. Each goes through all kinds once, from another one
 * on, and then writes what comes to their mind: so in one round of all together each kind is written.
 * @param urls the servers; the writers take turns at them
 * @returns all answers
 */
export async function writeMixed(
  urls: readonly string[],
  token: string,
  world: World,
  writers: number,
  until: Until,
): Promise<Answer[]> {
  const all = await Promise.all(
    Array.from({ length: writers }, async (_one, number) => {
      const writer = new Writer(at(urls, number % urls.length), token, world, number)
      const first = Math.round((number * writes.length) / writers)
      for (
        let count = 0;
        'moment' in until ? performance.now() < until.moment : count < until.writes;
        count++
      ) {
        const [kind, write] =
          count < writes.length ? at(writes, (first + count) % writes.length) : writer.any(writes)
        writer.kind = kind
        await write(writer)
      }
      return writer.answers
    }),
  )
  return all.flat()
}

/**
 * How many deadlocks PostgreSQL has found in a database. To be asked once the servers have ended: a
 * connection tells what it counted when it is closed.
 */
export const deadlocksIn = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async client => {
    const {
      rows: [row],
    } = await client.query<{ deadlocks: number }>(
      'select deadlocks::integer from pg_stat_database where datname = current_database()',
    )
    return row?.deadlocks ?? 0
  })
