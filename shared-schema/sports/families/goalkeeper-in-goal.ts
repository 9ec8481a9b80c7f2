import { generalPlays as p } from '../model/general-plays.ts'
import { around, type Count, otherThan, type Start, type Step } from '../model/course.ts'
import type { Play } from '../model/play.ts'
import type { Role } from '../model/play-kind.ts'

/** A sport's plays about the player in goal, by their numbers. */
export interface GoalkeeperPlays {
  /** Player 1 goes into goal. */
  readonly enters: number
  /** Player 1 leaves the goal empty. */
  readonly leaves: number
  /** Shots of player 1 that player 2 stopped. */
  readonly saves: readonly number[]
}

/** The player in goal, and the start of the stay; the time is null if it is only known from a save. */
interface Stay {
  readonly role: Role
  since: number | null
}

/**
 * A course that follows who is in goal: the player who went in, or made the last save if no such play was
 * recorded. That player is credited with saves without a name, goals against, and the seconds in goal by the
 * game clock in the plays. A goal into an empty net (`bool_1`, or the goalkeeper had left) counts for the
 * scorer but not against the goalkeeper; an own goal counts for no player, but for the team that it is a goal
 * of.
 */
export const withGoalkeepers =
  (plays: GoalkeeperPlays) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const goals = new Goals(plays)
    return around(course, (play, count) => {
      const step = course.next(play, count)
      goals.follow(play, count)
      if (step.points !== 0 && !step.isShootout)
        goals.countGoal(play, step, otherThan(step.team_id, sides), count)
      return step
    })
  }

class Goals {
  readonly #plays: GoalkeeperPlays
  readonly #stays = new Map<number, Stay>()
  readonly #empty = new Set<number>()
  #clock = 0

  constructor(plays: GoalkeeperPlays) {
    this.#plays = plays
  }

  follow(play: Play, count: Count): void {
    this.#clock = play.int_4 ?? this.#clock
    const { enters, leaves, saves } = this.#plays
    if (play.type === enters) this.#enter({ team_id: play.player_1_team_id, player: play.player_1_id }, count)
    else if (play.type === leaves) this.#leave(play.player_1_team_id, count)
    else if (saves.includes(play.type))
      this.#save({ team_id: play.player_2_team_id, player: play.player_2_id }, count)
    else if (breaks.has(play.type)) for (const stay of this.#stays.values()) this.#countSeconds(stay, count)
  }

  countGoal(play: Play, { team_id }: Step, against: number | null, count: Count): void {
    if (against === null) return
    if (play.bool_1 ?? this.#empty.has(against)) {
      const isOwnGoal = play.player_1_team_id === against
      count({ team_id, player: isOwnGoal ? null : play.player_1_id }, 'empty_net_goals')
    } else count(this.#stays.get(against)?.role ?? { team_id: against, player: null }, 'goals_against')
  }

  #enter(role: Role, count: Count): void {
    if (role.team_id === null) return
    this.#leave(role.team_id, count)
    this.#empty.delete(role.team_id)
    this.#stays.set(role.team_id, { role, since: this.#clock })
  }

  #leave(team: number | null, count: Count): void {
    if (team === null) return
    const stay = this.#stays.get(team)
    if (stay) this.#countSeconds(stay, count)
    this.#stays.delete(team)
    this.#empty.add(team)
  }

  #save(role: Role, count: Count): void {
    if (role.team_id === null) return
    const stay = this.#stays.get(role.team_id)
    count(role.player === null && stay ? stay.role : role, 'saves')
    if (role.player === null || stay?.role.player === role.player) return
    if (stay) this.#countSeconds(stay, count)
    this.#empty.delete(role.team_id)
    this.#stays.set(role.team_id, { role, since: null })
  }

  #countSeconds(stay: Stay, count: Count): void {
    if (stay.since === null) return
    if (this.#clock > stay.since) count(stay.role, 'seconds_in_goal', this.#clock - stay.since)
    stay.since = this.#clock
  }
}

const breaks: ReadonlySet<number> = new Set([
  p.endOfPeriod,
  p.endOfFirstQuarter,
  p.halfTime,
  p.endOfThirdQuarter,
  p.gameOver,
])
