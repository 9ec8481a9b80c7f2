import { around, type Start } from '../model/course.ts'
import { roleOf } from '../model/play-kind.ts'
import { basketballPlays as p } from './plays.ts'

const missed: readonly number[] = [
  p.twoPointerMissed,
  p.threePointerMissed,
  p.twoPointerBlocked,
  p.threePointerBlocked,
  p.freeThrowMissed,
]

/**
 * A course that remembers the last miss: a rebound of the shooter's team is offensive, any other is
 * defensive, which is also the usual case if the shot was not recorded.
 */
export const withRebounds =
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    let shooting: number | null = null
    return around(course, (play, count) => {
      const step = course.next(play, count)
      const role = roleOf(play, 1)
      if (missed.includes(play.type)) shooting = role.team_id
      else if (play.type === p.rebound)
        count(role, role.team_id === shooting ? 'rebounds_offensive' : 'rebounds_defensive')
      return step
    })
  }
