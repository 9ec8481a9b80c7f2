import { createHmac } from 'node:crypto'
import type { Request } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { TooMany } from '../../problems/too-many.ts'

/**
 * The most arrivals by one code of a pass: on a device per hour, from an address per day (it may be the
 * network of a whole event), and in total per day. More than a tournament has scorekeepers, but no flood, and
 * no single address can exhaust the pass.
 */
const MAX_ARRIVALS = { device: 10, address: 60, pass: 100 }

/** The person who shows a pass: a known one, or a name. */
export type Arriving = { readonly person_id: string } | { readonly name: string }

/** The origin of an arrival. */
export interface Whereabouts {
  /** The id that the device gives itself. */
  readonly deviceId: string | null
  /** The address, hashed by `sourceOf`. */
  readonly source: string
}

/** A keyed hash of the address of a request, which does not reveal the address. */
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
  /** Seconds until the oldest of these no longer counts. */
  readonly deviceWaits: number
  readonly addressWaits: number
  readonly passWaits: number
}

/**
 * Admits a person to a pass. People who are already in are not counted again; removed people and arrivals by
 * an earlier code do not count.
 * @throws Problem for a removed device or person, and for one arrival too many
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
    if (found[limit] >= MAX_ARRIVALS[limit])
      throw new TooMany(
        t => t(`passes.enough.${limit}`, { count: MAX_ARRIVALS[limit] }),
        found[`${limit}Waits`],
      )
}

/** SQL for the number of arrivals that count, and the seconds until the oldest one no longer does. */
const counted = (limit: keyof typeof MAX_ARRIVALS, which: RawBuilder<unknown>, within: 'hour' | 'day') =>
  sql`(count(*) filter (where ${which}))::integer as ${sql.ref(limit)},
    coalesce(extract(epoch from min(arrived_at) filter (where ${which}) + ${sql.lit(`1 ${within}`)}::interval - now()), 0)::float8 as ${sql.ref(`${limit}Waits`)}`
