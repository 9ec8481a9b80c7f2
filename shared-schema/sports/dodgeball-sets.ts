import { around, type Count, noStep, otherThan, type Start } from './model/course.ts'
import { generalPlays } from './model/general-plays.ts'
import { dodgeballPlays as p } from './dodgeball-plays.ts'

/** The players of a team on the court at the start of a set. */
export const dodgeballPlayers = 6

/**
 * A course that gives a set to the other team when all of one team are out. A catch brings one player back.
 * If the same end of such a set is recorded next, it is not counted again.
 */
export const withPlayersOut =
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const out = new Map<number | null, number>()
    /** The winner of a set that the outs have just ended. */
    let justWon: number | null = null

    return around(course, (play, count) => {
      const step = course.next(play, count)
      if (play.type === generalPlays.halfTime) justWon = null
      if (play.type === p.setWon) {
        const isSame = justWon !== null && justWon === play.player_1_team_id
        justWon = null
        return isSame ? noStep : ended(play.player_1_team_id, count)
      }
      if (play.type === p.setDrawn) return drawn()
      const loser = teamOut(play.type, play.player_1_team_id)
      if (loser === null) return step
      justWon = null
      const left = (out.get(loser) ?? 0) + 1
      out.set(loser, left)
      const thrower = otherThan(loser, sides)
      if (play.type === p.catch) out.set(thrower, Math.max(0, (out.get(thrower) ?? 0) - 1))
      if (left < dodgeballPlayers) return step
      const won = ended(thrower, count)
      justWon = thrower
      return won
    })

    /** The team that loses a player by a play. */
    function teamOut(type: number, own: number | null): number | null {
      if (type === p.hit || type === p.catch) return otherThan(own, sides)
      return type === p.lineFault || type === p.blockFault ? own : null
    }

    function ended(winner: number | null, count: Count) {
      drawn()
      count({ team_id: winner, player: null }, 'sets_won')
      count({ team_id: otherThan(winner, sides), player: null }, 'sets_lost')
      return { ...noStep, team_id: winner, points: 1 }
    }

    function drawn() {
      out.clear()
      justWon = null
      return noStep
    }
  }
