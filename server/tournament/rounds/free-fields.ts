import { sql } from 'kysely'
import { FreeSites } from '../../rules/scheduling/free-sites.ts'
import type { Tx } from '../../database/transaction.ts'
import { dayOf, minuteOf, openOn } from './playing-hours.ts'

/** Takes a field for a game with this start, as ISO 8601 with offset; null if none is free for all of it. */
export type TakeField = (start_time: string) => number | null

/**
 * The tournament's fields for games about to be created: open and without another game of any event at that
 * time, the lower id first. They are locked until the transaction ends, for all tournaments. Fields of
 * another organization are left to a person, who may have to manage both.
 * @param starts the start times of the games
 */
export async function freeFields(
  tx: Tx,
  tournamentId: number,
  starts: readonly string[],
): Promise<TakeField> {
  const { owner_id, timezone, game_minutes } = await tx
    .selectFrom('tournaments')
    .select(['owner_id', 'timezone', 'game_minutes'])
    .where('id', '=', tournamentId)
    .executeTakeFirstOrThrow()
  const fields = await tx
    .selectFrom('game_sites')
    .select(['id', 'opens_at', 'closes_at'])
    .where(
      'id',
      'in',
      tx.selectFrom('tournament_game_sites').select('game_site_id').where('tournament_id', '=', tournamentId),
    )
    .where('owner_id', 'is not distinct from', owner_id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (fields.length === 0 || starts.length === 0) return () => null
  const minutes = starts.map(minuteOf)
  const days = [...new Set(minutes.map(minute => dayOf(minute, timezone)))]
  const sites = fields.map(field => ({ id: field.id, openings: openOn(days, field, timezone) }))
  const free = new FreeSites(
    sites,
    await takenAt(
      tx,
      fields.map(({ id }) => id),
      Math.min(...minutes),
      Math.max(...minutes) + game_minutes,
      game_minutes,
    ),
  )
  return start_time => free.take(minuteOf(start_time), game_minutes)
}

/**
 * The spans for which games of any event occupy fields, within a period.
 * @param minutes the length of a game outside of tournaments
 */
async function takenAt(tx: Tx, fieldIds: readonly number[], from: number, to: number, minutes: number) {
  const length = sql<number>`coalesce(games.game_minutes, tournaments.game_minutes, ${minutes}::integer)`
  const games = await tx
    .selectFrom('games')
    .leftJoin('tournaments', 'tournaments.id', 'games.tournament_id')
    .select(['games.game_site_id', 'games.start_time', length.as('minutes')])
    .where('games.game_site_id', 'in', [...fieldIds])
    .where(
      sql<boolean>`games.start_time < to_timestamp(${to * 60}) and games.start_time + ${length} * interval '1 minute' > to_timestamp(${from * 60})`,
    )
    .where('games.status', '<>', 'not needed')
    .where('games.ruling', '<>', 'postponed')
    .execute()
  return games.flatMap(game =>
    game.game_site_id === null
      ? []
      : [
          {
            game_site_id: game.game_site_id,
            from: minuteOf(game.start_time),
            to: minuteOf(game.start_time) + game.minutes,
          },
        ],
  )
}
