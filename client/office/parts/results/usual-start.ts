import { Temporal } from 'temporal-polyfill'
import type { Tournament } from '../../data/shapes.ts'
import type { SwissRound } from '../../data/swiss-rounds.ts'

/**
 * The default start of games that follow a swiss round: after its games and their rest, in the tournament's local
 * time.
 * @param last the last drawn round; without one the games start on the first day
 * @returns `2026-06-01T09:00`, empty if nothing is known of the days
 */
export function usualStart(
  { start_date, game_minutes, rest_minutes, timezone }: Tournament,
  last: SwissRound | undefined,
): string {
  if (last?.start_time == null) return start_date === null ? '' : `${start_date}T09:00`
  const after = Temporal.Instant.from(last.start_time).add({ minutes: game_minutes + rest_minutes })
  return after.toZonedDateTimeISO(timezone).toPlainDateTime().toString().slice(0, 16)
}
