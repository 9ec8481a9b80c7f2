import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { Site, Span } from './schedule.ts'
import { earliestFree } from './timetable.ts'

/** A time during which a game occupies its field. */
interface Taken extends Span {
  readonly game_site_id: number
}

/** Fields that games take one after the other: a taken field is not free for the next game. */
export class FreeSites {
  readonly #sites: readonly Site[]
  readonly #taken: Map<number, readonly Span[]>

  /** @param sites in the order in which they are taken */
  constructor(sites: readonly Site[], taken: readonly Taken[]) {
    this.#sites = sites
    this.#taken = groupBy(taken, ({ game_site_id }) => game_site_id)
  }

  /**
   * Takes the first field that is open and free at a time.
   * @param from the start, in minutes
   * @returns its id, or null if there is none
   */
  take(from: number, minutes: number): number | null {
    const free = this.#sites.find(
      ({ id, openings }) => earliestFree(this.#takenOf(id), openings, from, minutes) === from,
    )
    if (!free) return null
    this.#taken.set(free.id, [...this.#takenOf(free.id), { from, to: from + minutes }])
    return free.id
  }

  #takenOf(id: number): readonly Span[] {
    return this.#taken.get(id) ?? []
  }
}
