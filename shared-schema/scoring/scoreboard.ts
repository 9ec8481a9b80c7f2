import type { Sides } from '../rules/progress/sent-on.ts'
import type { Entry, EntryOf } from '../replication/entry.ts'
import type { Refusal } from '../replication/result.ts'
import type { Course } from '../sports/model/course.ts'
import { givenAsPlay } from '../sports/model/given-points.ts'
import type { Play } from '../sports/model/play.ts'
import type { Situation } from '../sports/model/situation.ts'
import { setWinner } from '../sports/model/set-rule.ts'
import { isPreparation } from '../sports/model/preparation.ts'
import { teamsIn, type SportRules } from '../sports/model/sport.ts'

/** The score at a moment of the game, and the entry that changed it. */
export interface ScoreLine {
  readonly entry: Entry
  readonly team_1_score: number
  readonly team_2_score: number
  readonly is_final: boolean
  readonly data: EntryOf<'score'>['data'] | null
}

/** Points that were added, and the number of plays before them. */
export interface GivenPoints {
  readonly after: number
  readonly points: readonly [number, number]
}

export type Points = readonly [number, number]

/** The effect of a play on the score. */
interface Scored {
  /** The period in which it happened, from 1. */
  readonly period: number
  /** The points of the current set after it; null if it scored none there. */
  readonly inSet: Points | null
}

const sumOf = (points: Points, added: Points): [number, number] => [
  points[0] + added[0],
  points[1] + added[1],
]

/** Limits a score to what the database can hold. */
const within = (score: number): number => Math.min(Math.max(score, 0), 2_147_483_647)

/**
 * The running score: a goal adds to it, a score entry sets it. In sports scored in sets, goals add to the
 * current set.
 */
export class Scoreboard {
  readonly #sides: Sides
  readonly #rules: SportRules
  readonly #course: Course
  readonly #scores: ScoreLine[] = []
  /** The points of the current period, which is the last one. */
  #period: [number, number] = [0, 0]
  readonly #periods = [this.#period]
  #points: Points = [0, 0]
  /** The points before a forfeit set them. */
  #played = this.#points
  /**
   * The points of the final score that no play accounts for yet: later plays may show in which period they
   * were scored. Empty while the game goes on.
   */
  #unexplained: [number, number] = [0, 0]
  #status: 'scheduled' | 'live' | 'final' = 'scheduled'
  /** The points of the current set; null if the last score was of sets, whose points nobody counts. */
  #inSet: Points | null = [0, 0]
  #forfeits: readonly number[] = []
  #shootout: [number, number] | null = null
  #plays = 0
  readonly #given: GivenPoints[] = []

  constructor(sides: Sides, rules: SportRules) {
    this.#sides = sides
    this.#rules = rules
    this.#course = rules.start(sides)
  }

