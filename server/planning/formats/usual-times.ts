import type { Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import { dayOf, minuteAt, minuteOf, timeAt } from '../../tournament/rounds/playing-hours.ts'
import { loadSchedule } from '../schedule/schedule.ts'

/** Opening hours of fields without hours. */
export const USUAL = { opens_at: '09:00', closes_at: '19:00' } as const

/** Requested playing times. */
interface Asked {
  readonly start_time?: string | undefined
  readonly last_start?: string | undefined
}

/**
 * The start of a tournament's first games, and the time of day after which no game starts: as requested, else
 * from the fields' hours, else the usual ones.
 */
export async function usualTimes(
  tx: Tx,
  author: Author,
  tournamentId: number,
  { start_time, last_start }: Asked,
): Promise<{ start_time: string; last_start?: string }> {
  const { tournament, fields } = await loadSchedule(tx, author, tournamentId)
  const { timezone, game_minutes } = tournament
  const { start_date } = await tx
    .selectFrom('tournaments')
    .select('start_date')
    .where('id', '=', tournamentId)
    .executeTakeFirstOrThrow()
  const day = start_date ?? dayOf(minuteOf(new Date().toISOString()), timezone)
  const opens = fields.map(({ opens_at }) => opens_at ?? USUAL.opens_at).sort()
  const latest = timeAt(minuteAt(day, USUAL.closes_at, timezone) - game_minutes, timezone).slice(11, 16)
  const limit = last_start ?? (fields.some(({ closes_at }) => closes_at === null) ? latest : undefined)
  return {
    start_time: start_time ?? timeAt(minuteAt(day, opens[0] ?? USUAL.opens_at, timezone), timezone),
    ...(limit !== undefined && { last_start: limit }),
  }
}
