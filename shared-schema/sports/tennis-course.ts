import type { Sides } from '../rules/progress/sent-on.ts'
import { noStep, otherSide, type Count, type Course, type Start, type Step } from './model/course.ts'
import { givenPoints } from './model/given-points.ts'
import type { Role } from './model/play-kind.ts'
import type { Play } from './model/play.ts'
import type { PlayerReference } from './model/player-reference.ts'
import type { Situation } from './model/situation.ts'
import { SetScore } from './families/sets.ts'
import { afterTurns, firstServerOf, type Server } from './families/turns-of-service.ts'
import { TennisGame } from './tennis-game.ts'
import { TennisPlayers } from './tennis-players.ts'
import { tennisPlays as p, tennisSet } from './tennis-plays.ts'

/** Turns points into games. Its score counts games, which make up the sets. */
export const withGames =
  (start: Start): Start =>
  sides =>
    new TennisCourse(start(sides), sides)

/**
 * Points make games: 15, 30, 40, deuce and advantage, and the tie-break at 6-6. It follows the server, first
 * and second serves, and break points.
 */
class TennisCourse implements Course {
  readonly #course: Course
  readonly #sets: SetScore
  readonly #players: TennisPlayers
  #game = new TennisGame(4)
  /** The side that served first in the current game, and the serving player, if recorded. */
  #first: Server = null
  #named: PlayerReference | null = null
  #faults = 0
  #wasLastSetOdd = false

  constructor(course: Course, sides: Sides) {
    this.#course = course
    this.#sets = new SetScore(tennisSet, sides)
    this.#players = new TennisPlayers(sides)
  }

  next(play: Play, count: Count): Step {
    this.#players.see(play)
    const given = givenPoints(play)
    if (given) return this.#setsGiven(given, count)
    if (play.type === p.tiebreakToTen) this.#game = new TennisGame(10)
    const isServe = play.type === p.serves || play.type === p.ace || play.type === p.fault
    const own = this.#players.sideOf(play.player_1_team_id)
    if (isServe && own !== null) {
      this.#first = firstServerOf(own, this.#game.turns)
      this.#named = play.player_1_id ?? this.#named
    }
    const step = this.#course.next(play, count)
    if (play.type === p.fault) return this.#fault(count)
    const side = this.#players.sideOf(step.team_id)
    return step.points === 0 || side === null ? this.#ended(step, count) : this.#point(side, count)
  }

  situation(): Situation {
    return {
      ...this.#course.situation(),
      place: this.#game.called,
      onTurn: this.#serving(),
      call: this.#changesEnds() ? 'changeEnds' : null,
    }
  }

  /** After the odd games of a set, at its end if that was one, and after six points of a tie-break. */
  #changesEnds(): boolean {
    const { isTiebreak, played } = this.#game
    if (played > 0) return isTiebreak && played % 6 === 0
    const [one, two] = this.#sets.points
    return one + two === 0 ? this.#wasLastSetOdd : (one + two) % 2 === 1
  }

  #serving(): Server {
    return afterTurns(this.#first, this.#game.turns)
  }

  #servingRole(side: 0 | 1): Role {
    return this.#players.servingRole(side, this.#named)
  }

  /** The second fault in a row is a double fault: a point of the other side. */
  #fault(count: Count): Step {
    this.#faults += 1
    const side = this.#serving()
    if (this.#faults < 2 || side === null) return noStep
    count(this.#servingRole(side), 'double_faults')
    return this.#point(otherSide(side), count)
  }

  #point(winner: 0 | 1, count: Count): Step {
    count(this.#players.role(winner), 'points_won')
    const side = this.#serving()
    if (side !== null) this.#countService(side, winner, count)
    this.#faults = 0
    const won = this.#game.score(winner)
    if (won === null) {
      if (this.#serving() !== side) this.#named = null
      return noStep
    }
    count(this.#players.role(won), 'games_won')
    if (this.#game.isTiebreak) count(this.#players.role(won), 'tiebreaks_won')
    else if (this.#first !== null) this.#countGame(this.#first, won, count)
    // A tie-break to ten in place of a set ends it.
    return this.#ended(
      { ...noStep, team_id: this.#players.teamOf(won), points: 1, endsPeriod: this.#game.target === 10 },
      count,
      true,
    )
  }

  #countService(side: 0 | 1, winner: 0 | 1, count: Count): void {
    const receiver = otherSide(side)
    const serving = this.#servingRole(side)
    const isFirst = this.#faults === 0
    count(serving, 'service_points')
    if (isFirst) count(serving, 'first_serves_in')
    if (winner === side) count(serving, isFirst ? 'first_serve_points_won' : 'second_serve_points_won')
    else count(this.#players.role(receiver), 'return_points_won')
    count(this.#players.role(receiver), 'return_points')
    if (this.#game.isTiebreak || !this.#game.isGamePoint(receiver)) return
    count(serving, 'break_points_faced')
    count(this.#players.role(receiver), 'break_points')
    if (winner === side) count(serving, 'break_points_saved')
  }

  #countGame(side: 0 | 1, won: 0 | 1, count: Count): void {
    const receiver = this.#players.role(otherSide(side))
    count(this.#servingRole(side), 'service_games')
    count(receiver, 'return_games')
    if (won === side) count(this.#servingRole(side), 'service_games_won')
    else count(receiver, 'breaks')
  }

  /** Sets without plays: the current set is over, and the next server is unknown. */
  #setsGiven(given: readonly [number, number], count: Count): Step {
    this.#sets.give(given, count)
    this.#wasLastSetOdd = false
    this.#first = this.#named = null
    this.#faults = 0
    this.#game = new TennisGame(4)
    return noStep
  }

  /** Goes on to the next game, and to the next set if the step ended one. */
  #ended(step: Step, count: Count, isGameOver = false): Step {
    const [before, other] = this.#sets.points
    const endsSet = this.#sets.follow(step, count)
    if (endsSet) this.#wasLastSetOdd = (before + other + step.points) % 2 === 1
    if (!isGameOver && !endsSet) return step
    this.#first = afterTurns(this.#first, isGameOver ? 1 : 0)
    this.#named = null
    this.#faults = 0
    const [one, two] = this.#sets.points
    this.#game = new TennisGame(one === 6 && two === 6 ? 7 : 4)
    return step
  }
}
