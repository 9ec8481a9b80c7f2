import {
  around,
  noStep,
  otherThan,
  sideOf,
  type Count,
  type Course,
  type Start,
  type Step,
} from '../model/course.ts'
import { generalPlays } from '../model/general-plays.ts'
import { givenPoints } from '../model/given-points.ts'
import type { Play } from '../model/play.ts'
import type { PlayKind } from '../model/play-kind.ts'
import type { Fact, PlayerInRole, SideNumber, Situation } from '../model/situation.ts'
import type { Sides } from '../../rules/progress/sent-on.ts'
import { Crease } from './crease.ts'
import { cricketKinds } from './kinds.ts'
import { isBall, Over, runsRunOf } from './over.ts'
import { cricketPlays as p } from './plays.ts'
import { Turns } from './turns.ts'

const kinds: ReadonlyMap<number, PlayKind> = new Map(cricketKinds.map(kind => [kind.type, kind]))

/**
 * Follows what a scorer of cricket sees besides the runs: wickets and target, who is on strike and who bowls,
 * and the balls of the over.
 */
export const withBoard =
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const board = new CricketBoard(course, sides)
    return around(
      course,
      (play, count) => board.next(play, count),
      () => board.situation(),
    )
  }

class CricketBoard {
  readonly #course: Course
  readonly #sides: Sides
  readonly #turns = new Turns()
  #crease = new Crease()
  #over = new Over()
  /** A no-ball was called in a play of its own: the next ball tells what came of it. */
  #isCalled = false
  #isFreeHit = false

  constructor(course: Course, sides: Sides) {
    this.#course = course
    this.#sides = sides
  }

  next(play: Play, count: Count): Step {
    const kind = kinds.get(play.type)
    // Until it names somebody it tells nothing, not even who bats.
    if (kind?.assigns && play.player_1_id === null) return noStep
    if (kind) this.#begin(kind, play)
    const seen = { balls: 0, wickets: 0 }
    const step = this.#course.next(play, (role, counter, by = 1) => {
      if (counter === 'balls_bowled') seen.balls += by
      if (counter === 'dismissals') seen.wickets += by
      count(role, counter, by)
    })
    this.#credit(play, step, count)
    this.#turns.loses(seen.wickets)
    this.#score(play, step)
    if (seen.wickets > 0) this.#out(kind, play)
    this.#ball(play, step, seen.balls, kind)
    if (play.type === p.endOfTurn) this.#endTurn()
    if (play.type === generalPlays.endOfPeriod) this.#turns.endsInning()
    return step
  }

  situation(): Partial<Situation> {
    const turns = this.#turns
    return {
      onTurn: turns.next(),
      behindScore: turns.wickets(),
      facts: [...turns.facts(), ...(this.#isFreeHit && turns.isFirstInning() ? [freeHit] : [])],
      recent: this.#over.marks(),
      players: this.#players(),
      winner: turns.winner(),
    }
  }

  /** Who bats, faces and bowls, as the play tells it. */
  #begin(kind: PlayKind, play: Play): void {
    const [first] = kind.roles
    const side = this.#battingSide(kind, play)
    if (side !== null && this.#turns.bats(side, first?.word === 'striker')) {
      this.#crease = new Crease()
      this.#over = new Over()
      this.#isCalled = false
      this.#isFreeHit = false
    }
    const { player_1_id: one, player_2_id: two } = play
    if (kind.assigns && one !== null) this.#assign(play.type, one)
    else if (isBall(play.type)) {
      const isStriker = (first?.knownAs ?? first?.word) === 'striker'
      if (isStriker && one !== null) this.#crease.put(0, one)
      if (two !== null) this.#crease.bowls(two)
    }
  }

  #endTurn(): void {
    this.#turns.endsTurn()
    this.#isFreeHit = false
  }

  #assign(type: number, player: NonNullable<Play['player_1_id']>): void {
    if (type === p.bowling) this.#crease.bowls(player)
    else this.#crease.put(type === p.onStrike ? 0 : 1, player)
  }

  #battingSide({ roles: [first], assigns }: PlayKind, play: Play): SideNumber | null {
    const { player_1_team_id: one, player_2_team_id: two } = play
    if (first === undefined) return null
    if (assigns && first.word === 'bowler') return sideOf(otherThan(one, this.#sides), this.#sides)
    return sideOf(one ?? otherThan(two, this.#sides), this.#sides)
  }

  /** Counts that the row of a play does not give: a boundary off a no-ball, the striker of a run out. */
  #credit(play: Play, { points }: Step, count: Count): void {
    const { player_1_team_id: team_id, player_1_id: player, int_1: runs } = play
    if (play.type === p.noBall) {
      if (runs === 4) count({ team_id, player }, 'fours')
      if (runs === 6) count({ team_id, player }, 'sixes')
    }
    if (play.type !== p.runOut && play.type !== p.runOutAfterRuns) return
    const striker = { team_id, player: this.#crease.faced(player) }
    count(striker, 'balls_faced')
    count(striker, 'runs_off_bat', points)
  }

  #score(play: Play, { team_id, points }: Step): void {
    const [one, two] = givenPoints(play) ?? [0, 0]
    this.#turns.scores(0, one)
    this.#turns.scores(1, two)
    const side = sideOf(team_id, this.#sides)
    if (side !== null) this.#turns.scores(side, points)
  }

  #out(kind: PlayKind | undefined, play: Play): void {
    // Of those who are out as the striker the crease knows it, also if nobody was named.
    const striker = kind?.roles[0]?.knownAs === 'striker' ? this.#crease.striker() : null
    this.#crease.leaves(play.player_1_id ?? striker)
  }

  /** The end of the ball: the batters have run, and the over may be over. */
  #ball(play: Play, { points }: Step, balls: number, kind?: PlayKind): void {
    const crossed = kind?.values?.bool_1 && play.bool_1 === true ? 1 : 0
    const ran = runsRunOf(play.type, points) + crossed
    if (ran % 2 !== 0) this.#crease.changeEnds()
    const isCounted = balls > 0 && !this.#isCalled
    if (isCounted) this.#isFreeHit = false
    if (isBall(play.type)) this.#isCalled = balls < 0
    if (isNoBall(play.type)) this.#isFreeHit = true
    if (this.#over.takes(play.type, points, isCounted)) this.#crease.endsOver()
  }

  #players(): PlayerInRole[] {
    const [side, atBat] = [this.#turns.next(), this.#turns.atBat()]
    const nobody = new Crease()
    // Either side may open an inning: the one whose opener is named.
    if (atBat === null) return [...nobody.batters(0), ...nobody.batters(1)]
    if (side === null) return []
    // The side that bats next has nobody at the crease yet.
    return (side === atBat ? this.#crease : nobody).players(side)
  }
}

const noBalls: readonly number[] = [p.noBall, p.noBallByes, p.noBallLegByes, p.calledNoBall]

const isNoBall = (type: number): boolean => noBalls.includes(type)

/**
 * In games of one innings a side the ball after a no-ball is a free hit, and so is the next one after a wide
 * or another no-ball (ICC one-day playing conditions 24.2,
 * https://jptamil.blogspot.com/2016/12/standard-one-dayinternational-match_54.html).
 */
const freeHit: Fact = { word: 'freeHit', side: null, numbers: {} }
