import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { inOrder, spanOf, type ScheduledGame, type Site } from './schedule.ts'
import { earliestFree } from './timetable.ts'

/** A field and the time from which it is free. */
interface FreeSite {
  readonly game_site_id: number
  readonly start: number
}

/**
 * The fields in the order in which they are first free for the given time within their opening hours; of
 * those free at the same time the one with the lower id first. Fields that never are do not appear.
 * @param from the earliest start.
 * @param minutes the needed time.
 */
export function nextFreeSite(
  games: readonly ScheduledGame[],
  sites: readonly Site[],
  from: number,
  minutes: number,
): FreeSite[] {
  const bySite = groupBy(inOrder(games), ({ game_site_id }) => game_site_id)
  return sites
    .flatMap(({ id, openings }) => {
      const taken = (bySite.get(id) ?? []).map(spanOf)
      const start = earliestFree(taken, openings, from, minutes)
      return start === undefined ? [] : [{ game_site_id: id, start }]
    })
    .sort((one, other) => one.start - other.start || one.game_site_id - other.game_site_id)
}
