import { around, otherThan, type Count, type Start } from '../model/course.ts'
import { givenPoints } from '../model/given-points.ts'
import type { SetRule } from '../model/set-rule.ts'
import { SetScore } from './sets.ts'

/** The counters of a team that depend on the server. */
export const serviceCounters = ['rallies_served', 'points_on_serve', 'rallies_received', 'side_outs'] as const

/**
 * A course that follows the serve if the winner of a rally serves next: points on the own serve, and
 * side-outs, which are points on the other team's serve. In the first rally of a set the server is known only
 * if the serve was recorded.
 * @param serves the types of plays that are recorded for the serving team
 */
export const withRallyService =
  (rule: SetRule, serves: readonly number[]) =>
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const score = new SetScore(rule, sides)
    let server: number | null = null
    return around(course, (play, count) => {
      const step = course.next(play, count)
      if (serves.includes(play.type)) server = play.player_1_team_id
      if (step.points !== 0) countRally(step.team_id, count)
      if (step.points !== 0) server = step.team_id
      const given = givenPoints(play)
      if (given) {
        score.give(given, () => undefined)
        server = null
      } else if (score.follow(step, () => undefined)) server = null
      return step
    })

    function countRally(winner: number | null, count: Count): void {
      if (server === null) return
      const served = { team_id: server, player: null }
      const received = { team_id: otherThan(server, sides), player: null }
      count(served, 'rallies_served')
      count(received, 'rallies_received')
      if (winner === server) count(served, 'points_on_serve')
      else count(received, 'side_outs')
    }
  }
