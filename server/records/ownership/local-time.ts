import { withOffset, zoneFor } from '../../../shared-schema/resources/time.ts'
import { readOnce } from '../../database/read-once.ts'
import type { Tx } from '../../database/transaction.ts'

interface Timed {
  readonly tournament_id?: number | null
  readonly start_time?: string | null
  readonly timezone?: string
}

/**
 * Gives a record in a tournament the tournament's time zone: an offset determines the instant of its start,
 * but not the zone. A game outside of tournaments has a zone of its own.
 */
export async function withTimezoneOfEvent<R extends Timed>(
  tx: Tx,
  record: R,
  before: Timed | undefined,
): Promise<R & { timezone: string }> {
  const zone = await tournamentZone(tx, record.tournament_id, before)
  if (zone === undefined) return withOwnTimezone(tx, record, before)
  const { start_time } = record
  return {
    ...record,
    timezone: zone,
    start_time: typeof start_time === 'string' ? withOffset(start_time, zone) : null,
  }
}

/**
 * Determines the display zone of a record with a start time: its own (initially its tournament's), or the
 * zone of the given offset if that disagrees. A time without offset is in that zone.
 */
export async function withOwnTimezone<R extends Timed>(
  tx: Tx,
  record: R,
  before: Timed | undefined,
): Promise<R & { timezone: string }> {
  const zone =
    typeof before?.timezone === 'string'
      ? before.timezone
      : ((await tournamentZone(tx, record.tournament_id, before)) ?? 'UTC')
  const { start_time } = record
  if (typeof start_time !== 'string' || start_time === before?.start_time)
    return { ...record, timezone: zone }
  const time = withOffset(start_time, zone)
  return { ...record, start_time: time, timezone: zoneFor(time, zone) }
}

/** The tournament's zone, read from the record if it is already in that tournament. */
async function tournamentZone(
  tx: Tx,
  tournamentId: number | null | undefined,
  before: Timed | undefined,
): Promise<string | undefined> {
  if (typeof tournamentId !== 'number') return undefined
  if (tournamentId === before?.tournament_id && typeof before.timezone === 'string') return before.timezone
  return (await zoneOf(tx, tournamentId))?.timezone
}

const zoneOf = readOnce((tx, tournamentId: number) =>
  tx.selectFrom('tournaments').select('timezone').where('id', '=', tournamentId).executeTakeFirst(),
)
