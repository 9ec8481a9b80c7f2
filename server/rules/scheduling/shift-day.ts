import { findConflicts, type Findings } from './find-conflicts.ts'
import { inOrder, type ScheduledGame, type ScheduleRules, type Site, type Span } from './schedule.ts'

/** The games to move: of the given games those that start within a time, on all fields or on one. */
export interface ShiftedGames extends Span {
  readonly game_ids: ReadonlySet<number>
  readonly game_site_id: number | null
}

/** The schedule after a shift. */
interface Shift extends Findings {
  /** The new starts of the games that moved, in the order of play. */
  readonly moved: readonly { readonly game_id: number; readonly start: number }[]
}

/**
 * Moves all games of a day that have not begun by the same time.
 * @param which `from` the start of the day, or the time at which its disturbance begins, `to` its end.
 * @param minutes how much later; negative for earlier.
 * @returns the new starts, and the resulting conflicts.
 */
export function shiftDay(
  games: readonly ScheduledGame[],
  sites: readonly Site[],
  rules: ScheduleRules,
  which: ShiftedGames,
  minutes: number,
): Shift {
  const moved = inOrder(games)
    .filter(
      ({ id, start, status }) =>
        which.game_ids.has(id) && which.from <= start && start < which.to && status === 'scheduled',
    )
    .filter(({ game_site_id }) => which.game_site_id === null || game_site_id === which.game_site_id)
    .map(({ id, start }) => ({ game_id: id, start: start + minutes }))
  const starts = new Map(moved.map(({ game_id, start }) => [game_id, start]))
  const after = games.map(game => ({ ...game, start: starts.get(game.id) ?? game.start }))
  return { moved, ...findConflicts(after, sites, rules) }
}
