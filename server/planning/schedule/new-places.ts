import type { Slot } from '../../rules/scheduling/assign-slots.ts'
import { timeAt } from '../../tournament/rounds/playing-hours.ts'
import type { NewPlace } from './move-games.ts'
import type { Schedule } from './schedule.ts'

/** A slot, or a start without a field. */
export type Place = Omit<Slot, 'game_site_id'> & { readonly game_site_id: number | null }

/**
 * The games whose field, time or pin changes.
 * @param pinOf whether to pin a game; missing or undefined leaves its pin as it is
 */
export function newPlaces(
  schedule: Schedule,
  places: readonly Place[],
  pinOf: ReadonlyMap<number, boolean | undefined> = new Map(),
): NewPlace[] {
  const before = new Map(schedule.games.map(game => [game.id, game]))
  return describeSlots(
    schedule,
    places.filter(({ game_id, game_site_id, start }) => {
      const game = before.get(game_id)
      return game?.start !== start || game.game_site_id !== game_site_id || pinOf.get(game_id) !== undefined
    }),
  ).map(place => ({ ...place, is_pinned: pinOf.get(place.game_id) }))
}

/** Places with their starts in the zone of the tournament. */
export const describeSlots = ({ tournament }: Schedule, places: readonly Place[]) =>
  places.map(({ game_id, game_site_id, start }) => ({
    game_id,
    game_site_id,
    start_time: timeAt(start, tournament.timezone),
  }))
