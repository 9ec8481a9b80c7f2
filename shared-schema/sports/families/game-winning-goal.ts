import { around, type Start } from '../model/course.ts'
import { givenPoints } from '../model/given-points.ts'
import type { Role } from '../model/play-kind.ts'

/**
 * A course that counts the game-winning goal: the winner's goal that is one more than all of the other
 * team's. During a game it is the one that would win it at the current score. A game decided by a shoot-out
 * has none, nor has one in which some goals were not recorded as plays.
 */
export const withGameWinningGoal =
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const ofTeam1: Role[] = []
    const ofTeam2: Role[] = []
    let winning: Role | undefined
    let isTold = true
    return around(course, (play, count) => {
      const step = course.next(play, count)
      isTold &&= !givenPoints(play)?.some(points => points !== 0)
      if (isTold && (step.points === 0 || step.isShootout || step.team_id === null)) return step
      const scorers = step.team_id === sides.team_1_id ? ofTeam1 : ofTeam2
      if (isTold) scorers.push({ team_id: step.team_id, player: play.player_1_id })
      const now = !isTold
        ? undefined
        : ofTeam1.length > ofTeam2.length
          ? ofTeam1[ofTeam2.length]
          : ofTeam2[ofTeam1.length]
      if (winning) count(winning, 'game_winning_goals', -1)
      if (now) count(now, 'game_winning_goals')
      winning = now
      return step
    })
  }
