import { around, type Start } from '../model/course.ts'
import type { Role } from '../model/play-kind.ts'

export const ballsOfOver = 6

/**
 * Follows the overs: six balls of one bowler, or fewer if another one takes over. A maiden is a whole over
 * off which the bowler concedes nothing, regardless of byes
 * (https://mail.forthumpire.com/cricket-scoring-glossary); a dot is a ball off which nothing is conceded.
 */
export const withOvers =
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    let bowler = ''
    let balls = 0
    let conceded = 0
    /** A no-ball was called, and its result has not been recorded yet. */
    let isNoBall = false
    return around(course, (play, count) => {
      const ball = { bowled: 0, conceded: 0 }
      const bowlers: Role[] = []
      const step = course.next(play, (role, counter, amount = 1) => {
        count(role, counter, amount)
        if (counter === 'balls_bowled') ball.bowled += amount
        else if (counter === 'runs_conceded') ball.conceded += amount
        else return
        bowlers.push(role)
      })
      const [role] = bowlers
      if (!role) return step
      if (keyOf(role) !== bowler || balls === ballsOfOver) {
        bowler = keyOf(role)
        balls = 0
        conceded = 0
      }
      balls += ball.bowled
      conceded += ball.conceded
      if (ball.bowled === 1 && ball.conceded === 0 && !isNoBall) count(role, 'dot_balls')
      if (ball.bowled === 1 && balls === ballsOfOver && conceded === 0) count(role, 'maidens')
      isNoBall = ball.bowled < 0
      return step
    })
  }

const keyOf = ({ team_id, player }: Role): string => `${team_id}/${player}`
