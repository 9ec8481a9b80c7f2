import type { Sides } from '../../rules/progress/sent-on.ts'
import type { BoardWord, PlayWord, RoleWord } from '../../texts/shared-texts.ts'
import {
  around,
  otherSide,
  sideOf,
  teamOfSide,
  type Count,
  type Course,
  type Start,
  type Step,
} from '../model/course.ts'
import { generalPlays } from '../model/general-plays.ts'
import { placesOf, roleOf, teamOfPlay, type Counts, type PlayKind } from '../model/play-kind.ts'
import type { Play } from '../model/play.ts'
import type { PlayerReference } from '../model/player-reference.ts'
import type { Fact, PlayerInRole, SideNumber, Situation } from '../model/situation.ts'
import { Downs, type Drive, type Field } from './gridiron-downs.ts'
import { effects } from './gridiron-effects.ts'
import { DriveStrip } from './gridiron-strip.ts'
import { nextPlays } from './next-plays.ts'

/** The plays of two sides that are at hand: of the one that has the ball, and of the other. */
type AtHand = readonly [on: readonly PlayWord[], off: readonly PlayWord[]]

/** A sport of downs. */
export interface GridironSport {
  readonly kinds: readonly PlayKind[]
  readonly periods: number
  readonly field: Field
  readonly atHand: Readonly<Record<Drive['next'], AtHand>>
}

/** A course that follows the ball: the side that has it, its place, the down, the passer and the kickers. */
export const withDowns =
  (sport: GridironSport) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const board = new GridironBoard(sport, course, sides)
    return around(
      course,
      (play, count) => board.next(play, count),
      () => board.situation(),
    )
  }

/** The roles that a side keeps from play to play. */
const kept = ['passer', 'kicker', 'punter'] as const

type Kept = (typeof kept)[number]

const isKept = (word: RoleWord | undefined): word is Kept => kept.some(one => one === word)

const sideNumbers = [0, 1] as const

const TOUCHDOWN = 6

class GridironBoard {
  readonly #sport: GridironSport
  readonly #course: Course
  readonly #sides: Sides
  readonly #kinds: ReadonlyMap<number, PlayKind>
  readonly #downs: Downs
  readonly #strip = new DriveStrip()
  readonly #players = new Map<string, PlayerReference>()
  #ended = 0

  constructor(sport: GridironSport, course: Course, sides: Sides) {
    this.#sport = sport
    this.#course = course
    this.#sides = sides
    this.#kinds = new Map(sport.kinds.map(kind => [kind.type, kind]))
    this.#downs = new Downs(sport.field)
  }

