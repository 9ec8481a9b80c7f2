import type { Stored } from '../../../shared-schema/resources/wire.ts'
import { withOffset, zoneFor } from '../../../shared-schema/resources/time.ts'
import { readOnce } from '../../database/read-once.ts'
import type { Tx } from '../../database/transaction.ts'

/**
 * Gives what is played in a tournament the zone of the tournament: an offset says at which moment it starts,
 * and nothing about the zone. A game of no tournament has a zone of its own.
 */
export async function withTimezoneOfEvent(
  tx: Tx,
  record: Stored,
  before: Stored | undefined,
): Promise<Stored> {
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
 * Gives a record with a start time the zone that it is shown in: its own, at first its tournament's, or the
 * zone of the given offset if that disagrees. A time without offset is one of that zone.
 */
export async function withOwnTimezone(tx: Tx, record: Stored, before: Stored | undefined): Promise<Stored> {
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

/** The zone of a tournament, which a record that is in it already has from it. */
async function tournamentZone(
  tx: Tx,
  tournamentId: unknown,
  before: Stored | undefined,
): Promise<string | undefined> {
  if (typeof tournamentId !== 'number') return undefined
  if (tournamentId === before?.tournament_id && typeof before.timezone === 'string') return before.timezone
  return (await zoneOf(tx, tournamentId))?.timezone
}

const zoneOf = readOnce((tx, tournamentId: number) =>
  tx.selectFrom('tournaments').select('timezone').where('id', '=', tournamentId).executeTakeFirst(),
)
