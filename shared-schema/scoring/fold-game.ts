import type { Sides } from '../rules/progress/sent-on.ts'
import { isStep, type Entry, type EntryOf } from '../replication/entry.ts'
import type { Play } from '../sports/model/play.ts'
import type { Refusal } from '../replication/result.ts'
import type { PlaceInPeriod } from '../sports/model/course.ts'
import { kindOf, type SportRules } from '../sports/model/sport.ts'
import { currentEntries, type CurrentEntry } from './corrections.ts'
import { ClockCourse, type GameClock } from './game-clock.ts'
import { orderEntries, type OrderedEntries } from './order.ts'
import { Scoreboard, type GivenPoints, type Points, type ScoreLine } from './scoreboard.ts'

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

/** Everything that follows from the entries of one game. */
export interface GameState {
  readonly status: 'scheduled' | 'live' | 'final'
  /** Whether anything of the play was recorded, by whichever teams. */
  readonly hasBegun: boolean
  readonly team_1_score: number
  readonly team_2_score: number
  readonly winner_id: number | null
  /** The team that is ahead, or that has won. */
  readonly leader_id: number | null
  /** The teams that did not play it out: they have lost, whatever the score. */
  readonly forfeit_team_ids: readonly number[]
  readonly periods: [number, number][]
  /** The goals of a shoot-out, from its first shot on; null if there was none. */
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
export function foldOrdered(sides: Sides, rules: SportRules, order: OrderedEntries): GameState {
  return new GameFold(sides, rules, order).state(order)
}

/** The entries of a game as they are followed, one after the other. */
export class GameFold {
  readonly #rules: SportRules
  readonly #score: Scoreboard
  readonly #clock: ClockCourse
  readonly #plays: CountedPlay[] = []
  readonly #spirit: CurrentEntry<'spirit'>[] = []
  readonly #walkOns: EntryOf<'walk_on'>[] = []
  readonly #refused: { entry: Entry; reason: Refusal }[] = []
  readonly #unknownTeams: { entry: Entry; reason: Refusal }[] = []
  readonly #dangling: readonly Entry[]
  #hasBegun = false
  /** How many entries were followed, in effect or not. */
  #many = 0

  /** @param order of the entries that are followed at once */
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

  /** Goes on with an entry that stands after all others, and neither corrects nor takes back one of them. */
  goOn(entry: Entry): void {
    this.#many += 1
    this.#follow(entry, entry, this.#many)
    this.#join(entry)
  }

  /**
   * What has followed until now; it stays as it is when the game goes on.
   * @param order of all that was followed
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
      place: this.#score.place(),
      walkOns: [...this.#walkOns],
      lastEntryId: last?.id ?? null,
      term,
      stated: statedBy(claim?.data ?? this.#score.lastSet()),
    }
  }

  /** @param place where it stands in the game, from 1 */
  #follow(root: Entry, entry: Entry, place: number): void {
    const [score, clock] = [this.#score, this.#clock]
    if (isStep(entry)) this.#hasBegun = true
    switch (entry.kind) {
      case 'play': {
        const reason = score.refusal(entry.data)
        if (reason) this.#refused.push({ entry, reason })
        else {
          const isLate = score.isFinal()
          const period = score.play(root, entry.data)
          this.#plays.push({ root, entry, play: entry.data, place, isLate, period, score: score.points() })
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

  /** A walk-on counts although it was withdrawn. */
  #join(entry: Entry): void {
    if (entry.kind !== 'walk_on') return
    if (this.#score.plays(entry.data.team_id)) this.#walkOns.push(entry)
    else this.#unknownTeams.push({ entry, reason: 'unknown_team' })
  }
}

/** The points that an entry adds, or null if it says the score as a whole. */
const addedBy = ({ team_1_added: one, team_2_added: two }: EntryOf<'score'>['data']): Points | null =>
  one === undefined && two === undefined ? null : [one ?? 0, two ?? 0]

const statedBy = (said: Partial<Sides> | undefined): Sides => ({
  team_1_id: said?.team_1_id ?? null,
  team_2_id: said?.team_2_id ?? null,
})
