import type { Sides } from '../../rules/progress/sent-on.ts'
import type { BoardWord, PlayWord } from '../../texts/shared-texts.ts'
import { around, otherSide, sideOf, type Start, type Step } from '../model/course.ts'
import { givenPoints } from '../model/given-points.ts'
import { substitutionIn } from '../model/on-field.ts'
import { roleOf, teamOfPlay, type Place, type PlayKind } from '../model/play-kind.ts'
import type { Play } from '../model/play.ts'
import type { PlayerReference } from '../model/player-reference.ts'
import { Lines } from './lines.ts'
import { nextPlays } from './next-plays.ts'
import type { Fact, NextPlay, PlayerInRole, SideNumber, Situation } from '../model/situation.ts'

/** A sport of the disc whose possession is followed. */
export interface DiscSport {
  readonly kinds: readonly PlayKind[]
  /** The play of the first player who has the disc after a pull or a turnover. */
  readonly pickUp: PlayWord
  /** True if the team that scores keeps the disc, and must clear it first; otherwise it pulls. */
  readonly keepsDisc?: true
}

/** The plays after which the other team has the disc. */
const turnovers: ReadonlySet<PlayWord> = new Set<PlayWord>([
  'turnover',
  'throwaway',
  'drop',
  'stall',
  'wrongWay',
])

/** The plays that tell who has the disc, with the place of the player. */
const holders: ReadonlyMap<PlayWord, Place> = new Map<PlayWord, Place>([
  ['hasDisc', 1],
  ['pickedUpDisc', 1],
  ['clear', 1],
  ['completedPass', 2],
])

/** A course that follows the disc: the team and the player who have it, and the plays that can come next. */
export const withPossession =
  (sport: DiscSport) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const disc = new Disc(sport, sides)
    return around(
      course,
      (play, count) => {
        const step = course.next(play, count)
        disc.follow(play, step)
        return step
      },
      () => disc.situation(),
    )
  }

class Disc {
  readonly #sport: DiscSport
  readonly #sides: Sides
  readonly #kinds: ReadonlyMap<number, PlayKind>
  readonly #lines: Lines
  /** The side that has the disc, or gets it by the next pull; null if nobody knows. */
  #side: SideNumber | null = null
  #isBeforePull: boolean
  /** True while a player has it: it was picked up. */
  #isHeld = false
  #holder: PlayerReference | null = null
  /** The player who likely picks it up. */
  #likely: PlayerReference | null = null
  #isCleared = true
  /** The side that pulled first in this period. */
  #firstPull: SideNumber | null = null

  constructor(sport: DiscSport, sides: Sides) {
    this.#sport = sport
    this.#sides = sides
    this.#kinds = new Map(sport.kinds.map(kind => [kind.type, kind]))
    this.#lines = new Lines(sides)
    this.#isBeforePull = sport.keepsDisc !== true
  }

