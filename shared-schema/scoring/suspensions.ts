import { teamOfPlay } from '../sports/model/play-kind.ts'
import type { Play } from '../sports/model/play.ts'
import type { PlayerReference } from '../sports/model/player-reference.ts'
import { kindOf, type SportDefinition } from '../sports/model/sport.ts'

/** A play and its recording time by a device's clock, in milliseconds. */
export interface TimedPlay {
  readonly play: Play
  readonly at: number
}

/** A suspended player, or some player of a team if nobody is named. */
export interface Suspended {
  readonly player: PlayerReference | null
  readonly team: number | null
  readonly since: TimedPlay
  /** The length of the suspension, counted from `since`. */
  readonly seconds: number
}

type Stay = Suspended & { seconds: number; readonly minutes: number; isCoincidental: boolean }

/**
 * Tracks suspensions through the plays of a game, in order. Several suspensions of one player run one after
 * the other. If goals end suspensions, a goal ends the one with the least time left of the team it was scored
 * against; of a double one, the part being served. Suspensions that both teams got at the same moment are
 * served in full.
 */
export class Suspensions {
  readonly #sport: SportDefinition
  readonly #stays: Stay[] = []

  constructor(sport: SportDefinition) {
    this.#sport = sport
  }

  get all(): readonly Suspended[] {
    return this.#stays
  }

  /** Whether a player is suspended at the moment of a play. */
  has(player: PlayerReference, now: TimedPlay): boolean {
    return this.#stays.some(stay => stay.player === player && left(stay, now) > 0)
  }

  follow(now: TimedPlay): void {
    const kind = kindOf(this.#sport.rules, now.play)
    if (!kind) return
    const team = teamOfPlay(kind, now.play)
    if (kind.type === this.#sport.release?.goal) this.#release(team, now)
    else if (kind.suspension && kind.suspension !== 'game') this.#suspend(team, kind.suspension.minutes, now)
  }

  #suspend(team: number | null, minutes: number, since: TimedPlay): void {
    const player = since.play.player_1_id
    const waits = player === null ? [] : this.#stays.filter(stay => stay.player === player)
    const seconds = Math.max(0, ...waits.map(stay => left(stay, since))) + minutes * 60
    const against = this.#stays.find(
      stay =>
        stay.team !== team &&
        stay.minutes === minutes &&
        stay.since.play.int_4 !== null &&
        stay.since.play.int_4 === since.play.int_4 &&
        !stay.isCoincidental,
    )
    if (against) against.isCoincidental = true
    this.#stays.push({ player, team, since, seconds, minutes, isCoincidental: against !== undefined })
  }

  /** @param scorer the scoring team */
  #release(scorer: number | null, now: TimedPlay): void {
    const served = this.#stays.filter(stay => left(stay, now) > 0 && this.#isServed(stay, now))
    const [first] = served
      .filter(stay => stay.team !== scorer && !stay.isCoincidental && this.#canBeReleased(stay))
      .sort((a, b) => this.#partLeft(a, now) - this.#partLeft(b, now))
    if (!first) return
    const part = this.#partLeft(first, now)
    for (const stay of this.#stays) {
      if (stay === first || (first.player !== null && stay.player === first.player)) stay.seconds -= part
    }
  }

  #canBeReleased({ since }: Stay): boolean {
    return this.#sport.release?.suspensions.includes(since.play.type) === true
  }

  /** Whether no other suspension of the player has to be served first. */
  #isServed(stay: Stay, now: TimedPlay): boolean {
    return !this.#stays.some(
      other =>
        other.player !== null &&
        other.player === stay.player &&
        left(other, now) > 0 &&
        left(other, now) < left(stay, now),
    )
  }

  /** The seconds that a goal would cancel. */
  #partLeft(stay: Stay, now: TimedPlay): number {
    const part = (this.#sport.release?.minutes ?? 0) * 60
    return left(stay, now) % part || part
  }
}

/**
 * The seconds left of a suspension, by the game clock or else by the device's clock: no game runs faster than
 * that.
 */
function left({ since, seconds }: Stay, now: TimedPlay): number {
  const [from, to] = [since.play.int_4, now.play.int_4]
  return seconds - (from !== null && to !== null ? to - from : (now.at - since.at) / 1000)
}
