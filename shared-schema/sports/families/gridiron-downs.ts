import { otherSide } from '../model/course.ts'
import type { SideNumber } from '../model/situation.ts'

/** A field and its rules, in yards. */
export interface Field {
  /** From goal line to goal line. */
  readonly length: number
  /** The lines that kicks are made from, and that a touchback brings; null if nobody kicks. */
  readonly kicks: Kicks | null
  /** The line from which a side begins that gets the ball without a return; null if it is the ball's place. */
  readonly startsAt: number | null
  /** The line that a side has to reach, from the place of the ball. */
  readonly lineToGain: (ball: number) => number
  /** The distance of a first down if nobody knows the place of the ball; null if it depends on that. */
  readonly usualDistance: number | null
}

interface Kicks {
  readonly kickoff: number
  readonly afterSafety: number
  readonly touchback: number
}

/** The number of tries to reach the line to gain. */
const DOWNS = 4

/** The next play and its place. */
export interface Drive {
  /** A kickoff, a try after a touchdown, or a down. */
  readonly next: 'kickoff' | 'try' | 'down'
  /** The side that kicks off, tries, or has the ball. */
  readonly side: SideNumber | null
  /** The yards from the own goal line of that side; below 0 after a kick into the end zone. */
  readonly ball: number | null
  readonly down: number | null
  readonly distance: number | null
  /** True before the first play of a series: the line to gain follows from the place of the ball. */
  readonly isFresh: boolean
}

/** A down that was played, for a fumble on it. */
interface Played {
  readonly before: Drive
  readonly yards: number | null
  readonly isFirst: boolean
}

const add = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other

const nowhere = { ball: null, down: null, distance: null, isFresh: false } as const

/** The side that has the ball, its place, the down and the distance: each is unknown if no play tells it. */
export class Downs {
  readonly #field: Field
  #now: Drive
  #played: Played | null = null
  /** The side that had the ball first in the game. */
  #opened: SideNumber | null = null

  constructor(field: Field) {
    this.#field = field
    this.#now = this.#begun(null)
  }

  get now(): Drive {
    return this.#now
  }

  /** The yards from the own goal line of the side on turn, if the ball is on the field. */
  get spot(): number | null {
    return this.#onField(this.#now.ball)
  }

  /**
   * A down is played.
   * @param isFirst true if a first down was given
   */
  plays(side: SideNumber, yards: number | null, isFirst = false): void {
    const before = this.#offence(side)
    this.#become(this.#after(before, yards, isFirst), { before, yards, isFirst })
  }

  /** A fumble that the own side recovered, in addition to the play of its down. @param yards of the recovery */
  keeps(side: SideNumber, yards: number | null): void {
    const played = this.#played
    if (played?.before.side === side)
      this.#become(this.#after(played.before, add(played.yards, yards), played.isFirst))
    else {
      const before = this.#offence(side)
      this.#become(before.isFresh ? this.#series(side, add(before.ball, yards)) : { ...before, ...nowhere })
    }
  }

  /** A fumble that the other side recovered. @param yards of its return */
  loses(side: SideNumber, yards: number | null): void {
    const to = otherSide(side)
    this.#opened ??= side
    this.#become(this.#series(to, add(this.#ballOf(to), yards)))
  }

  /** The other side has the ball in an unknown place: after an interception or a blocked punt. */
  turnsOver(side: SideNumber): void {
    this.#offence(side)
    this.#gets(otherSide(side), null)
  }

  /** A side gets the ball by a kickoff, or begins on its line. @param from the line of the kickoff */
  begins(side: SideNumber | null, from?: number): void {
    this.#become(this.#begun(side, from))
  }

  kicksOff(side: SideNumber, yards: number | null, isTouchback: boolean): void {
    const { next, ball, side: kicking } = this.#now
    const { kicks, length } = this.#field
    const isDue = next === 'kickoff' && kicking === side
    const from = isDue ? ball : (kicks?.kickoff ?? null)
    const landed = add(from, yards)
    const place = landed === null ? null : length - landed
    this.#gets(otherSide(side), isTouchback ? (kicks?.touchback ?? null) : place)
  }

  /** A kickoff is returned. */
  returns(side: SideNumber, yards: number | null): void {
    const { next, side: receiving, ball } = this.#now
    this.#gets(side, next === 'down' && receiving === side ? add(ball, yards) : null)
  }