  follow(play: Play, step: Step): void {
    const kind = this.#kinds.get(play.type)
    const side = kind ? sideOf(teamOfPlay(kind, play), this.#sides) : null
    if (kind && side !== null) this.#apply(kind.word, play, side)
    this.#lines.substitute(play)
    if (substitutionIn(play) === 'off' && play.player_1_id === this.#holder) this.#layDown()
    const given = givenPoints(play)
    if (given) this.#scored(onlySide(given), null)
    else if (step.points !== 0) this.#scored(sideOf(step.team_id, this.#sides), play.player_2_id)
    if (step.endsPeriod) this.#endPeriod()
  }

  situation(): Partial<Situation> {
    return {
      onTurn: this.#isBeforePull ? null : this.#side,
      facts: this.#facts(),
      players: [this.#player(0), this.#player(1)],
      next: this.#next(),
      lines: this.#isBeforePull ? this.#lines.offered(this.#pulling()) : [],
    }
  }

  #apply(word: PlayWord, play: Play, side: SideNumber): void {
    const place = holders.get(word)
    if (place !== undefined) {
      this.#has(side)
      this.#isHeld = true
      this.#holder = roleOf(play, place).player
      if (word === 'clear') this.#isCleared = true
    } else if (turnovers.has(word)) {
      this.#has(otherSide(side))
    } else if (word === 'defense') {
      this.#has(side)
      this.#likely = play.player_3_id
    } else if (word === 'pull' || word === 'pullOutOfBounds') {
      this.#has(otherSide(side))
    }
  }

  /** The disc is in play, and nobody of the side has picked it up yet. */
  #has(side: SideNumber): void {
    if (this.#isBeforePull) this.#beginPoint(otherSide(side))
    if (side !== this.#side) this.#isCleared = false
    this.#side = side
    this.#isBeforePull = false
    this.#layDown()
  }

  #layDown(): void {
    this.#isHeld = false
    this.#holder = this.#likely = null
  }

  #scored(side: SideNumber | null, scorer: PlayerReference | null): void {
    this.#layDown()
    this.#isCleared = false
    if (this.#sport.keepsDisc) {
      this.#side = side
      this.#isHeld = side !== null
      this.#holder = scorer
      return
    }
    if (this.#isBeforePull) this.#beginPoint(this.#pulling())
    this.#side = side === null ? null : otherSide(side)
    this.#isBeforePull = true
  }

  #beginPoint(pulling: SideNumber | null): void {
    this.#firstPull ??= pulling
    this.#lines.begin(pulling)
  }

  /** The side that pulls next, or defends. */
  #pulling(): SideNumber | null {
    return this.#side === null ? null : otherSide(this.#side)
  }

  /** The side that pulled first in a half receives first in the next one. */
  #endPeriod(): void {
    this.#layDown()
    this.#side = this.#firstPull
    this.#firstPull = null
    this.#isBeforePull = this.#sport.keepsDisc !== true
  }

  #facts(): Fact[] {
    if (this.#side === null) return [fact('discUnknown', 0), fact('discUnknown', 1)]
    const [own, other] = [this.#side, otherSide(this.#side)]
    if (this.#isBeforePull) return [fact('receives', own), fact('pulls', other)]
    const mustClear = this.#sport.keepsDisc && !this.#isCleared
    return [fact(mustClear ? 'mustClear' : 'offense', own), fact('defense', other)]
  }

  #player(side: SideNumber): PlayerInRole {
    const role = 'discHolder'
    if (this.#isBeforePull || side !== this.#side) return { role, side, player: null, isVacant: true }
    return { role, side, player: this.#holder, likely: this.#likely, from: 'plays' }
  }

  #next(): NextPlay[] {
    if (this.#side === null)
      return this.#isBeforePull ? [...this.#plays(0, 'pull'), ...this.#plays(1, 'pull')] : []
    const [own, other] = [this.#side, otherSide(this.#side)]
    if (this.#isBeforePull) return [...this.#tapped('pull', 1, other), ...this.#plays(own, 'pull')]
    return [
      ...(this.#isHeld ? this.#tapped('completedPass', 2, own) : this.#tapped(this.#sport.pickUp, 1, own)),
      ...(this.#isCleared ? [] : this.#plays(own, 'clear')),
      ...this.#plays(own, 'throwaway', 'drop', 'stall'),
      ...this.#plays(other, 'defense'),
    ]
  }

  #tapped(word: PlayWord, place: Place, side: SideNumber): NextPlay[] {
    return this.#plays(side, word).map(next => ({ ...next, place }))
  }

  #plays(side: SideNumber, ...words: PlayWord[]): NextPlay[] {
    return nextPlays(this.#sport.kinds, side, words)
  }
}

/** The side that was given points, if only one was. */
const onlySide = ([one, two]: readonly [number, number]): SideNumber | null =>
  one > 0 && two === 0 ? 0 : two > 0 && one === 0 ? 1 : null

const fact = (word: BoardWord, side: SideNumber): Fact => ({ word, side, numbers: {}, from: 'plays' })
