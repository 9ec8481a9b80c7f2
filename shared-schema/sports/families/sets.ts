import type { Sides } from '../../rules/progress/sent-on.ts'
import { around, type Count, otherThan, type Start, type Step, teamOfSide } from '../model/course.ts'
import { generalPlays } from '../model/general-plays.ts'
import { givenPoints } from '../model/given-points.ts'
import { places, roleOf, type Role } from '../model/play-kind.ts'
import { substitutionIn } from '../model/on-field.ts'
import type { Play } from '../model/play.ts'
import { setWinner, type SetRule } from '../model/set-rule.ts'

/** A game of sets has no clock, no overtime and no draw. */
export const untimed = {
  minutes: null,
  clock: null,
  countsDown: false,
  overtime: null,
  shootout: null,
  draw: false,
} as const

/** A team's counters of sets. */
export const setCounters = ['sets_won', 'sets_lost'] as const

/** A player's counters of sets. */
export const setPlayerCounters = ['sets_played'] as const

/** The points of the current set, and the sets won by each team, according to the plays. */
export class SetScore {
  readonly #rule: SetRule
  readonly #sides: Sides
  #points: [number, number] = [0, 0]
  readonly #sets: [number, number] = [0, 0]

  constructor(rule: SetRule, sides: Sides) {
    this.#rule = rule
    this.#sides = sides
  }

  /** Those of team 1 and of team 2. */
  get points(): readonly [number, number] {
    return this.#points
  }

  /** The sets won by team 1 and by team 2. */
  get sets(): readonly [number, number] {
    return this.#sets
  }

  /** True if the current set decides the match. */
  get isLastSet(): boolean {
    return this.#sets.every(won => won === this.#rule.toWin - 1)
  }

  /** Adds sets from a score instead of plays: this ends the current set. */
  give([one, two]: readonly [number, number], count: Count): void {
    this.#points = [0, 0]
    this.#win(0, one, count)
    this.#win(1, two, count)
  }

  /** Adds a play's step. Returns true if it ended a set; the leader wins a set that is ended early. */
  follow({ team_id, points, endsPeriod }: Step, count: Count): boolean {
    if (team_id !== null) this.#points[team_id === this.#sides.team_1_id ? 0 : 1] += points
    const [one, two] = this.#points
    const winner = setWinner(this.#rule, this.#points, this.#sets)
    if (winner === null && !(endsPeriod && (one !== 0 || two !== 0))) return false
    this.#points = [0, 0]
    if (one === two) return true
    this.#win(one > two ? 0 : 1, 1, count)
    return true
  }

  #win(side: 0 | 1, sets: number, count: Count): void {
    this.#sets[side] += sets
    const team = teamOfSide(side, this.#sides)
    count({ team_id: team, player: null }, 'sets_won', sets)
    count({ team_id: otherThan(team, this.#sides), player: null }, 'sets_lost', sets)
  }
}

const general = new Set<number>(Object.values(generalPlays))

/** The players of a set: those on the field by the substitutions, or named in a play of it. */
class SetPlayers {
  readonly #on = new Map<string, Role>()
  #counted = new Set<string>()

  follow(play: Play, count: Count): void {
    const role = roleOf(play, 1)
    const substituted = substitutionIn(play)
    if (substituted === 'on') this.#on.set(keyOf(role), role)
    if (substituted === 'off') this.#on.delete(keyOf(role))
    // A substitution between two sets belongs to the later one.
    if (general.has(play.type)) return
    for (const one of [...this.#on.values(), ...places.map(place => roleOf(play, place))]) {
      if (one.player === null || this.#counted.has(keyOf(one))) continue
      this.#counted.add(keyOf(one))
      count(one, 'sets_played')
    }
  }

  beginSet(): void {
    this.#counted = new Set()
  }
}

/** A course that counts the sets won and lost by teams, and those in which players took part. */
export const withSets =
  (rule: SetRule) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const score = new SetScore(rule, sides)
    const players = new SetPlayers()
    return around(course, (play, count) => {
      const step = course.next(play, count)
      const given = givenPoints(play)
      if (given) {
        score.give(given, count)
        players.beginSet()
        return step
      }
      players.follow(play, count)
      if (score.follow(step, count)) players.beginSet()
      return step
    })
  }

const keyOf = ({ team_id, player }: Role): string => `${team_id}/${player}`