  /** Why a play cannot count, or null. */
  refusal(play: Play): Refusal | null {
    return teamsIn(this.#rules, play).every(team => this.plays(team)) ? null : 'unknown_team'
  }

  /** True for the two teams of the game. */
  plays(teamId: number): boolean {
    return this.#side(teamId) !== undefined
  }

  isFinal(): boolean {
    return this.#status === 'final'
  }

  points(): Points {
    return this.#points
  }

  situation(): Situation {
    return this.#course.situation()
  }

  inSet(): Points | null {
    return this.#rules.sets ? this.#inSet : null
  }

  /** The current period, from 1. */
  period(): number {
    return this.#periods.length
  }

  /**
   * Follows a play. After the end it only shows in which period points of the final score were scored.
   */
  play(entry: Entry, play: Play): Scored {
    this.#plays += 1
    const { team_id, points, isShootout, beginsPeriod, endsPeriod } = this.#course.next(play, () => undefined)
    const side = team_id === null ? undefined : this.#side(team_id)
    const added: Points = side === undefined ? [0, 0] : side === 0 ? [points, 0] : [0, points]
    if (this.isFinal()) {
      // Finished sets are identified by their number alone.
      if (isShootout || this.#rules.sets) return { period: this.#periods.length, inSet: null }
      if (beginsPeriod) this.#leaveToNextPeriod(this.#unexplained)
      const period = this.#periods.length
      this.#unexplained = [this.#unexplained[0] - added[0], this.#unexplained[1] - added[1]]
      if (endsPeriod) this.#leaveToNextPeriod(this.#unexplained)
      return { period, inSet: null }
    }
    if (this.#status !== 'live' && !isPreparation(this.#rules, play)) this.#status = 'live'
    if (beginsPeriod) this.#endPeriod(entry)
    const period = this.#periods.length
    let inSet = null
    if (isShootout) this.#shootout = sumOf(this.#shootout ?? [0, 0], added)
    else if (side !== undefined) inSet = this.#score(entry, added)
    if (endsPeriod) this.#endPeriod(entry)
    return { period, inSet }
  }

  /**
   * Adds the points of a play: to the score, or to the set, which they may win.
   * @returns the points of the set
   */
  #score(entry: Entry, added: Points): Points | null {
    const { sets } = this.#rules
    if (!sets) {
      this.#add(added)
      this.#record(entry, false, null)
      return null
    }
    const period = this.#period
    period[0] = within(period[0] + added[0])
    period[1] = within(period[1] + added[1])
    const inSet: Points = [period[0], period[1]]
    this.#inSet = inSet
    if (setWinner(sets, period, this.#points) !== null) this.#endPeriod(entry)
    return inSet
  }

  /** The leader wins the set, even if it ends early. A set in which nobody has scored has not begun. */
  #endPeriod(entry: Entry): void {
    if (!this.#rules.sets) return this.#leaveToNextPeriod([0, 0])
    const [one, two] = this.#period
    this.#add([Number(one > two), Number(two > one)])
    this.#inSet = [0, 0]
    if (one !== two) this.#record(entry, false, null)
  }

  status(entry: EntryOf<'status'>): void {
    if (entry.data.status === 'live' && this.#forfeits.length > 0) this.#playAfterAll(entry)
    if (entry.data.status === 'final') {
      if (!this.isFinal()) this.#addPointOfShootout()
      this.#record(entry, true, null)
    }
    if (entry.data.status !== 'final') this.#unexplained = [0, 0]
    this.#status = entry.data.status
  }

  /** In some sports the winner of a shoot-out gets one extra point at the end. */
  #addPointOfShootout(): void {
    const winner = this.#leader()
    if (!this.#rules.shootoutAddsPoint || winner === undefined || !this.#isLevel()) return
    this.#leaveToNextPeriod([0, 0])
    this.#add(winner === 0 ? [1, 0] : [0, 1])
  }

  /** The side with more points, or with more of the shoot-out if points are level. */
  #leader(): 0 | 1 | undefined {
    const [one, two] = (this.#isLevel() ? this.#shootout : null) ?? this.#points
    return one > two ? 0 : two > one ? 1 : undefined
  }

  #isLevel(): boolean {
    return this.#points[0] === this.#points[1]
  }

  /** Why points cannot be added in the present state of the game, or null. */
  refusalOf({ team_1_id, team_2_id }: EntryOf<'score'>['data']): Refusal | null {
    if (this.isFinal()) return 'after_final'
    return [team_1_id, team_2_id].every(team => typeof team !== 'number' || this.plays(team))
      ? null
      : 'unknown_team'
  }

  /**
   * Adds points for the teams as their scorekeeper saw them; the sides may have been swapped since. No score
   * falls below 0.
   */
  add(entry: EntryOf<'score'>, [one, two]: Points): void {
    const isTurned = typeof entry.data.team_1_id === 'number' && this.#side(entry.data.team_1_id) === 1
    this.#status = 'live'
    const before = this.#points
    this.#add(isTurned ? [two, one] : [one, two])
    this.#inSet = null
    this.#give(before)
    this.#record(entry, false, null)
  }

  set(entry: EntryOf<'score'>): void {
    const forfeits = entry.data.is_final
      ? (entry.data.forfeit_team_ids?.filter(id => this.#side(id) !== undefined) ?? [])
      : []
    if (this.#forfeits.length === 0) this.#played = this.#points
    this.#forfeits = forfeits
    const { team_1_score, team_2_score } = entry.data
    const [one, two] = this.#unexplained
    this.#unexplained = entry.data.is_final
      ? [one + team_1_score - this.#points[0], two + team_2_score - this.#points[1]]
      : [0, 0]
    this.#moveTo([team_1_score, team_2_score])
    this.#inSet = null
    const { team_1_shootout_score, team_2_shootout_score } = entry.data
    if (typeof team_1_shootout_score === 'number' && typeof team_2_shootout_score === 'number')
      this.#shootout = [team_1_shootout_score, team_2_shootout_score]
    // A shoot-out from an earlier score is corrected with it; one whose shots were recorded stays.
    else if (typeof this.lastSet()?.team_1_shootout_score === 'number') this.#shootout = null
    this.#status = entry.data.is_final ? 'final' : 'live'
    this.#record(entry, entry.data.is_final, entry.data)
  }

  /** The last score that was set as a whole. */
  lastSet(): EntryOf<'score'>['data'] | undefined {
    return this.#scores.findLast(line => line.data !== null)?.data ?? undefined
  }

  /** A snapshot of the score; it does not change when the game goes on. */
  result() {
    const [one, two] = this.#points
    const { team_1_id, team_2_id } = this.#sides
    const leader = [team_1_id, team_2_id][this.#leader() ?? 2] ?? null
    return {
      status: this.#status,
      team_1_score: one,
      team_2_score: two,
      forfeit_team_ids: this.#forfeits,
      winner_id:
        this.#status !== 'final'
          ? null
          : this.#forfeits.length === 0
            ? leader
            : this.#otherThan(this.#forfeits),
      leader_id: leader,
      // Periods without points are kept between others, and dropped at the end.
      periods: this.#periods
        .slice(
          0,
          Math.max(
            this.#periods.findLastIndex(([a, b]) => a !== 0 || b !== 0),
            0,
          ) + 1,
        )
        .map(([a, b]): [number, number] => [a, b]),
      shootout: this.#shootout,
      given: [...this.#given],
      scores: [...this.#scores],
    }
  }

  /** A forfeited game that is played after all resumes from the points that were scored. */
  #playAfterAll(entry: Entry): void {
    this.#moveTo(this.#played)
    this.#forfeits = []
    this.#record(entry, false, null)
  }

  /**
   * Reports added points to the course. Not needed for a score set as a whole: later plays may account for
   * it.
   */
  #give(before: Points): void {
    const points = [this.#points[0] - before[0], this.#points[1] - before[1]] as const
    this.#given.push({ after: this.#plays, points })
    this.#course.next(givenAsPlay(points), () => undefined)
  }

  #add([one, two]: Points): void {
    this.#moveTo([within(this.#points[0] + one), within(this.#points[1] + two)])
  }

  /**
   * Adding or setting sets ends the current one, except in a forfeit, which may be taken back. Points belong
   * to the current period.
   */
  #moveTo(next: Points): void {
    const period = this.#period
    if (this.#rules.sets) {
      const hasBegun = period[0] !== 0 || period[1] !== 0
      if (hasBegun && this.#forfeits.length === 0) this.#leaveToNextPeriod([0, 0])
    } else {
      period[0] += next[0] - this.#points[0]
      period[1] += next[1] - this.#points[1]
    }
    this.#points = next
  }

  /** Ends a period; points counted in it that may belong to later ones move on. */
  #leaveToNextPeriod([one, two]: Points): void {
    this.#period[0] -= one
    this.#period[1] -= two
    this.#period = [one, two]
    this.#periods.push(this.#period)
  }

  #record(entry: Entry, is_final: boolean, data: ScoreLine['data']): void {
    const [team_1_score, team_2_score] = this.#points
    this.#scores.push({ entry, team_1_score, team_2_score, is_final, data })
  }

  /** The team left when others forfeit; null if both do. */
  #otherThan(forfeits: readonly (number | null)[]): number | null {
    return [this.#sides.team_1_id, this.#sides.team_2_id].find(id => !forfeits.includes(id)) ?? null
  }

  #side(teamId: number): 0 | 1 | undefined {
    if (teamId === this.#sides.team_1_id) return 0
    return teamId === this.#sides.team_2_id ? 1 : undefined
  }
}
