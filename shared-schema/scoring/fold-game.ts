import type { Sides } from '../rules/progress/sent-on.ts'
import { isStep, type Entry, type EntryOf } from '../replication/entry.ts'
import type { Play } from '../sports/model/play.ts'
import type { Refusal } from '../replication/result.ts'
import type { Situation } from '../sports/model/situation.ts'
import { kindOf, type SportRules } from '../sports/model/sport.ts'
import { CheckIns } from './check-ins.ts'
import { currentEntries, type CurrentEntry } from './corrections.ts'
import { ClockCourse, type GameClock } from './game-clock.ts'
import { orderEntries, type OrderedEntries } from './order.ts'
import { Scoreboard, type GivenPoints, type Points, type ScoreLine } from './scoreboard.ts'

/** A play that counts: its place in the game, and its content after corrections. */
export interface CountedPlay {
  /** The first entry of the play: its identity through all corrections. */
  readonly root: Entry
  /** The entry that holds the present content. */
  readonly entry: Entry
  readonly play: Play
  /** Rises through the game, with gaps for withdrawn entries and entries that are not plays. */
  readonly place: number
  /** Recorded after the end: counts in the statistics, but does not change the score. */
  readonly isLate: boolean
  /** The period in which it happened, from 1. */
  readonly period: number
  /** The score of the game after this play. */
  readonly score: readonly [number, number]
  /** The points of the set after this play; null if it scored none in a set. */
  readonly inSet: readonly [number, number] | null
}

/** Everything derived from the entries of one game. */
export interface GameState {
  readonly status: 'scheduled' | 'live' | 'final'
  /** Whether any step of the play was recorded, for whichever teams. */
  readonly hasBegun: boolean
  readonly team_1_score: number
  readonly team_2_score: number
  readonly winner_id: number | null
  /** The team that leads or has won. */
  readonly leader_id: number | null
  /** The teams that did not play to the end: they have lost at any score. */
  readonly forfeit_team_ids: readonly number[]
  readonly periods: [number, number][]
  /** The goals of a shoot-out from its first shot on; null if there was none. */
  readonly shootout: readonly [number, number] | null
  readonly scores: readonly ScoreLine[]
  readonly plays: readonly CountedPlay[]
  /** The points that were added without a play, in order. */
  readonly given: readonly GivenPoints[]
  readonly spirit: readonly CurrentEntry<'spirit'>[]
  /** The clock of the game; null if nobody has started it. */
  readonly clock: GameClock | null
  /** The current or last period, from 1. */
  readonly period: number
  /** The situation after the plays so far. */
  readonly situation: Situation
  /** The points of the current set; null if nobody counts them, and in sports without sets. */
  readonly inSet: readonly [number, number] | null
  readonly walkOns: readonly EntryOf<'walk_on'>[]
  /** The check-in of each team and player that counts. */
  readonly checkIns: readonly EntryOf<'check_in'>[]
  readonly refused: readonly { entry: Entry; reason: Refusal }[]
  readonly lastEntryId: string | null
  readonly term: number
  /** The teams according to the device that recorded the game; null if not recorded. */
  readonly stated: Sides
}

/**
 * Folds the entries of one game into its state; their order and copies of them make no difference. Tablet and
 * server run this same function.
 * @param entries all entries of the game that may count, without those refused on receipt
 */
export function foldGame(sides: Sides, rules: SportRules, entries: readonly Entry[]): GameState {
  return foldOrdered(sides, rules, orderEntries(entries))
}

/** Like `foldGame`, for entries that are already in order. */
export function foldOrdered(sides: Sides, rules: SportRules, order: OrderedEntries): GameState {
  return new GameFold(sides, rules, order).state(order)
}

/** Follows the entries of a game one by one. */
export class GameFold {
  readonly #rules: SportRules
  readonly #score: Scoreboard
  readonly #clock: ClockCourse
  readonly #plays: CountedPlay[] = []
  readonly #spirit: CurrentEntry<'spirit'>[] = []
  readonly #walkOns: EntryOf<'walk_on'>[] = []
  readonly #checkIns = new CheckIns()
  readonly #refused: { entry: Entry; reason: Refusal }[] = []
  readonly #unknownTeams: { entry: Entry; reason: Refusal }[] = []
  readonly #dangling: readonly Entry[]
  #hasBegun = false
  /** The number of entries followed, in effect or not. */
  #many = 0

