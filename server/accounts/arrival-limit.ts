import { createHmac } from 'node:crypto'
import type { Request } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { TooMany } from '../problems/too-many.ts'

/**
 * How many come in by one code of a pass: on a device within an hour, from an address within a day, behind
 * which there may be the whole network of an event, and altogether within a day. That is more than a
 * tournament has scorekeepers, and no flood; and nobody fills the pass from one address.
 */
const MOST = { device: 10, address: 60, pass: 100 }

/** Who shows a pass: somebody who is known here, or a name. */
export type Arriving = { readonly person_id: string } | { readonly name: string }

/** Where somebody comes in. */
export interface Whereabouts {
  /** The device as it names itself. */
  readonly deviceId: string | null
  /** The address, as `sourceOf` says it. */
  readonly source: string
}

/** From which address a request comes, so that nobody who reads it learns the address. */
export const sourceOf = (request: Request, secret: string): string =>
  createHmac('sha256', secret)
    .update(`arrival:${ipKeyGenerator(request.ip ?? '')}`)
    .digest('base64url')

interface Arrivals {
  readonly isOut: boolean | null
  readonly isIn: boolean | null
  readonly device: number
  readonly address: number
  readonly pass: number
  /** In how many seconds the oldest of these no longer counts. */
  readonly deviceWaits: number
  readonly addressWaits: number
  readonly passWaits: number
}

/**
 * Lets somebody pass whom a pass may let in. Whoever is in already is not counted again, and those who were
 * taken out, or came by an earlier code, no longer count.
 * @throws Problem for a device or person that was taken out, and for one arrival too many
 */
export async function expectWelcome(
  tx: Tx,
  passId: number,
  who: Arriving,
  { deviceId, source }: Whereabouts,
): Promise<void> {
  const personId = 'name' in who ? null : who.person_id
  const counts = sql`arrivals.revoked_at is null and arrived_at >= code_made_at and arrived_at > now()`
  const {
    rows: [found],
  } = await sql<Arrivals>`
    select bool_or(arrivals.revoked_at is not null and (person_id = ${personId} or device_id = ${deviceId})) as "isOut",
      bool_or(arrivals.revoked_at is null and person_id = ${personId}) as "isIn",
      ${counted('device', sql`${counts} - interval '1 hour' and device_id = ${deviceId}`, 'hour')},
      ${counted('address', sql`${counts} - interval '1 day' and source = ${source}`, 'day')},
      ${counted('pass', sql`${counts} - interval '1 day'`, 'day')}
    from passes left join pass_arrivals as arrivals on pass_id = passes.id where passes.id = ${passId}`.execute(
    tx,
  )
  if (found?.isOut === true) throw new Problem('not_allowed', t => t('passes.wasTakenOut'))
  if (!found || found.isIn === true) return
  for (const limit of ['device', 'address', 'pass'] as const)
    if (found[limit] >= MOST[limit])
      throw new TooMany(t => t(`passes.enough.${limit}`, { count: MOST[limit] }), found[`${limit}Waits`])
}

/** SQL of how many arrivals count, and of how long the oldest of them still does. */
const counted = (limit: keyof typeof MOST, which: RawBuilder<unknown>, within: 'hour' | 'day') =>
  sql`(count(*) filter (where ${which}))::integer as ${sql.ref(limit)},
    coalesce(extract(epoch from min(arrived_at) filter (where ${which}) + ${sql.lit(`1 ${within}`)}::interval - now()), 0)::float8 as ${sql.ref(`${limit}Waits`)}`
