import type { Sides } from '../rules/progress/sent-on.ts'
import { isStep, type Entry, type EntryOf } from '../replication/entry.ts'
import type { Play } from '../sports/model/play.ts'
import type { Refusal } from '../replication/result.ts'
import type { Course, PlaceInPeriod } from '../sports/model/course.ts'
import { kindOf, teamsIn, type SportRules } from '../sports/model/sport.ts'
import { givenAsPlay } from '../sports/model/given-points.ts'
import { isLineUp } from '../sports/model/on-field.ts'
import { setWinner } from '../sports/model/set-rule.ts'
import { currentEntries, type CurrentEntry } from './corrections.ts'
import { ClockCourse, type GameClock } from './game-clock.ts'
import { orderEntries, type OrderedEntries } from './order.ts'

/** The score at a moment of the game, and the entry that brought it about. */
export interface ScoreLine {
  readonly entry: Entry
  readonly team_1_score: number
  readonly team_2_score: number
  readonly is_final: boolean
  readonly data: EntryOf<'score'>['data'] | null
}

/** A play that counts: where it stands in the game, its content after corrections. */
export interface CountedPlay {
  /** The first entry of the play: its identity through all corrections. */
  readonly root: Entry
  /** The entry that holds its present content. */
  readonly entry: Entry
  readonly play: Play
  /** Counts up through the game, with gaps if an entry was withdrawn or is no play. */
  readonly place: number
  /** Recorded after the end: it counts in the statistics, and the score stays as it was said. */
  readonly isLate: boolean
  /** In which period it happened; the first is 1. */
  readonly period: number
  /** The score of the game after it. */
  readonly score: readonly [number, number]
}

/** Points that were added, and how many of the plays stand before them. */
export interface GivenPoints {
  readonly after: number
  readonly points: readonly [number, number]
}

/** Everything that follows from the entries of one game. */
export interface GameState {
  readonly status: 'scheduled' | 'live' | 'final'
  /** Whether anything of the play was recorded, by whichever teams. */
  readonly hasBegun: boolean
  readonly team_1_score: number
  readonly team_2_score: number
  readonly winner_id: number | null
  /** The teams that did not play it out: they have lost, whatever the score. */
  readonly forfeit_team_ids: readonly number[]
  readonly periods: [number, number][]
  /** The goals of a shoot-out; null if there was none. */
  readonly shootout: readonly [number, number] | null
  readonly scores: readonly ScoreLine[]
  readonly plays: readonly CountedPlay[]
  /** The points that were added beside the plays, in their order. */
  readonly given: readonly GivenPoints[]
  readonly spirit: readonly CurrentEntry<'spirit'>[]
  /** The clock of the game; null if nobody has started it. */
  readonly clock: GameClock | null
  /** The period that is played, or the last one; the first is 1. */
  readonly period: number
  /** Where in its period the game is, in sports that say more of it than its number. */
  readonly place: PlaceInPeriod | null
  readonly walkOns: readonly EntryOf<'walk_on'>[]
  readonly refused: readonly { entry: Entry; reason: Refusal }[]
  readonly lastEntryId: string | null
  readonly term: number
  /** The teams that whoever recorded the game saw in it, null if nobody said. */
  readonly stated: Sides
}

/**
 * Folds the entries of one game, in whatever order and however often they are given, into its
 * state. Tablet and server run this same function.
 * @param entries all entries of the game that may count; those refused at the door are left out
 */
export function foldGame(sides: Sides, rules: SportRules, entries: readonly Entry[]): GameState {
  return foldOrdered(sides, rules, orderEntries(entries))
}

/** The same of entries that are in their order already. */
export function foldOrdered(
  sides: Sides,
  rules: SportRules,
  { ordered, last, otherSheets, claim, term, decision }: OrderedEntries,
): GameState {
  const current = currentEntries(ordered)
  const places = new Map(ordered.map((entry, index) => [entry.id, index + 1]))
  const score = new Scoreboard(sides, rules)
  const clock = new ClockCourse(rules)
  const plays: CountedPlay[] = []
  const spirit: CurrentEntry<'spirit'>[] = []
  const refused: { entry: Entry; reason: Refusal }[] = [
    ...otherSheets.map(entry => ({
      entry,
      reason: decision ? ('decided' as const) : ('other_sheet' as const),
    })),
    ...current.dangling.map(entry => ({ entry, reason: 'unknown_entry' as const })),
  ]
  for (const { root, entry } of current.effective) {
    switch (entry.kind) {
      case 'play': {
        const reason = score.refusal(entry.data)
        if (reason) refused.push({ entry, reason })
        else {
          const isLate = score.isFinal()
          const period = score.play(root, entry.data)
          const place = places.get(root.id) ?? 0
          plays.push({ root, entry, play: entry.data, place, isLate, period, score: score.points() })
          if (!isLate) clock.follow(root, kindOf(rules, entry.data), score.period(), score.points())
        }
        break
      }
      case 'status':
        score.status(entry)
        if (entry.data.status === 'final') clock.end(entry)
        break
      case 'clock':
        clock.set(entry, score.period())
        break
      case 'score': {
        const added = addedBy(entry.data)
        const reason = added && score.refusalOf(entry.data)
        if (reason) refused.push({ entry, reason })
        else if (added) score.add(entry, added)
        else score.set(entry)
        clock.follow(entry, undefined, score.period(), score.points())
        if (score.isFinal()) clock.end(entry)
        break
      }
      case 'spirit':
        spirit.push({ root, entry })
        break
      // What these say is in the order and in what is in effect; walk-ons count although they were withdrawn.
      case 'claim':
      case 'walk_on':
      case 'withdrawal':
      case 'decision':
        break
      default:
        entry satisfies never
    }
  }
  const walkOns: EntryOf<'walk_on'>[] = []
  for (const entry of ordered) {
    if (entry.kind !== 'walk_on') continue
    if (score.plays(entry.data.team_id)) walkOns.push(entry)
    else refused.push({ entry, reason: 'unknown_team' })
  }
  return {
    ...score.result(),
    hasBegun: current.effective.some(({ entry }) => isStep(entry)),
    plays,
    refused,
    spirit,
    clock: clock.clock,
    period: score.period(),
    place: score.place(),
    walkOns,
    lastEntryId: last?.id ?? null,
    term,
    stated: statedBy(claim?.data ?? score.lastSet()),
  }
}