  /** @param order entries to follow right away */
  constructor(sides: Sides, rules: SportRules, { ordered }: Pick<OrderedEntries, 'ordered'>) {
    this.#rules = rules
    this.#score = new Scoreboard(sides, rules)
    this.#clock = new ClockCourse(rules)
    const current = currentEntries(ordered)
    this.#dangling = current.dangling
    const places = new Map(ordered.map((entry, index) => [entry.id, index + 1]))
    for (const { root, entry } of current.effective) this.#follow(root, entry, places.get(root.id) ?? 0)
    for (const entry of ordered) this.#join(entry)
    this.#many = ordered.length
  }

  /** Continues with an entry that comes after all others, and neither corrects nor takes back any of them. */
  goOn(entry: Entry): void {
    this.#many += 1
    this.#follow(entry, entry, this.#many)
    this.#join(entry)
  }

  /**
   * A snapshot of the state so far; it does not change when the game goes on.
   * @param order all entries followed so far
   */
  state({ last, otherSheets, claim, term, decision }: OrderedEntries): GameState {
    return {
      ...this.#score.result(),
      hasBegun: this.#hasBegun,
      plays: [...this.#plays],
      refused: [
        ...otherSheets.map(entry => ({
          entry,
          reason: decision ? ('decided' as const) : ('other_sheet' as const),
        })),
        ...this.#dangling.map(entry => ({ entry, reason: 'unknown_entry' as const })),
        ...this.#refused,
        ...this.#unknownTeams,
      ],
      spirit: [...this.#spirit],
      clock: this.#clock.clock,
      period: this.#score.period(),
      situation: this.#score.situation(),
      inSet: this.#score.inSet(),
      walkOns: [...this.#walkOns],
      checkIns: this.#checkIns.counting(),
      lastEntryId: last?.id ?? null,
      term,
      stated: statedBy(claim?.data ?? this.#score.lastSet()),
    }
  }

  /** @param place its place in the game, from 1 */
  #follow(root: Entry, entry: Entry, place: number): void {
    const [score, clock] = [this.#score, this.#clock]
    if (isStep(entry)) this.#hasBegun = true
    switch (entry.kind) {
      case 'play': {
        const reason = score.refusal(entry.data)
        if (reason) this.#refused.push({ entry, reason })
        else {
          const isLate = score.isFinal()
          const scored = score.play(root, entry.data)
          this.#plays.push({ root, entry, play: entry.data, place, isLate, ...scored, score: score.points() })
          if (!isLate) clock.follow(root, kindOf(this.#rules, entry.data), score.period(), score.points())
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
        if (reason) this.#refused.push({ entry, reason })
        else if (added) score.add(entry, added)
        else score.set(entry)
        clock.follow(entry, undefined, score.period(), score.points())
        if (score.isFinal()) clock.end(entry)
        break
      }
      case 'spirit':
        this.#spirit.push({ root, entry })
        break
      case 'check_in':
        if (score.plays(entry.data.team_id)) this.#checkIns.add(entry)
        else this.#refused.push({ entry, reason: 'unknown_team' })
        break
      // These are already applied in the order and in the entries in effect; walk-ons count even if
      // withdrawn.
      case 'claim':
      case 'walk_on':
      case 'withdrawal':
      case 'decision':
        break
      default:
        entry satisfies never
    }
  }

  /** A walk-on counts even if it was withdrawn. */
  #join(entry: Entry): void {
    if (entry.kind !== 'walk_on') return
    if (this.#score.plays(entry.data.team_id)) this.#walkOns.push(entry)
    else this.#unknownTeams.push({ entry, reason: 'unknown_team' })
  }
}

/** The points that an entry adds, or null if it sets the whole score. */
const addedBy = ({ team_1_added: one, team_2_added: two }: EntryOf<'score'>['data']): Points | null =>
  one === undefined && two === undefined ? null : [one ?? 0, two ?? 0]

const statedBy = (stated: Partial<Sides> | undefined): Sides => ({
  team_1_id: stated?.team_1_id ?? null,
  team_2_id: stated?.team_2_id ?? null,
})
