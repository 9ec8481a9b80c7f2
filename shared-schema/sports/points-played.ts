import type { Play } from '../replication/entry.ts'
import { roleOf, type Role } from './sport-rules.ts'
import { ultimatePlays } from './ultimate-plays.ts'

/**
 * Follows who is on the field of an ultimate game. Whoever was on at any time of a point has
 * played it; a change of lines between two points belongs to the later one.
 */
export class PointsPlayed {
  readonly #on = new Map<string, Role>()
  #played = new Map<string, Role>()
  #pointRuns = false

  /** Takes the next play in; returns those who played the point that it ended. */
  follow(play: Play, endsPoint: boolean): Role[] {
    if (this.#substitute(play)) return []
    if (!this.#pointRuns) {
      this.#pointRuns = true
      this.#played = new Map(this.#on)
    }
    if (!endsPoint) return []
    this.#pointRuns = false
    return [...this.#played.values()]
  }

  #substitute(play: Play): boolean {
    const role = roleOf(play, 1)
    const who = `${role.team_id}/${role.player}`
    switch (play.type) {
      case ultimatePlays.on: case ultimatePlays.onForInjury:
        this.#on.set(who, role)
        if (this.#pointRuns) this.#played.set(who, role)
        return true
      case ultimatePlays.off: case ultimatePlays.offForInjury:
        this.#on.delete(who)
        return true
      default:
        return false
    }
  }
}