type Points = readonly [number, number]

/** The points that an entry adds, or null if it says the score as a whole. */
const addedBy = ({ team_1_added: one, team_2_added: two }: EntryOf<'score'>['data']): Points | null =>
  one === undefined && two === undefined ? null : [one ?? 0, two ?? 0]

const sumOf = (points: Points, added: Points): [number, number] => [
  points[0] + added[0],
  points[1] + added[1],
]

/** A score as a database can hold it. */
const within = (score: number): number => Math.min(Math.max(score, 0), 2_147_483_647)

const statedBy = (said: Partial<Sides> | undefined): Sides => ({
  team_1_id: said?.team_1_id ?? null,
  team_2_id: said?.team_2_id ?? null,
})

/** The running score: a goal adds to it, a score entry sets it. If it counts sets, goals add to the set that is played. */
class Scoreboard {
  readonly #sides: Sides
  readonly #rules: SportRules
  readonly #course: Course
  readonly #scores: ScoreLine[] = []
  /** The points of the last period, which is one of all. */
  #period: [number, number] = [0, 0]
  readonly #periods = [this.#period]
  #points: [number, number] = [0, 0]
  /** The points before a forfeit set them. */
  #played: [number, number] = [0, 0]
  /** The points of the final score for which no play has come: where they were scored may yet be told. */
  #untold: [number, number] = [0, 0]
  #status: GameState['status'] = 'scheduled'
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

