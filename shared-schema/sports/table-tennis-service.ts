import { roleOf } from './model/play-kind.ts'
import { around, type Start } from './model/course.ts'
import { givenPoints } from './model/given-points.ts'
import { SetScore } from './families/sets.ts'
import { afterTurns, firstServerOf, type Server } from './families/turns-of-service.ts'
import { tableTennisRule as rule, tableTennisPlays as p } from './table-tennis-plays.ts'

/**
 * A course that follows the serve: two points each, one each from 10-10, and the side that received first
 * serves first in the next game. It counts points on the own serve and on the return for the side that won
 * them, once a server is known.
 */
export const withService =
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const score = new SetScore(rule, sides)
    let first: Server = null
    const turns = (): number => {
      const [one, two] = score.points
      const played = one + two
      const nearlyWon = rule.target - 1
      return played < 2 * nearlyWon ? Math.floor(played / 2) : played - nearlyWon
    }
    return around(
      course,
      (play, count) => {
        const step = course.next(play, count)
        const isServe = play.type === p.serves || play.type === p.ace || play.type === p.serviceError
        const own = play.player_1_team_id
        if (isServe && own !== null) first = firstServerOf(own === sides.team_1_id ? 0 : 1, turns())
        const server = afterTurns(first, turns())
        if (step.points !== 0 && server !== null) {
          const isOnServe = step.team_id === (server === 0 ? sides.team_1_id : sides.team_2_id)
          const winner = [roleOf(play, 1), roleOf(play, 2)].find(role => role.team_id === step.team_id)
          count(
            { team_id: step.team_id, player: winner?.player ?? null },
            isOnServe ? 'points_on_serve' : 'points_on_return',
          )
        }
        const given = givenPoints(play)
        if (given) {
          score.give(given, () => undefined)
          first = null
        } else if (score.follow(step, () => undefined)) first = afterTurns(first, 1)
        return step
      },
      () => ({ onTurn: afterTurns(first, turns()) }),
    )
  }
