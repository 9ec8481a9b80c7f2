import { noStep, type Count, type Start, type Step } from './model/course.ts'
import { givenPoints } from './model/given-points.ts'
import { roleOf, type Role } from './model/play-kind.ts'
import type { Play } from './model/play.ts'
import type { PlayerReference } from './model/player-reference.ts'
import { SetScore } from './families/sets.ts'
import { afterTurns, firstServerOf, type Server } from './families/turns-of-service.ts'
import { TennisGame } from './tennis-game.ts'
import { tennisPlays as p, tennisSet } from './tennis-plays.ts'

/**
 * A course that turns points into games: 15, 30, 40, deuce and advantage, and the tie-break at 6-6. Its score
 * counts games, which make up the sets. It follows the server, first and second serves, and break points.
 */
export const withGames =
  (start: Start): Start =>
  sides => {
    const course = start(sides)
    const sets = new SetScore(tennisSet, sides)
    const teams = [sides.team_1_id, sides.team_2_id] as const
    /**
     * The players on the field or named, by side. A single player means singles: every play of the side is
     * that player's.
     */
    const seen = [new Set<PlayerReference>(), new Set<PlayerReference>()] as const
    let game = new TennisGame(4)
    /** The side that served first in the current game, and the serving player, if recorded. */
    let first: Server = null
    let named: PlayerReference | null = null
    let faults = 0

    const server = (): Server => afterTurns(first, game.turns)
    const roleOfSide = (side: 0 | 1): Role => ({
      team_id: teams[side],
      player: seen[side].size === 1 ? ([...seen[side]][0] ?? null) : null,
    })
    const servingRole = (side: 0 | 1): Role => ({
      team_id: teams[side],
      player: named !== null && seen[side].has(named) ? named : roleOfSide(side).player,
    })

    return {
      next(play, count) {
        see(play)
        const given = givenPoints(play)
        if (given) return setsGiven(given, count)
        if (play.type === p.tiebreakToTen) game = new TennisGame(10)
        const isServe = play.type === p.serves || play.type === p.ace || play.type === p.fault
        const own = sideOf(play.player_1_team_id)
        if (isServe && own !== null) {
          first = firstServerOf(own, game.turns)
          named = play.player_1_id ?? named
        }
        const step = course.next(play, count)
        if (play.type === p.fault) return fault(count)
        const side = sideOf(step.team_id)
        return step.points === 0 || side === null ? ended(step, count) : point(side, count)
      },
      place: () => game.called,
    }

    function see(play: Play): void {
      for (const { team_id, player } of [roleOf(play, 1), roleOf(play, 2)]) {
        const side = sideOf(team_id)
        if (side !== null && player !== null) seen[side].add(player)
      }
    }

    function sideOf(team: number | null): 0 | 1 | null {
      return team === null ? null : team === teams[0] ? 0 : team === teams[1] ? 1 : null
    }

    /** The second fault in a row is a double fault: a point of the other side. */
    function fault(count: Count): Step {
      faults += 1
      const side = server()
      if (faults < 2 || side === null) return noStep
      count(servingRole(side), 'double_faults')
      return point(side === 0 ? 1 : 0, count)
    }

    function point(winner: 0 | 1, count: Count): Step {
      count(roleOfSide(winner), 'points_won')
      const side = server()
      if (side !== null) countService(side, winner, count)
      faults = 0
      const won = game.score(winner)
      if (won === null) {
        if (server() !== side) named = null
        return noStep
      }
      count(roleOfSide(won), 'games_won')
      if (game.isTiebreak) count(roleOfSide(won), 'tiebreaks_won')
      else if (first !== null) countGame(first, won, count)
      // A tie-break to ten in place of a set ends it.
      return ended({ ...noStep, team_id: teams[won], points: 1, endsPeriod: game.target === 10 }, count, true)
    }

    function countService(side: 0 | 1, winner: 0 | 1, count: Count): void {
      const receiver = side === 0 ? 1 : 0
      const serving = servingRole(side)
      const isFirst = faults === 0
      count(serving, 'service_points')
      if (isFirst) count(serving, 'first_serves_in')
      if (winner === side) count(serving, isFirst ? 'first_serve_points_won' : 'second_serve_points_won')
      else count(roleOfSide(receiver), 'return_points_won')
      count(roleOfSide(receiver), 'return_points')
      if (game.isTiebreak || !game.isGamePoint(receiver)) return
      count(serving, 'break_points_faced')
      count(roleOfSide(receiver), 'break_points')
      if (winner === side) count(serving, 'break_points_saved')
    }

    function countGame(side: 0 | 1, won: 0 | 1, count: Count): void {
      const receiver = roleOfSide(side === 0 ? 1 : 0)
      count(servingRole(side), 'service_games')
      count(receiver, 'return_games')
      if (won === side) count(servingRole(side), 'service_games_won')
      else count(receiver, 'breaks')
    }

    /** Sets without plays: the current set is over, and the next server is unknown. */
    function setsGiven(given: readonly [number, number], count: Count): Step {
      sets.give(given, count)
      first = named = null
      faults = 0
      game = new TennisGame(4)
      return noStep
    }

    /** Goes on to the next game, and to the next set if the step ended one. */
    function ended(step: Step, count: Count, isGameOver = false): Step {
      const endsSet = sets.follow(step, count)
      if (!isGameOver && !endsSet) return step
      first = afterTurns(first, isGameOver ? 1 : 0)
      named = null
      faults = 0
      const [one, two] = sets.points
      game = new TennisGame(one === 6 && two === 6 ? 7 : 4)
      return step
    }
  }
