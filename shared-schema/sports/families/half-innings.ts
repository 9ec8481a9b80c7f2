import type { Sides } from '../../rules/progress/sent-on.ts'
import type { RoleWord } from '../../texts/shared-texts.ts'
import type { SideNumber, TurnInPeriod } from '../model/situation.ts'
import { around, otherThan, sideOf, type Course, type Start, type Step } from '../model/course.ts'
import type { PlayKind } from '../model/play-kind.ts'
import type { Play } from '../model/play.ts'

/** The plays that identify a team's turn at bat. */
export interface TurnAtBat {
  readonly kinds: readonly PlayKind[]
  /**
   * The role of a first player who is always of the team at bat; plays with another first player do not end
   * its turn.
   */
  readonly batter: RoleWord
  readonly runner?: RoleWord
  /** The counter of outs, and the number that ends the turn. */
  readonly outs: { readonly counter: string; readonly most: number }
  /** The play that ends the turn before its last out, if the sport has one. */
  readonly end?: number
  /** The counter of balls, and the number per over. */
  readonly overs?: { readonly counter: string; readonly balls: number }
}

/**
 * A course in which a period is a turn at bat of both teams, in either order. It ends with the last out of
 * the team that bats second; if a team bats again that has already batted in it, a new period has begun,
 * regardless of the recorded outs.
 */
export const withHalfInnings =
  (turn: TurnAtBat) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const innings = new Innings(turn, sides)
    return around(
      course,
      (play, count) => innings.follow(course, play, count),
      () => ({ place: innings.place(), onTurn: innings.sideAtBat(), turnEnd: innings.turnEnd() }),
    )
  }

class Innings {
  readonly #turn: TurnAtBat
  readonly #sides: Sides
  readonly #first: ReadonlyMap<number, RoleWord | undefined>
  /** The teams that have batted in this inning. */
  readonly #batted = new Set<number>()
  #atBat: number | null = null
  /** The team that batted first in the game. */
  #leadOff: number | null = null
  #outs = 0
  #balls = 0
  /** Whether the outs have ended an inning and nobody has batted since. */
  #hasJustEnded = false

  constructor(turn: TurnAtBat, sides: Sides) {
    this.#turn = turn
    this.#sides = sides
    this.#first = new Map(turn.kinds.map(({ type, roles }) => [type, roles[0]?.word]))
  }

  follow(course: Course, play: Play, count: Parameters<Course['next']>[1]): Step {
    const beginsPeriod = this.#bats(play)
    const { counter, most } = this.#turn.outs
    const wasOver = this.#outs >= most
    const step = course.next(play, (role, name, by = 1) => {
      if (name === counter) this.#outs += by
      if (name === this.#turn.overs?.counter) this.#balls += by
      count(role, name, by)
    })
    if (step.endsPeriod) return { ...step, beginsPeriod, endsPeriod: this.#isEnded() }
    if (play.type === this.#turn.end && this.#atBat !== null) this.#outs = most
    return { ...step, beginsPeriod, endsPeriod: !wasOver && this.#outs >= most && this.#outsEnd() }
  }

  /** The side that bats next; null while nobody has batted. */
  sideAtBat(): SideNumber | null {
    const isOver = this.#outs >= this.#turn.outs.most
    const team =
      this.#atBat === null ? this.#leadOff : isOver ? otherThan(this.#atBat, this.#sides) : this.#atBat
    return sideOf(team, this.#sides)
  }

  /** The play that ends the turn of the team that bats first. */
  turnEnd(): number | null {
    const isFirst = this.#batted.size === 1 && this.#outs < this.#turn.outs.most
    return isFirst ? (this.#turn.end ?? null) : null
  }

  place(): TurnInPeriod {
    const { outs, overs } = this.#turn
    const isOver = this.#outs >= outs.most || this.#atBat === null
    const turn = this.#batted.size === 2 || (this.#batted.size === 1 && isOver) ? 2 : 1
    const balls = isOver ? 0 : this.#balls
    return {
      turn,
      outs: isOver ? 0 : this.#outs,
      over: overs ? [Math.floor(balls / overs.balls), balls % overs.balls] : null,
    }
  }

  /** Notes the team at bat; true if an inning begins. */
  #bats(play: Play): boolean {
    const first = this.#first.get(play.type)
    if (first === undefined || (first !== this.#turn.batter && first !== this.#turn.runner)) return false
    const team = play.player_1_team_id ?? otherThan(play.player_2_team_id, this.#sides)
    if (team === null) return false
    // A run recorded after the last out belongs to the turn that has just ended.
    const isNewTurn = this.#outs >= this.#turn.outs.most && first === this.#turn.batter
    if (team === this.#atBat && !isNewTurn) return false
    this.#atBat = team
    this.#leadOff ??= team
    this.#outs = 0
    this.#balls = 0
    this.#hasJustEnded = false
    const isNewInning = this.#batted.has(team)
    if (isNewInning) this.#batted.clear()
    this.#batted.add(team)
    return isNewInning
  }

  /** Handles the last out of a turn; true if it ends the inning. */
  #outsEnd(): boolean {
    if (this.#batted.size < 2) return false
    this.#batted.clear()
    this.#hasJustEnded = true
    return true
  }

  /** Handles the recorded end of an inning; true unless the outs had already ended it. */
  #isEnded(): boolean {
    const isNews = !this.#hasJustEnded
    this.#batted.clear()
    this.#atBat = null
    this.#outs = 0
    this.#balls = 0
    this.#hasJustEnded = false
    return isNews
  }
}
