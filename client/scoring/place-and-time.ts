import { dayHeading } from '../base/formats/day-title.ts'
import { eventClock, eventMoment, startWithZone, type EventClock } from '../base/formats/event-clock.ts'
import type { GameRecord, SiteRecord } from '../sync/storage/catalog-records.ts'

/** Where and when a game is played. */
export interface PlaceAndTime {
  /** Its name, day, time and field, by which the scorekeeper recognizes the game. */
  readonly where: string
  /** Its field. */
  readonly fieldId: number | null
  readonly clock: EventClock
  /** Day and time on the same clocks, for later readers. */
  readonly moment: EventClock
}

export function placeAndTime(game: GameRecord, site: SiteRecord | undefined): PlaceAndTime {
  return {
    where: [
      game.name,
      dayHeading(game.start_time.slice(0, 10)),
      startWithZone(game.start_time),
      site?.name ?? '',
    ]
      .filter(Boolean)
      .join(' · '),
    fieldId: game.game_site_id,
    clock: eventClock(game),
    moment: eventMoment(game),
  }
}
