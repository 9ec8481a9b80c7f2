import { Temporal } from 'temporal-polyfill'
import type { OfficeGame } from './games.ts'
import type { Tournament } from './shapes.ts'

/**
 * The default start of games that follow others: after the last of them and its rest, in the tournament's local
 * time.
 * @param last the last round or game; without one the games start on the first day
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

interface Round {
  readonly id: number
  readonly start_time: string | null
}

/** The last game of a swiss round, which others follow: on few fields its games are played one after another. */
export const lastOfRound = (round: Round, games: readonly OfficeGame[]): Pick<Round, 'start_time'> =>
  games
    .filter(({ swiss_round_id }) => swiss_round_id === round.id)
    .toSorted((one, other) => Date.parse(one.start_time) - Date.parse(other.start_time))
    .at(-1) ?? round
