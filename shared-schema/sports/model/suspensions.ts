import { generalPlays } from './general-plays.ts'
import { teamOfPlay, type PlayKind } from './play-kind.ts'
import type { Play } from './play.ts'
import type { PlayerReference } from './player-reference.ts'
import type { Release } from './release.ts'
import type { Strength } from './strength.ts'

/** The moment of a play, in seconds of the game and in milliseconds by a device's clock, if they are known. */
export interface PlayMoment {
  readonly clock: number | null
  readonly at: number | null
}

/** The parts of a sport on which suspensions depend. */
export interface SuspensionRules {
  readonly kinds: readonly PlayKind[]
  readonly release: Release | null
  readonly strength: Strength | null
}

/** A suspension of a player, or of some player of a team if nobody is named. */
export interface Suspension {
  readonly player: PlayerReference | null
  readonly team: number | null
  readonly since: PlayMoment
  /** The second of the game in the play itself; null if it has none. */
  readonly clock: number | null
  /** Its end in seconds after `since`; infinite for the rest of the game. */
  readonly seconds: number
  /** Its beginning in seconds after `since`: later if an earlier suspension has to be served first. */
  readonly wait: number
  /** The seconds from its beginning on for which the team is a player short. */
  readonly shortFor: number
}

type Stay = { -readonly [Key in keyof Suspension]: Suspension[Key] } & {
  readonly type: number
  readonly length: number
  /** False if only the team is short of a player: the player may be back before its time. */
  readonly isOfPlayer: boolean
  isCoincidental: boolean
}

/**
 * Tracks suspensions through the plays of a game, in order. Several suspensions of one player run one after
 * the other. If goals end suspensions, a goal ends the one with the least time left of the team it was scored
 * against; of a double one, the part being served. Suspensions that both teams got at the same moment are
 * served in full.
 */
export class Suspensions {
  readonly #rules: SuspensionRules
  readonly #kinds: ReadonlyMap<number, PlayKind>
  readonly #stays: Stay[] = []

  constructor(rules: SuspensionRules) {
    this.#rules = rules
    this.#kinds = new Map(rules.kinds.map(kind => [kind.type, kind]))
  }

  get all(): readonly Suspension[] {
    return this.#stays
  }

  /** Whether a player is suspended at a moment. */
  has(player: PlayerReference, now: PlayMoment): boolean {
    return this.#stays.some(stay => stay.isOfPlayer && stay.player === player && left(stay, now) > 0)
  }

  follow(play: Play, now: PlayMoment): void {
    const kind = this.#kinds.get(play.type)
    if (!kind) return
    const { release, strength } = this.#rules
    const team = teamOfPlay(kind, play)
    if (kind.type === generalPlays.suspensionOver) this.#end(play.player_1_id, team, now)
    else if (kind.type === release?.goal) this.#release(team, now)
    else if (kind.suspension !== undefined || kind.short !== undefined) this.#suspend(kind, play, team, now)
    const side = strength?.ends?.by[kind.type]
    if (side !== undefined && team !== null)
      this.#endAll(stay => side === 'both' || (stay.team === team) === (side === 'own'), now)
  }