  points(): readonly [number, number] {
    return [...this.#points]
  }

  place(): PlaceInPeriod | null {
    return this.#course.place?.() ?? null
  }

  /** The period that is played; the first is 1. */
  period(): number {
    return this.#periods.length
  }

  /**
   * A play; after the end it only tells in which period points of the final score were scored.
   * @returns in which period it happened
   */
  play(entry: Entry, play: Play): number {
    this.#plays += 1
    const { team_id, points, isShootout, beginsPeriod, endsPeriod } = this.#course.next(play, () => undefined)
    const side = team_id === null ? undefined : this.#side(team_id)
    const added: Points = side === undefined ? [0, 0] : side === 0 ? [points, 0] : [0, points]
    if (this.isFinal()) {
      // Sets that are over are told by their number alone.
      if (isShootout || this.#rules.sets) return this.#periods.length
      if (beginsPeriod) this.#leaveToNextPeriod(this.#untold)
      const period = this.#periods.length
      this.#untold = [this.#untold[0] - added[0], this.#untold[1] - added[1]]
      if (endsPeriod) this.#leaveToNextPeriod(this.#untold)
      return period
    }
    // Whoever writes down the line-up beforehand has started nothing.
    if (!isLineUp(play)) this.#status = 'live'
    if (beginsPeriod) this.#endPeriod()
    const period = this.#periods.length
    if (isShootout) this.#shootout = sumOf(this.#shootout ?? [0, 0], added)
    else if (side !== undefined) this.#score(entry, added)
    if (endsPeriod) this.#endPeriod()
    return period
  }

  /** Points of a play: of the score, or of the set, which they may win. */
  #score(entry: Entry, added: Points): void {
    const { sets } = this.#rules
    if (!sets) {
      this.#add(added)
      return this.#record(entry, false, null)
    }
    const period = this.#period
    period[0] = within(period[0] + added[0])
    period[1] = within(period[1] + added[1])
    if (setWinner(sets, period, this.#points) === null) return
    this.#endPeriod()
    this.#record(entry, false, null)
  }

  /** A set that ends early is won by whoever leads in it. */
  #endPeriod(): void {
    if (this.#rules.sets) {
      const [one, two] = this.#period
      if (one !== two) this.#points = sumOf(this.#points, one > two ? [1, 0] : [0, 1])
      if (one === 0 && two === 0) return
    }
    this.#leaveToNextPeriod([0, 0])
  }

  status(entry: EntryOf<'status'>): void {
    if (entry.data.status === 'live' && this.#forfeits.length > 0) this.#playAfterAll()
    if (entry.data.status === 'final') {
      if (!this.isFinal()) this.#addPointOfShootout()
      this.#record(entry, true, null)
    }
    if (!this.isFinal()) this.#untold = [0, 0]
    this.#status = entry.data.status
  }

  /** In some sports the winner of a shoot-out has one point more in the end. */
  #addPointOfShootout(): void {
    const winner = this.#leader()
    if (!this.#rules.shootoutAddsPoint || winner === undefined || this.#points[0] !== this.#points[1]) return
    this.#leaveToNextPeriod([0, 0])
    this.#add(winner === 0 ? [1, 0] : [0, 1])
  }

  /** The side that has more points, or more of the shoot-out if these are level. */
  #leader(): 0 | 1 | undefined {
    const [one, two] = this.#points[0] === this.#points[1] ? (this.#shootout ?? [0, 0]) : this.#points
    return one === two ? undefined : one > two ? 0 : 1
  }

  /** Why points cannot be added as the game stands, or null. */
  refusalOf({ team_1_id, team_2_id }: EntryOf<'score'>['data']): Refusal | null {
    if (this.isFinal()) return 'after_final'
    return [team_1_id, team_2_id].every(team => typeof team !== 'number' || this.plays(team))
      ? null
      : 'unknown_team'
  }

  /** Adds points for the teams that its scorekeeper saw, who may stand the other way round by now; no score falls below 0. */
  add(entry: EntryOf<'score'>, [one, two]: Points): void {
    const isTurned = typeof entry.data.team_1_id === 'number' && this.#side(entry.data.team_1_id) === 1
    this.#status = 'live'
    const before = this.#points
    this.#add(isTurned ? [two, one] : [one, two])
    this.#give(before)
    this.#record(entry, false, null)
  }

  set(entry: EntryOf<'score'>): void {
    const forfeits = entry.data.is_final
      ? (entry.data.forfeit_team_ids?.filter(id => this.#side(id) !== undefined) ?? [])
      : []
    if (this.#forfeits.length === 0) this.#played = [...this.#points]
    this.#forfeits = forfeits
    const [one, two] = this.isFinal() ? this.#untold : [0, 0]
    this.#untold = [
      one + entry.data.team_1_score - this.#points[0],
      two + entry.data.team_2_score - this.#points[1],
    ]
    this.#moveTo([entry.data.team_1_score, entry.data.team_2_score])
    this.#status = entry.data.is_final ? 'final' : 'live'
    this.#record(entry, entry.data.is_final, entry.data)
  }

  /** The last score that was set as a whole. */
  lastSet(): EntryOf<'score'>['data'] | undefined {
    return this.#scores.findLast(line => line.data !== null)?.data ?? undefined
  }

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
      // A period without points stands between others; one in which nobody has scored yet does not.
      periods: this.#periods.slice(
        0,
        Math.max(
          this.#periods.findLastIndex(([a, b]) => a !== 0 || b !== 0),
          0,
        ) + 1,
      ),
      shootout: this.#shootout,
      given: this.#given,
      scores: this.#scores,
    }
  }

  /** A game that is played although it was forfeited goes on from the points that were scored. */
  #playAfterAll(): void {
    this.#forfeits = []
    this.#moveTo(this.#played)
  }

  /** Lets the course know of points that were added. A score that is said as a whole may be told by plays that are yet to come. */
  #give(before: Points): void {
    const points = [this.#points[0] - before[0], this.#points[1] - before[1]] as const
    this.#given.push({ after: this.#plays, points })
    this.#course.next(givenAsPlay(points), () => undefined)
  }

  #add([one, two]: Points): void {
    this.#moveTo([within(this.#points[0] + one), within(this.#points[1] + two)])
  }

  /** Sets that are added, or set, end the one that is played; points belong to the period that is played. */
  #moveTo(next: [number, number]): void {
    const period = this.#period
    if (this.#rules.sets) {
      if (period[0] !== 0 || period[1] !== 0) this.#leaveToNextPeriod([0, 0])
    } else {
      period[0] += next[0] - this.#points[0]
      period[1] += next[1] - this.#points[1]
    }
    this.#points = next
  }

  /** Ends a period; points that stand in it may belong to later ones. */
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

  /** The team that is left when others forfeit; null when both do. */
  #otherThan(forfeits: readonly (number | null)[]): number | null {
    return [this.#sides.team_1_id, this.#sides.team_2_id].find(id => !forfeits.includes(id)) ?? null
  }

  #side(teamId: number): 0 | 1 | undefined {
    if (teamId === this.#sides.team_1_id) return 0
    return teamId === this.#sides.team_2_id ? 1 : undefined
  }
}
