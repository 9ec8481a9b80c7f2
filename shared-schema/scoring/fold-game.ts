import type { Entry, EntryKind, EntryOf, Play } from '../replication/entry.ts'
import type { Refusal } from '../replication/result.ts'
import { teamsIn, type SportRules } from '../sports/sport-rules.ts'
import { currentEntries, type CurrentEntry } from './corrections.ts'
import { orderEntries, type OrderedEntries } from './order.ts'

/** What the fold needs to know of the game itself. */
export interface Sides {
  readonly team_1_id: number | null
  readonly team_2_id: number | null
}

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
  /** Counts up through the game, with gaps where an entry was withdrawn or is no play. */
  readonly place: number
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
  readonly scores: readonly ScoreLine[]
  readonly plays: readonly CountedPlay[]
  readonly spirit: readonly CurrentEntry<'spirit'>[]
  readonly walkOns: readonly EntryOf<'walk_on'>[]
  readonly refused: readonly { entry: Entry; reason: Refusal }[]
  readonly lastEntryId: string | null
  readonly term: number
  /** The teams that whoever recorded the game saw in it, null where nobody said. */
  readonly stated: Sides
}

/** Kinds that say that the game has begun. */
const ofPlay = new Set<EntryKind>(['play', 'score', 'status'])

/**
 * Folds the entries of one game, in whatever order and however often they are given, into its
 * state. Tablet and server run this same function.
 * @param entries all entries of the game that may count; those refused at the door are left out
 */
export function foldGame(sides: Sides, rules: SportRules, entries: readonly Entry[]): GameState {
  return foldOrdered(sides, rules, orderEntries(entries))
}

/** The same of entries that are in their order already. */
export function foldOrdered(sides: Sides, rules: SportRules, { ordered, last, otherSheets, claim, term, decision }: OrderedEntries): GameState {
  const current = currentEntries(ordered)
  const places = new Map(ordered.map((entry, index) => [entry.id, index + 1]))
  const score = new Scoreboard(sides, rules)
  const plays: CountedPlay[] = []
  const spirit: CurrentEntry<'spirit'>[] = []
  const refused: { entry: Entry; reason: Refusal }[] = [
    ...otherSheets.map(entry => ({ entry, reason: decision ? 'decided' as const : 'other_sheet' as const })),
    ...current.dangling.map(entry => ({ entry, reason: 'unknown_entry' as const })),
  ]
  for (const { root, entry } of current.effective) {
    if (entry.kind === 'play') {
      const reason = score.refusal(entry.data)
      if (reason) refused.push({ entry, reason })
      else {
        plays.push({ root, entry, play: entry.data, place: places.get(root.id) ?? 0 })
        score.play(root, entry.data)
      }
    } else if (entry.kind === 'status') score.status(entry)
    else if (entry.kind === 'score') score.set(entry)
    else if (entry.kind === 'spirit') spirit.push({ root, entry })
  }
  const walkOns: EntryOf<'walk_on'>[] = []
  for (const entry of ordered) {
    if (entry.kind !== 'walk_on') continue
    if (score.plays(entry.data.team_id)) walkOns.push(entry)
    else refused.push({ entry, reason: 'unknown_team' })
  }
  return {
    ...score.result(),
    hasBegun: current.effective.some(({ entry }) => ofPlay.has(entry.kind)),
    plays,
    refused,
    spirit,
    walkOns,
    lastEntryId: last?.id ?? null,
    term,
    stated: statedBy(claim?.data ?? score.lastSet()),
  }
}

const statedBy = (said: Partial<Sides> | undefined): Sides => ({ team_1_id: said?.team_1_id ?? null, team_2_id: said?.team_2_id ?? null })

/** The running score: a goal adds to it, a score entry sets it. */
class Scoreboard {
  readonly #sides: Sides
  readonly #rules: SportRules
  readonly #scores: ScoreLine[] = []
  readonly #periods: [number, number][] = [[0, 0]]
  #points: [number, number] = [0, 0]
  /** The points before a forfeit set them. */
  #played: [number, number] = [0, 0]
  #status: GameState['status'] = 'scheduled'
  #forfeits: readonly number[] = []

  constructor(sides: Sides, rules: SportRules) {
    this.#sides = sides
    this.#rules = rules
  }

  /** Why a play cannot count as the game stands, or null. */
  refusal(play: Play): Refusal | null {
    if (this.#status === 'final') return 'after_final'
    return teamsIn(this.#rules, play).every(team => this.plays(team)) ? null : 'unknown_team'
  }

  /** True for the two teams of the game. */
  plays(teamId: number): boolean {
    return this.#side(teamId) !== undefined
  }

  play(entry: Entry, play: Play): void {
    this.#status = 'live'
    const scorer = this.#rules.scoringTeam(play)
    const side = scorer === null ? undefined : this.#side(scorer)
    if (side !== undefined) {
      this.#points[side] += 1
      this.#period()[side] += 1
      this.#record(entry, false, null)
    }
    if (this.#rules.endsPeriod(play)) this.#periods.push([0, 0])
  }

  status(entry: EntryOf<'status'>): void {
    if (entry.data.status === 'live' && this.#forfeits.length > 0) this.#playAfterAll()
    if (entry.data.status === 'final') this.#record(entry, true, null)
    this.#status = entry.data.status
  }

  set(entry: EntryOf<'score'>): void {
    const forfeits = entry.data.is_final ? entry.data.forfeit_team_ids?.filter(id => this.#side(id) !== undefined) ?? [] : []
    if (this.#forfeits.length === 0) this.#played = [...this.#points]
    this.#forfeits = forfeits
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
    const leader = one === two ? null : one > two ? team_1_id : team_2_id
    return {
      status: this.#status, team_1_score: one, team_2_score: two, forfeit_team_ids: this.#forfeits,
      winner_id: this.#status !== 'final' ? null : this.#forfeits.length === 0 ? leader : this.#otherThan(this.#forfeits),
      periods: this.#periods.filter((period, index) => index === 0 || period[0] !== 0 || period[1] !== 0),
      scores: this.#scores,
    }
  }

  /** A game that is played although it was forfeited goes on from the points that were scored. */
  #playAfterAll(): void {
    this.#forfeits = []
    this.#moveTo(this.#played)
  }

  #moveTo(next: [number, number]): void {
    const period = this.#period()
    period[0] += next[0] - this.#points[0]
    period[1] += next[1] - this.#points[1]
    this.#points = next
  }

  #record(entry: Entry, is_final: boolean, data: ScoreLine['data']): void {
    const [team_1_score, team_2_score] = this.#points
    this.#scores.push({ entry, team_1_score, team_2_score, is_final, data })
  }

  #period(): [number, number] {
    const period = this.#periods.at(-1)
    if (period) return period
    const first: [number, number] = [0, 0]
    this.#periods.push(first)
    return first
  }

  /** The team that is left when others forfeit; null when both do. */
  #otherThan(forfeits: readonly number[]): number | null {
    return [this.#sides.team_1_id, this.#sides.team_2_id].find(id => id !== null && !forfeits.includes(id)) ?? null
  }

  #side(teamId: number): 0 | 1 | undefined {
    if (teamId === this.#sides.team_1_id) return 0
    return teamId === this.#sides.team_2_id ? 1 : undefined
  }
}