  /** A player has reached a limit, and is out of the game. */
  exclude(player: PlayerReference, team: number | null, now: PlayMoment): void {
    const shortFor = this.#rules.strength?.isShortAtLimit ? Infinity : 0
    // The team is short of this player once.
    if (shortFor > 0)
      for (const stay of this.#stays)
        if (stay.player === player && stay.length < Infinity)
          stay.shortFor = Math.min(stay.shortFor, Math.max(0, elapsed(stay, now) - stay.wait))
    this.#add({ player, team, length: Infinity, shortFor, type: 0, clock: null }, now)
  }

  #suspend(kind: PlayKind, play: Play, team: number | null, now: PlayMoment): void {
    const { suspension, short } = kind
    const length =
      suspension === 'game' ? Infinity : suspension === undefined ? (short ?? 0) : suspension.minutes * 60
    const player = play.player_1_id
    const { type, int_4: clock } = play
    this.#add(
      { player, team, length, shortFor: short ?? length, type, clock, isOfPlayer: suspension !== undefined },
      now,
    )
  }

  #add(
    one: Pick<Stay, 'player' | 'team' | 'length' | 'shortFor' | 'type' | 'clock'> & { isOfPlayer?: boolean },
    now: PlayMoment,
  ): void {
    // A player leaves the game once, even if two plays record it.
    if (one.length === Infinity && one.player !== null && this.#isOut(one.player)) return
    const stay: Stay = { isOfPlayer: false, ...one, since: now, seconds: 0, wait: 0, isCoincidental: false }
    const against = this.#stays.find(
      other =>
        other.team !== stay.team &&
        other.length === stay.length &&
        other.clock !== null &&
        other.clock === stay.clock &&
        !other.isCoincidental,
    )
    if (against && stay.length < Infinity) this.#coincide(stay, against)
    this.#schedule(stay, this.#stays)
    this.#stays.push(stay)
  }

  #isOut(player: PlayerReference): boolean {
    return this.#stays.some(stay => stay.player === player && stay.length === Infinity)
  }

  #coincide(stay: Stay, against: Stay): void {
    stay.isCoincidental = true
    against.isCoincidental = true
    if (!this.#rules.strength?.coincide) return
    const isAlone = !this.#stays.some(
      other => other !== against && other.shortFor > 0 && left(other, stay.since) > 0,
    )
    if (isAlone && stay.length <= LONGEST_MINOR) return
    stay.shortFor = 0
    against.shortFor = 0
    this.#schedule(against, this.#stays.slice(0, this.#stays.indexOf(against)))
  }

  /** Sets the time of a suspension after those that were recorded before it. */
  #schedule(stay: Stay, before: readonly Stay[]): void {
    const served = before.filter(other => other.length < Infinity)
    const sameAgain =
      stay.player === null || stay.length === Infinity
        ? []
        : served.filter(other => other.player === stay.player).map(other => left(other, stay.since))
    stay.wait = Math.max(0, ...sameAgain, stay.length === Infinity ? 0 : this.#untilOneIsOver(stay, served))
    stay.seconds = stay.wait + stay.length
  }

  /** The seconds until a suspension leaves its team no fewer players than the fewest. */
  #untilOneIsOver(stay: Stay, before: readonly Stay[]): number {
    const { strength } = this.#rules
    if (!strength || stay.shortFor === 0) return 0
    const most = strength.players - strength.least
    const others = before
      .filter(({ team, shortFor }) => team === stay.team && shortFor > 0)
      .map(other => {
        const passed = elapsed(other, stay.since)
        return { from: other.wait - passed, until: other.wait + other.shortFor - passed }
      })
    const ends = others.map(({ until }) => until).filter(end => end > 0)
    const isFree = (at: number): boolean =>
      others.filter(({ from, until }) => from <= at && at < until).length < most
    return [0, ...ends.sort((a, b) => a - b)].find(isFree) ?? 0
  }

  /** @param scorer the scoring team */
  #release(scorer: number | null, now: PlayMoment): void {
    const [first] = this.#stays
      .filter(
        stay =>
          isServed(stay, now) &&
          stay.team !== scorer &&
          !stay.isCoincidental &&
          this.#rules.release?.suspensions.includes(stay.type) === true,
      )
      .sort((a, b) => this.#partLeft(a, now) - this.#partLeft(b, now))
    if (first) this.#shorten(first, this.#partLeft(first, now), now)
  }

  /** The seconds that a goal would cancel. */
  #partLeft(stay: Stay, now: PlayMoment): number {
    const part = (this.#rules.release?.minutes ?? 0) * 60
    return left(stay, now) % part || part
  }

  #end(player: PlayerReference | null, team: number | null, now: PlayMoment): void {
    const stay = this.#stays.find(
      one => one.player === player && one.team === team && one.length < Infinity && isServed(one, now),
    )
    if (stay) this.#shorten(stay, left(stay, now), now)
  }

  #endAll(isMeant: (stay: Stay) => boolean, now: PlayMoment): void {
    const types = this.#rules.strength?.ends?.suspensions ?? []
    // All of them before any ends: one that then begins goes on.
    const served = this.#stays.filter(
      stay => types.includes(stay.type) && isMeant(stay) && isServed(stay, now),
    )
    for (const stay of served) {
      if (stay.length < Infinity) this.#shorten(stay, left(stay, now), now)
      else stay.shortFor = Math.min(stay.shortFor, elapsed(stay, now))
    }
  }

  /** Those that wait for it begin earlier. */
  #shorten(stay: Stay, by: number, now: PlayMoment): void {
    const waiting = this.#stays.filter(other => elapsed(other, now) < other.wait)
    stay.seconds -= by
    stay.shortFor = Math.min(stay.shortFor, stay.seconds - stay.wait)
    for (const other of waiting) this.#schedule(other, this.#stays.slice(0, this.#stays.indexOf(other)))
  }
}

/** The longest suspension, in seconds, for which two teams go on with a player less each. */
const LONGEST_MINOR = 120

/**
 * The seconds since a suspension was recorded, by the game clock or else by the device's clock: no game runs
 * faster than that.
 */
function elapsed({ since }: Suspension, now: PlayMoment): number {
  if (since.clock !== null && now.clock !== null) return now.clock - since.clock
  return since.at !== null && now.at !== null ? (now.at - since.at) / 1000 : 0
}

/** The seconds left of a suspension. */
const left = (stay: Suspension, now: PlayMoment): number => stay.seconds - elapsed(stay, now)

/** Whether a suspension has begun and is not over. */
const isServed = (stay: Suspension, now: PlayMoment): boolean =>
  elapsed(stay, now) >= stay.wait && left(stay, now) > 0