  /** @param returned the yards of the return; null if it was none */
  punts(side: SideNumber, yards: number | null, isTouchback: boolean, returned: number | null): void {
    const { kicks, length } = this.#field
    const landed = add(this.#onField(this.#offence(side).ball), yards)
    const isThrough = returned === null && landed !== null && landed >= length
    if (isTouchback || isThrough) return this.#gets(otherSide(side), kicks?.touchback ?? null)
    this.#gets(otherSide(side), landed === null ? null : length - landed + (returned ?? 0))
  }

  /** A missed field goal: the other side begins at the place of the down, but not behind a touchback. */
  misses(side: SideNumber): void {
    const { kicks, length } = this.#field
    const ball = this.#onField(this.#offence(side).ball)
    this.#gets(otherSide(side), ball === null ? null : Math.max(length - ball, kicks?.touchback ?? 0))
  }

  /** A touchdown. */
  tries(side: SideNumber): void {
    this.#become({ next: 'try', side, ...nowhere })
  }

  safety(side: SideNumber): void {
    this.begins(side, this.#field.kicks?.afterSafety)
  }

  /**
   * A penalty; the down is played again.
   * @param side whose penalty it is
   * @param isFirst true if it gives the other side a first down
   */
  penalty(side: SideNumber, yards: number | null, isFirst: boolean): void {
    const before = this.#now
    const { side: offence, down } = before
    if (before.next === 'try' || offence === null) return
    const against = side === offence
    const gained = yards === null ? null : against ? -yards : yards
    const ball = add(before.ball, gained)
    if (before.next === 'kickoff') return this.#become({ ...before, ball })
    const distance = add(before.distance, gained === null ? null : -gained)
    const isReached = distance !== null && distance <= 0
    if (!against && (isFirst || isReached)) return this.#become(this.#series(offence, ball))
    const isSame = against || distance !== null
    this.#become({ ...before, ball, distance, down: isSame ? down : null, isFresh: false })
  }

  /** Half of the game is over: the side that did not begin gets the ball. */
  halves(): void {
    this.begins(this.#opened === null ? null : otherSide(this.#opened))
  }

  /** The usual time is over. */
  endsTime(): void {
    this.#become({ next: 'down', side: null, ...nowhere })
  }

  /** The scorekeeper sets the place of the ball. @param isOther true if the line is in the half of the other side */
  place(side: SideNumber, line: number, isOther: boolean): void {
    const now = this.#now
    const isSeenFromOther = now.side === otherSide(side)
    const at = isOther === isSeenFromOther ? line : this.#field.length - line
    if (now.next === 'try') return
    const owner = now.side ?? side
    const moved = now.ball === null ? 0 : at - now.ball
    const distance = now.distance === null ? this.#distanceAt(at) : now.distance - moved
    const isNewSeries = now.isFresh || (distance !== null && distance <= 0)
    if (isNewSeries) this.#become(this.#series(owner, at))
    else this.#become({ ...now, side: owner, ball: at, distance })
  }

  /** The scorekeeper sets the down. @param distance null if it is as before */
  counts(side: SideNumber, down: number, distance: number | null): void {
    const before = this.#now.next === 'down' && this.#now.side !== null ? this.#now : this.#offence(side)
    if (down === 1 && distance === null) this.#become(this.#series(before.side, before.ball))
    else this.#become({ ...before, down, distance: distance ?? before.distance, isFresh: false })
  }

  /** The scorekeeper gives a side the ball. */
  belongs(side: SideNumber): void {
    const { next, side: before } = this.#now
    if (next !== 'down' || before === null) this.#become(this.#offence(side))
    else if (before !== side) this.#gets(side, this.#field.startsAt ?? this.#ballOf(side))
  }

  /** A side gets the ball in the middle of the game. @param ball the yards from its own goal line */
  #gets(side: SideNumber, ball: number | null): void {
    this.#opened ??= side
    this.#become(this.#series(side, ball))
  }

  #become(drive: Drive, played: Played | null = null): void {
    this.#now = drive
    this.#played = played
  }

  /** The drive of a side that plays a down, also if no play tells how it got the ball. */
  #offence(side: SideNumber): Drive {
    this.#opened ??= side
    const now = this.#now
    if (now.next !== 'down') return this.#series(side, this.#field.startsAt)
    if (now.side === side) return now
    return now.side === null ? { ...now, side } : { next: 'down', side, ...nowhere }
  }

  #after(before: Drive, yards: number | null, isFirst: boolean): Drive {
    const { side, down } = before
    const ball = add(this.#onField(before.ball), yards)
    const distance = add(before.distance, yards === null ? null : -yards)
    if (isFirst || (distance !== null && distance <= 0)) return this.#series(side, ball)
    const isShort = distance !== null || (yards !== null && yards <= 0)
    const next = down === null || !isShort ? null : down + 1
    if (next !== null && next > DOWNS && side !== null) {
      const place = ball === null ? null : this.#field.length - ball
      return this.#series(otherSide(side), this.#field.startsAt ?? place)
    }
    return { ...before, ball, distance, down: next, isFresh: false }
  }

  /** A new series of downs. */
  #series(side: SideNumber | null, ball: number | null): Drive {
    const { length, lineToGain, usualDistance } = this.#field
    const place = ball !== null && ball >= length ? null : ball
    const distance = place === null ? usualDistance : lineToGain(place) - place
    return { next: 'down', side, ball: place, down: 1, distance, isFresh: true }
  }

  /** The distance if nobody knows it, but the place of the ball. */
  #distanceAt(ball: number): number | null {
    const { usualDistance, lineToGain } = this.#field
    return usualDistance === null ? lineToGain(ball) - ball : null
  }

  #begun(side: SideNumber | null, from?: number): Drive {
    const { kicks, startsAt } = this.#field
    if (!kicks) return this.#series(side, startsAt)
    const kicking = side === null ? null : otherSide(side)
    return { next: 'kickoff', side: kicking, ...nowhere, ball: from ?? kicks.kickoff }
  }

  /** The place of the ball as yards from the own goal line of a side. */
  #ballOf(side: SideNumber): number | null {
    const { next, side: on, ball } = this.#now
    if (next !== 'down' || on === null || ball === null) return null
    return on === side ? ball : this.#field.length - ball
  }

  #onField(ball: number | null): number | null {
    return ball !== null && ball > 0 && ball < this.#field.length ? ball : null
  }
}
