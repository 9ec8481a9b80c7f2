import { Temporal } from 'temporal-polyfill'
import type { Tournament } from './shapes.ts'

/**
 * The default start of games that follow others: after the last of them and its rest, in the tournament's local
 * time.
 * @param last the last swiss round or game; without one the games start on the first day
 * @returns `2026-06-01T09:00`, empty if nothing is known of the days
 */
export function usualStart(
  { start_date, game_minutes, rest_minutes, timezone }: Tournament,
  last: { readonly start_time: string | null } | undefined,
): string {
  if (last?.start_time == null) return start_date === null ? '' : `${start_date}T09:00`
  const after = Temporal.Instant.from(last.start_time).add({ minutes: game_minutes + rest_minutes })
  return after.toZonedDateTimeISO(timezone).toPlainDateTime().toString().slice(0, 16)
}