  next(play: Play, count: Count): Step {
    const step = this.#course.next(play, count)
    const kind = this.#kinds.get(play.type)
    const side = kind ? sideOf(teamOfPlay(kind, play), this.#sides) : null
    if (kind && side !== null) {
      this.#seePlayers(kind, play)
      this.#follow(kind, play, side, step)
      if (play.bool_1 === null) this.#countFirstDown(kind, side, count)
    }
    if (step.endsPeriod) this.#endPeriod(play)
    this.#strip.sees(this.#downs.now)
    return step
  }

  #follow(kind: PlayKind, play: Play, side: SideNumber, step: Step): void {
    const before = this.#downs.now
    effects.get(kind.word)?.(this.#downs, { kind, play, side })
    const scorer = sideOf(step.team_id, this.#sides)
    if (scorer !== null && step.points === TOUCHDOWN) this.#downs.tries(scorer)
    // The first one whose player is named has the ball, and kicks off first.
    if (kind.assigns && play.player_1_id !== null && before.side === null) this.#belongs(kind, side)
    this.#strip.takes(kind, play, side)
  }

  situation(): Partial<Situation> {
    const { side, next } = this.#downs.now
    const [on, off] = this.#sport.atHand[next]
    return {
      onTurn: side,
      facts: [this.#downFact(), this.#ballFact(), ...this.#sideFacts()],
      recent: this.#strip.marks(),
      players: this.#playersInRole(),
      next: sideNumbers.flatMap(one =>
        nextPlays(this.#sport.kinds, one, side === null || side === one ? on : off),
      ),
    }
  }

  /** Counts a first down that follows from the situation, as if it were marked in the play. */
  #countFirstDown({ teamCounts, otherTeamCounts }: PlayKind, side: SideNumber, count: Count): void {
    const { next, side: on, isFresh } = this.#downs.now
    const isReached = next === 'down' ? isFresh : next === 'try' && on === side
    if (!isReached || on === null) return
    for (const name of markedBy(on === side ? teamCounts : otherTeamCounts))
      count({ team_id: teamOfSide(on, this.#sides), player: null }, name)
  }

  #belongs({ word }: PlayKind, side: SideNumber): void {
    if (this.#downs.now.next === 'down') this.#downs.belongs(side)
    else if (word === 'newKicker') this.#downs.begins(otherSide(side))
  }

  #seePlayers(kind: PlayKind, play: Play): void {
    for (const place of placesOf(kind)) {
      const { team_id, player } = roleOf(play, place)
      const side = sideOf(team_id, this.#sides)
      const word = kind.roles[place - 1]?.word
      if (side !== null && player !== null && isKept(word)) this.#players.set(`${word} ${side}`, player)
    }
  }

  #endPeriod({ type }: Play): void {
    const { periods } = this.#sport
    this.#ended = type === generalPlays.halfTime ? periods / 2 : this.#ended + 1
    if (this.#ended === periods / 2) this.#downs.halves()
    if (this.#ended === periods) this.#downs.endsTime()
  }

  #playersInRole(): PlayerInRole[] {
    const { side, next } = this.#downs.now
    const shown: Kept = next === 'down' || !this.#sport.field.kicks ? 'passer' : 'kicker'
    const sides = side === null ? ([0, 1] as const) : [side]
    return sides.flatMap(one =>
      kept.flatMap((role): PlayerInRole[] => {
        const player = this.#players.get(`${role} ${one}`) ?? null
        if (role === shown) return [{ role, side: one, player }]
        return player === null ? [] : [{ role, side: one, player, isQuiet: true }]
      }),
    )
  }

  #downFact(): Fact {
    const { next, down, distance } = this.#downs.now
    if (next !== 'down') return this.#fact(next === 'kickoff' ? 'nextKickoff' : 'nextTry', null)
    const words = down === null ? undefined : downs[down - 1]
    if (!words) return this.#fact('noDown', null, {}, 'downAndDistance')
    const { spot } = this.#downs
    const { length } = this.#sport.field
    const line = spot === null || distance === null ? null : spot + distance
    if (distance === null) return this.#fact(words.alone, null, {}, 'downAndDistance')
    if (line !== null && line >= length) return this.#fact(words.goal, null, { distance }, 'downAndDistance')
    const isFixed = this.#sport.field.usualDistance === null
    return this.#fact(isFixed ? words.midfield : words.yards, null, { distance }, 'downAndDistance')
  }

  #ballFact(): Fact {
    const { next, side } = this.#downs.now
    const { spot } = this.#downs
    const setBy = next === 'try' || side === null ? undefined : 'ballOn'
    if (spot === null) return this.#fact('noSpot', null, {}, setBy)
    const { length } = this.#sport.field
    const half = length / 2
    const toGoal: Fact['numbers'] = next === 'down' ? { toGoal: length - spot } : {}
    const word = spot === half ? 'ballMidfield' : spot < half ? 'ballOwn' : 'ballOther'
    return this.#fact(word, null, { yards: half - Math.abs(half - spot), ...toGoal }, setBy)
  }

  #sideFacts(): Fact[] {
    const { next, side } = this.#downs.now
    const [has, gets] =
      next === 'kickoff' ? (['kicks', 'kicksInstead'] as const) : (['hasBall', 'getsBall'] as const)
    return ([0, 1] as const).map(one => {
      if (one === side) return this.#fact(has, one)
      if (next === 'kickoff' && side !== null) return this.#fact('getsBall', one, {}, 'getsBall')
      return this.#fact(gets, one, {}, next === 'kickoff' ? 'kicksOff' : 'getsBall')
    })
  }

  #fact(word: BoardWord, side: SideNumber | null, numbers: Fact['numbers'] = {}, setBy?: PlayWord): Fact {
    const type = setBy && this.#sport.kinds.find(kind => kind.word === setBy)?.type
    return { word, side, numbers, from: 'plays', ...(type === undefined ? {} : { setBy: type }) }
  }
}

/** The counters that grow if a first down is marked in a play. */
const markedBy = (counts: Counts = {}): string[] =>
  Object.keys(counts).filter(name => counts[name] === 'bool_1')

/** The words of each down, by its distance. */
const downs = [
  { alone: 'down1', yards: 'down1And', midfield: 'down1Midfield', goal: 'down1Goal' },
  { alone: 'down2', yards: 'down2And', midfield: 'down2Midfield', goal: 'down2Goal' },
  { alone: 'down3', yards: 'down3And', midfield: 'down3Midfield', goal: 'down3Goal' },
  { alone: 'down4', yards: 'down4And', midfield: 'down4Midfield', goal: 'down4Goal' },
] as const
