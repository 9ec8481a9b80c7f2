import {
  around,
  otherSide,
  sideOf,
  teamOfSide,
  type Count,
  noStep,
  otherThan,
  type Start,
} from './model/course.ts'
import { generalPlays } from './model/general-plays.ts'
import type { Play } from './model/play.ts'
import type { PlayerReference } from './model/player-reference.ts'
import type { SideNumber, Situation } from './model/situation.ts'
import { dodgeballPlays as p } from './dodgeball-plays.ts'

/** The players of a team on the court at the start of a set. */
export const dodgeballPlayers = 6

/**
 * A course that follows who is out, and gives a set to the other team when all of one team are. A catch brings
 * back the player who has been out longest, unless it names another one. If the same end of such a set is
 * recorded next, it is not counted again.
 */
export const withPlayersOut =
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    /** The players out of each team, in the order in which they went out; null is somebody unknown. */
    let out: readonly [Out, Out] = [[], []]
    /** The winner of a set that the outs have just ended. */
    let justWon: number | null = null

    return around(
      course,
      (play, count) => {
        const step = course.next(play, count)
        if (play.type === generalPlays.halfTime) justWon = null
        if (play.type === p.setWon) {
          const isSame = justWon !== null && justWon === play.player_1_team_id
          justWon = null
          return isSame ? noStep : ended(play.player_1_team_id, count)
        }
        if (play.type === p.setDrawn) return drawn()
        const loser = sideOut(play)
        if (loser === null) return step
        justWon = null
        const winner = otherSide(loser)
        out[loser].push(playerOut(play))
        if (play.type === p.catch) bringBack(out[winner], play.player_3_id)
        if (out[loser].length < dodgeballPlayers) return step
        const won = ended(teamOfSide(winner, sides), count)
        justWon = won.team_id
        return won
      },
      situation,
    )

    /** The side that loses a player by a play. */
    function sideOut({ type, player_1_team_id }: Play): SideNumber | null {
      const own = sideOf(player_1_team_id, sides)
      if (own === null) return null
      if (type === p.hit || type === p.catch) return otherSide(own)
      return type === p.lineFault || type === p.blockFault ? own : null
    }

    function ended(winner: number | null, count: Count) {
      drawn()
      count({ team_id: winner, player: null }, 'sets_won')
      count({ team_id: otherThan(winner, sides), player: null }, 'sets_lost')
      return { ...noStep, team_id: winner, points: 1 }
    }

    function drawn() {
      out = [[], []]
      justWon = null
      return noStep
    }

    function situation(): Partial<Situation> {
      const both = [0, 1] as const
      return {
        facts: both.map(side => ({
          word: 'playersLeft',
          side,
          numbers: { many: dodgeballPlayers - out[side].length },
          from: 'plays',
        })),
        players: both.map(side => ({ role: 'returned', side, player: out[side][0] ?? null, isQuiet: true })),
      }
    }
  }

type Out = (PlayerReference | null)[]

const playerOut = ({ type, player_1_id, player_2_id }: Play): PlayerReference | null =>
  type === p.hit || type === p.catch ? player_2_id : player_1_id

/** Takes out of a list the player who is named, or else the first one. */
function bringBack(out: Out, named: PlayerReference | null): void {
  out.splice(named === null ? 0 : Math.max(0, out.indexOf(named)), 1)
}
