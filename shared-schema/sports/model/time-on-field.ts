import type { Play } from './play.ts'
import type { Sides } from '../../rules/progress/sent-on.ts'
import { around, type Count, otherThan, type Start, type Step } from './course.ts'
import { generalPlays as p } from './general-plays.ts'
import { roleOf, type Role } from './play-kind.ts'

/**
 * A course that follows who is on the field by the substitutions (80 to 83; starters are substituted on
 * before the start) and by who is sent off for the rest of the game (such as by a red card: Law 12 of the
 * IFAB). Counts each player's seconds by the clock of the game in the plays, and meanwhile the own team's
 * points less those of the other. Without a clock in the plays no seconds are counted.
 */
export const withTimeOnField = (start: Start): Start => withTimeOnFieldWhere(() => true)(start)

/**
 * The same for a sport in which some scores are left out of the balance.
 * @param balances whether the points of a play are in the balance
 */
export const withTimeOnFieldWhere =
  (balances: (play: Play) => boolean) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const field = new Field(sides, balances)
    return around(course, (play, count) => {
      const step = course.next(play, count)
      field.follow(play, step, count)
      return step
    })
  }

class Field {
  readonly #sides: Sides
  readonly #balances: (play: Play) => boolean
  readonly #on = new Map<string, { role: Role; since: number }>()
  #clock = 0

  constructor(sides: Sides, balances: (play: Play) => boolean) {
    this.#sides = sides
    this.#balances = balances
  }

  follow(play: Play, step: Step, count: Count): void {
    this.#clock = play.int_4 ?? this.#clock
    switch (play.type) {
      case p.on:
      case p.onForInjury:
        return this.#enter(roleOf(play, 1))
      case p.off:
      case p.offForInjury:
        return this.#leave(roleOf(play, 1), count)
      case p.endOfPeriod:
      case p.endOfFirstQuarter:
      case p.halfTime:
      case p.endOfThirdQuarter:
      case p.gameOver:
        return this.#countSeconds(count)
    }
    if (step.sendsOff) this.#leave(roleOf(play, 1), count)
    if (step.points !== 0 && !step.isShootout && this.#balances(play)) this.#countPoints(step, count)
  }

  #enter(role: Role): void {
    if (role.player !== null && !this.#on.has(keyOf(role)))
      this.#on.set(keyOf(role), { role, since: this.#clock })
  }

  #leave(role: Role, count: Count): void {
    const stay = this.#on.get(keyOf(role))
    if (!stay) return
    this.#countStay(stay, count)
    this.#on.delete(keyOf(role))
  }

  /** Keeps a line right up to the last break, even if nobody leaves the field. */
  #countSeconds(count: Count): void {
    for (const stay of this.#on.values()) this.#countStay(stay, count)
  }

  #countStay(stay: { role: Role; since: number }, count: Count): void {
    if (this.#clock > stay.since) count(stay.role, 'seconds_played', this.#clock - stay.since)
    stay.since = this.#clock
  }

  #countPoints({ team_id, points }: Step, count: Count): void {
    const against = otherThan(team_id, this.#sides)
    for (const { role } of this.#on.values()) {
      if (role.team_id === team_id) count(role, 'plus_minus', points)
      else if (role.team_id === against) count(role, 'plus_minus', -points)
    }
  }
}

const keyOf = ({ team_id, player }: Role): string => `${team_id}/${player}`
